@_exported import FieldstoneCore
