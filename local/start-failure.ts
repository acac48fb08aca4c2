import { MigrationFailure } from '#local/postgres/schema/migrate.ts'
import { PostgresFailure } from '#local/postgres/server/postgres-failure.ts'
import { SettingsError } from '#local/settings/settings.ts'

export class StartFailure extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.name = 'StartFailure'
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

export const portFailure = (error: unknown, host: string, port: number): StartFailure => {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartFailure(
        `Port ${port} is already in use; stop what listens there or choose another with PORT.`,
        error,
      )
    case 'EACCES':
      return new StartFailure(`Port ${port} may not be used by this user; choose another with PORT.`, error)
    default:
      return new StartFailure(`The address ${host} cannot be listened on; choose another with HOST.`, error)
  }
}

export const directoryFailure = (error: unknown, directory: string): unknown => {
  switch (codeOf(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartFailure(
        `The data directory ${directory} cannot be written; choose another with PAWLIGHT_DATA_DIR.`,
        error,
      )
    case 'ENOSPC':
      return new StartFailure(`There is no space left for the data directory ${directory}.`, error)
    default:
      return error
  }
}

/** The address stays out, it holds the password. */
export const databaseFailure = (error: unknown): unknown => {
  if (error instanceof MigrationFailure) return error
  const code = codeOf(error)
  if (code.startsWith('28')) {
    return new StartFailure('The database refused the user or the password in DATABASE_URL.', error)
  }
  if (code === '3D000') return new StartFailure('The database named in DATABASE_URL does not exist.', error)
  if (/^(ECONN|ENOTFOUND|EHOST|ETIMEDOUT|CONNECT_|CONNECTION_|EAI_)/.test(code)) {
    return new StartFailure('The database in DATABASE_URL cannot be reached.', error)
  }
  return error
}

/** null for a bug. */
export const explain = (error: unknown): string | null =>
  error instanceof StartFailure ||
  error instanceof SettingsError ||
  error instanceof PostgresFailure ||
  error instanceof MigrationFailure
    ? error.message
    : null
