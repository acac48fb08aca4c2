export type PostgresFailureCode =
  | 'no_binaries'
  | 'unwritable'
  | 'disk_full'
  | 'in_use'
  | 'other_version'
  | 'damaged'
  | 'cannot_leave_root'
  | 'did_not_start'

const sentences: Record<PostgresFailureCode, (where: string) => string> = {
  no_binaries: () =>
    'There is no embedded PostgreSQL for this kind of machine; set DATABASE_URL to a PostgreSQL server instead.',
  unwritable: (where) =>
    `The data directory ${where} cannot be written; choose another with PAWLIGHT_DATA_DIR or change its owner.`,
  disk_full: (where) => `The disk that holds ${where} is full; free some space and start again.`,
  in_use: (where) =>
    `Another Pawlight is already running on the data directory ${where}; stop it first or choose another directory.`,
  other_version: (where) =>
    `The data directory ${where} was made by another version of PostgreSQL; start it with the release that made it, or restore a backup into a new directory.`,
  damaged: (where) =>
    `The database in ${where} is damaged and cannot be opened; restore a backup into a new data directory.`,
  cannot_leave_root: (where) =>
    `PostgreSQL refuses to run as root and no other user can reach ${where}; start Pawlight as a normal user.`,
  did_not_start: (where) => `The embedded database in ${where} did not start; the log above says why.`,
}

export class PostgresFailure extends Error {
  readonly code: PostgresFailureCode
  /** The last lines PostgreSQL itself wrote, for the log only. */
  readonly detail: string

  constructor(code: PostgresFailureCode, where: string, detail = '') {
    super(sentences[code](where))
    this.name = 'PostgresFailure'
    this.code = code
    this.detail = detail
  }
}
