import { spawn, type ChildProcess } from 'node:child_process'

import type { Runner } from './unprivileged.ts'

const keptLines = 40

/** The settings of a small machine that must not lose an acknowledged row. */
export const settings = (port: number): readonly string[] =>
  Object.entries({
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    password_encryption: 'scram-sha-256',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    shared_buffers: '64MB',
    max_connections: '60',
    work_mem: '8MB',
    max_wal_size: '512MB',
    min_wal_size: '80MB',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_worker_processes: '2',
    max_parallel_workers_per_gather: '0',
    io_method: 'sync',
    jit: 'off',
    timezone: 'UTC',
    idle_in_transaction_session_timeout: '60s',
    log_destination: 'stderr',
    logging_collector: 'off',
    log_checkpoints: 'off',
    // refused statements and their messages can hold what owners wrote about their pets
    log_min_error_statement: 'panic',
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
    lc_messages: 'C',
    cluster_name: 'pawlight',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

export type Program = {
  readonly child: ChildProcess
  readonly lines: string[]
  readonly exited: Promise<number>
}

export const run = (
  runner: Runner,
  program: string,
  args: readonly string[],
  log: (line: string) => void,
  input?: string,
): Program => {
  const [command = program, ...rest] = [...runner.prefix, program, ...args]
  const child = spawn(command, rest, {
    ...runner.spawnOptions,
    cwd: '/',
    // away from the terminal's process group: Ctrl-C must reach us first, and we end the database in order
    detached: process.platform !== 'win32',
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' },
  })
  child.stdin?.end(input)
  const lines: string[] = []
  const collect = (chunk: string): void => {
    for (const line of chunk.split('\n').filter((each) => each.trim() !== '')) {
      lines.push(line)
      if (lines.length > keptLines) lines.shift()
      log(line)
    }
  }
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', collect)
  const exited = new Promise<number>((done) => {
    child.once('error', (cause) => {
      collect(String(cause))
      done(-1)
    })
    child.once('close', (code) => done(code ?? -1))
  })
  return { child, lines, exited }
}
