/// A program that shows one form on the surface that `SURFACE` names: `terminal`, `screen`, `web` or `gtk`.
public struct ConformanceProgram: Sendable {
  public var path: String
  public var environment: [String: String]

  public init(path: String, environment: [String: String] = [:]) {
    self.path = path
    self.environment = environment
  }

  func environment(for surface: ConformanceSurface, _ hold: WorkHold) -> [String: String] {
    var all = environment
    all["HOLD"] = hold.path
    all["SURFACE"] = surface == .window ? "gtk" : surface.rawValue
    all["PORT"] = "0"
    all["TERM"] = "xterm-256color"
    all["NO_COLOR"] = ""
    return all
  }
}
