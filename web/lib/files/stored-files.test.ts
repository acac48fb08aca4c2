import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { uploadFile } from '#web/lib/files/stored-files.ts'
import { aSession } from '#web/testing/accounts.ts'
import { installFakeBackend } from '#web/testing/fake-backend.ts'

/** A request that a test answers by hand. */
class FakeRequest extends EventTarget {
  static made: FakeRequest[] = []
  readonly upload = new EventTarget()
  readonly headers = new Map<string, string>()
  status = 0
  address = ''
  body: unknown
  timeout = 0
  constructor() {
    super()
    FakeRequest.made.push(this)
  }
  open(method: string, address: string): void {
    this.address = `${method} ${address}`
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value)
  }
  send(body: unknown): void {
    this.body = body
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'))
  }
  answer(status: number): void {
    this.status = status
    this.dispatchEvent(new Event('load'))
  }
}

const session = aSession()
const FILE = new File(['x'], 'paw.jpg', { type: 'image/jpeg' })
const upload = { bucket: 'triage-media', path: 'owner/run/a.jpg', file: FILE } as const
const request = () => vi.waitUntil(() => FakeRequest.made.find(({ body }) => body !== undefined))

describe('a file sent into the own folder', () => {
  beforeEach(async () => {
    FakeRequest.made = []
    vi.stubGlobal('XMLHttpRequest', FakeRequest)
    localStorage.setItem('pawlight-auth-token', JSON.stringify(session))
    await installFakeBackend()
  })
  afterEach(() => void vi.unstubAllGlobals())

  test('carries the owner’s token and its own type, and tells how far it is', async () => {
    const shares: number[] = []
    const sending = uploadFile({ ...upload, onProgress: (share) => shares.push(share) })
    const sent = await request()
    expect(sent.address).toBe('POST https://backend.test/storage/v1/object/triage-media/owner/run/a.jpg')
    expect(sent.headers.get('authorization')).toBe(`Bearer ${session.access_token}`)
    expect(sent.headers.get('content-type')).toBe('image/jpeg')
    sent.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 4 }))
    sent.answer(200)
    await sending
    expect(shares).toEqual([0.25])
  })

  test('that is there already counts as sent', async () => {
    const sending = uploadFile(upload)
    ;(await request()).answer(409)
    await expect(sending).resolves.toBeUndefined()
  })

  test.each([
    [413, 'too_large'],
    [429, 'rate_limited'],
    [503, 'unavailable'],
  ])('answered %d has failed as %s', async (status, kind) => {
    const sending = uploadFile(upload)
    ;(await request()).answer(status)
    await expect(sending).rejects.toMatchObject({ kind })
  })

  test('can be stopped', async () => {
    const controller = new AbortController()
    const sending = uploadFile({ ...upload, signal: controller.signal })
    await request()
    controller.abort()
    await expect(sending).rejects.toMatchObject({ kind: 'aborted' })
  })

  test('needs someone who is signed in', async () => {
    localStorage.clear()
    await installFakeBackend()
    await expect(uploadFile(upload)).rejects.toMatchObject({ kind: 'auth_required' })
  })
})
