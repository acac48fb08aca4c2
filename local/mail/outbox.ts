import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Delivery } from '#local/mail/mail.ts'

/** The time first, so that they sort by it. */
const NAME = /^[0-9]{13}-[0-9a-f]{12}$/

const RECIPIENT = /^To: <?([^\r\n>]*)>?/m

export type Outbox = {
  readonly deliver: Delivery
  /** Newest first. */
  readonly list: () => Promise<readonly string[]>
  readonly read: (name: string) => Promise<Buffer | null>
  readonly forget: (address: string) => Promise<void>
}

const missing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

export const openOutbox = (directory: string, from: string): Outbox => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const deliver: Delivery = async (mail) => {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    const { message } = await transport.sendMail({ from, ...mail })
    const name = `${Date.now()}-${randomBytes(6).toString('hex')}`
    const draft = join(directory, `.${name}`)
    // renamed when complete: a reader never sees half a mail
    await writeFile(draft, message, { mode: 0o600 })
    await rename(draft, join(directory, `${name}.eml`))
  }
  const list = async (): Promise<readonly string[]> => {
    const files = await readdir(directory).catch((error: unknown) => {
      if (missing(error)) return []
      throw error
    })
    const names = files.filter((file) => file.endsWith('.eml')).map((file) => file.slice(0, -'.eml'.length))
    return names.filter((name) => NAME.test(name)).sort((a, b) => (a < b ? 1 : -1))
  }
  const read = async (name: string): Promise<Buffer | null> => {
    if (!NAME.test(name)) return null
    return readFile(join(directory, `${name}.eml`)).catch((error: unknown) => {
      if (missing(error)) return null
      throw error
    })
  }
  const forget = async (address: string): Promise<void> => {
    for (const name of await list()) {
      const to = RECIPIENT.exec((await read(name))?.toString('utf8') ?? '')?.[1]
      if (to?.trim().toLowerCase() === address.toLowerCase())
        await rm(join(directory, `${name}.eml`), { force: true })
    }
  }
  return { deliver, list, read, forget }
}
