import { PostgresFailure } from './postgres-failure.ts'

export const errorCode = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : ''

export const fromFileSystem = (cause: unknown, where: string): unknown => {
  switch (errorCode(cause)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new PostgresFailure('disk_full', where, String(cause))
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
      return new PostgresFailure('unwritable', where, String(cause))
    default:
      return cause
  }
}

export const fromOutput = (lines: readonly string[], where: string): PostgresFailure => {
  const text = lines.join('\n')
  if (/No space left on device/.test(text)) return new PostgresFailure('disk_full', where, text)
  if (/initialized by PostgreSQL version/.test(text)) {
    return new PostgresFailure('other_version', where, text)
  }
  if (/lock file "postmaster.pid" already exists|pre-existing shared memory block/.test(text)) {
    return new PostgresFailure('in_use', where, text)
  }
  if (
    // the version file was found right before: a control file that does not fit it is a broken one
    /database files are incompatible|could not locate a valid checkpoint|PANIC|invalid checkpoint|incorrect checksum|could not (open|read) file|is not a valid data directory|invalid data/.test(
      text,
    )
  ) {
    return new PostgresFailure('damaged', where, text)
  }
  return new PostgresFailure('did_not_start', where, text)
}
