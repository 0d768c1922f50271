import Fieldstone

/// Jobs and schools, each on a page of its own, in an order that people decide on.
@Form
package struct CurriculumVitae: Codable {
  @Field(.purpose(.name))
  var name = ""
  /// The latest one first.
  @Field(.sortable, .adding("Add a job"), .elementTitle("Job"), .placeholder("No jobs yet."))
  var jobs: [Job] = []
  @Field(.sortable, .adding("Add a school"), .elementTitle("School"), .placeholder("No schools yet."))
  var schools: [School] = []
  @Field(.sortable, .unique, .maximumCount(8), .adding("Add a language"), .elementTitle("Language"))
  var languages: [String] = []

  package init() {}
}

@Form
package struct Job: Codable {
  @Field(.required)
  var title = ""
  @Field(.required)
  var company = ""
  @Field("From", .range(1950...2100))
  var firstYear: Int?
  /// Leave it empty if you still work there.
  @Field("To", .range(1950...2100))
  var lastYear: Int?
  @Field(.adding("Add a task"), .elementTitle("Task"))
  var tasks: [String] = []

  package init() {}

  package static func arrange(_ form: FormBuilder<Job>) {
    form.rule(on: \.lastYear) { job in
      guard let first = job.firstYear, let last = job.lastYear, last < first else { return nil }
      return "The job can't have ended before it began."
    }
  }
}

@Form
package struct School: Codable {
  @Field(.required)
  var name = ""
  var degree = ""
  @Field(.range(1950...2100))
  var year: Int?

  package init() {}
}
