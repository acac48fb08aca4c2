export type Mail = {
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends in the background: a slow mail server never makes a caller wait. */
export type Mailer = {
  readonly send: (mail: Mail) => void
  readonly drain: () => Promise<void>
}

export type Delivery = (mail: Mail) => Promise<void>

type Options = {
  readonly deliver: Delivery
  /** The code holds no address. */
  readonly onFailure: (code: string) => void
  readonly pausesMs?: readonly number[]
  readonly pause?: (ms: number) => Promise<void>
}

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'mail_failed'

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
