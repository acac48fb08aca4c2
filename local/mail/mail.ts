/** One mail to one person, as text and as a page. */
export type Mail = {
  readonly to: string
  /** Who gets the answer, where that is not the sender. */
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends mails in the background: a slow mail server never makes a caller wait. */
export type Mailer = {
  readonly send: (mail: Mail) => void
  /** Resolves when everything handed over so far has gone out or was given up. */
  readonly drain: () => Promise<void>
}

/** One attempt to hand a mail over. */
export type Delivery = (mail: Mail) => Promise<void>

type Options = {
  readonly deliver: Delivery
  /** Told when a mail was given up, with a code that holds no address. */
  readonly onFailure: (code: string) => void
  /** Pauses between attempts. */
  readonly pausesMs?: readonly number[]
  readonly pause?: (ms: number) => Promise<void>
}

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'mail_failed'

/** A mailer that tries a few times before it gives a mail up. */
export const createMailer = ({
  deliver,
  onFailure,
  pausesMs = [1000, 5000, 30_000],
  pause = wait,
}: Options): Mailer => {
  const underWay = new Set<Promise<void>>()
  const work = async (mail: Mail): Promise<void> => {
    for (const ms of [...pausesMs, null]) {
      try {
        await deliver(mail)
        return
      } catch (error) {
        if (ms === null) onFailure(codeOf(error))
        else await pause(ms)
      }
    }
  }
  const send = (mail: Mail): void => {
    const job = work(mail).finally(() => underWay.delete(job))
    underWay.add(job)
  }
  return { send, drain: async () => void (await Promise.allSettled(underWay)) }
}
