import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '..', '..')
const run = promisify(execFile)
const START_LIMIT_MS = 90_000

type InboxItem = {
  readonly reference: string
  readonly status: string
  readonly from: string
  readonly about: string
  readonly details: Readonly<Record<string, unknown>>
}

export class Instance {
  readonly port: number
  readonly dataDir: string
  #process: ChildProcess | null = null
  #output = ''

  readonly #settings: Readonly<Record<string, string>>

  private constructor(port: number, dataDir: string, settings: Readonly<Record<string, string>>) {
    this.port = port
    this.dataDir = dataDir
    this.#settings = settings
  }

  static async start(settings: Readonly<Record<string, string>> = {}): Promise<Instance> {
    const dataDir = mkdtempSync(join(tmpdir(), 'pawlight journey '))
    const instance = new Instance(await freePort(), dataDir, settings)
    await instance.launch()
    return instance
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async launch(): Promise<void> {
    const child = spawn(process.execPath, ['local/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        PUBLIC_URL: this.url,
        PAWLIGHT_DATA_DIR: this.dataDir,
        RATE_LIMIT_FACTOR: '0',
        ...this.#settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    child.stdout?.on('data', (chunk: Buffer) => (this.#output += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (this.#output += chunk.toString()))
    const limit = Date.now() + START_LIMIT_MS
    while (!(await this.isReady())) {
      if (child.exitCode !== null || Date.now() > limit)
        throw new Error(`Pawlight did not start on ${this.url}:\n${this.#output}`)
      await pause(100)
    }
  }

  async isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/readyz`)).ok
    } catch {
      return false
    }
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM')
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  async operate(...command: readonly string[]): Promise<string> {
    const { stdout } = await run(process.execPath, ['local/cli/main.ts', ...command], {
      cwd: root,
      env: { ...process.env, PAWLIGHT_DATA_DIR: this.dataDir },
    })
    return stdout
  }

  /** What waits for the operator. */
  async inbox(kind: 'contact' | 'deletion'): Promise<readonly InboxItem[]> {
    const { items }: { items: InboxItem[] } = JSON.parse(
      await this.operate('inbox', 'list', '--kind', kind, '--json'),
    )
    return items
  }

  async freeInviteCode(): Promise<string> {
    const stdout = await this.operate('invites', 'create', '--count', '1', '--json')
    const code = /\b\d{6}\b/.exec(stdout)?.[0]
    if (code === undefined) throw new Error(`No invite code was made:\n${stdout}`)
    return code
  }

  /** The newest one; waits up to 15 seconds for it to arrive. */
  async linkMailedTo(address: string, like: RegExp = /./): Promise<string> {
    const outbox = join(this.dataDir, 'outbox')
    const limit = Date.now() + 15_000
    while (Date.now() < limit) {
      const link = newestLink(outbox, address, like)
      if (link !== null) return link
      await pause(100)
    }
    throw new Error(`No mail with a link reached ${address}.`)
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process
    if (child === null || child.exitCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
    this.#process = null
  }
}

function newestLink(outbox: string, address: string, like: RegExp): string | null {
  const links = readdirSync(outbox, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.eml'))
    .map((entry) => readFileSync(join(outbox, entry.name), 'utf8'))
    .filter((mail) => mail.toLowerCase().includes(`to: ${address.toLowerCase()}`))
    .map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
    .map((text) => /https?:\/\/[^\s"'<>]+\/auth\/[^\s"'<>]+/.exec(text)?.[0]?.replaceAll('&amp;', '&'))
  return links.findLast((link) => link !== undefined && like.test(link)) ?? null
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('No free port was found.'))
        else resolve(address.port)
      })
    })
  })
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
