import FieldstoneCore
import Foundation

/// The files and folders of this machine that a typed path may go on with.
struct PathNames: Equatable {
  /// The paths, as they would be typed; those of folders end with a slash.
  let paths: [String]

  /// The most entries of a folder that are looked at.
  private static let most = 10_000

  /// Finds what a path may go on with: the entries of its folder whose names begin with what follows the last slash.
  /// Hidden ones are left out unless a dot is typed.
  init(for path: String) {
    let slash = path.lastIndex(of: "/")
    let typedFolder = slash.map { path[...$0] } ?? ""
    let beginning = slash.map { path[path.index(after: $0)...] } ?? path[...]
    guard !path.utf8.contains(0), path != "~" else {
      paths = path == "~" ? ["~/"] : []
      return
    }
    let folder = typedFolder.isEmpty ? "." : FormFiles.expanded(String(typedFolder))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let fitting = names.prefix(Self.most).filter {
      $0.hasPrefix(beginning) && ($0.first != "." || beginning.first == ".")
    }
    paths = fitting.sorted().map { name in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isFolder)
      return typedFolder + name + (exists && isFolder.boolValue ? "/" : "")
    }
  }

  /// What all of the paths begin with.
  var commonBeginning: String {
    guard let first = paths.first else { return "" }
    return paths.dropFirst().reduce(first) { $0.commonPrefix(with: $1, options: .literal) }
  }

  /// The names without the folder that they are in.
  var names: [String] {
    paths.map { path in
      let isFolder = path.hasSuffix("/")
      let name = path.dropLast(isFolder ? 1 : 0).split(separator: "/").last ?? ""
      return name + (isFolder ? "/" : "")
    }
  }
}
