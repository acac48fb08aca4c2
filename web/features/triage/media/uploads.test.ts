import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mediaFolder } from '#contract/database/storage.ts'
import { CallFailed } from '#web/lib/calls/call-failed.ts'
import { provideConfig } from '#web/lib/config.ts'
import { removeFiles, uploadFile, type Upload as Sent } from '#web/lib/files/stored-files.ts'
import { forgetTriage } from '#web/lib/storage/triage-memory.ts'
import { testConfig } from '#web/testing/test-config.ts'
import { encodeMedia } from './encode-media.ts'
import { useUploads } from './upload-states.ts'
import { retryAll, startUpload, takeBack } from './uploads.ts'
import { PATIENCE } from '#web/testing/patience.ts'

vi.mock('#web/lib/files/stored-files.ts')

const FOLDER = mediaFolder('owner', 'session')
const aFile = (size = 3, type = 'image/jpeg') => new File(['x'.repeat(size)], 'paw.jpg', { type })
const stateOf = (file: File) => useUploads.getState().uploads.get(file)
const MB = 1024 * 1024

describe('a photo on its way into the own folder', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    vi.mocked(uploadFile).mockResolvedValue()
    vi.mocked(removeFiles).mockResolvedValue()
  })
  afterEach(() => {
    forgetTriage()
    vi.resetAllMocks()
  })

  test('goes into the folder of the owner and the run, under a name of our own', async () => {
    const file = aFile()
    await startUpload(file, FOLDER)
    const { bucket, path } = vi.mocked(uploadFile).mock.calls[0]?.[0] ?? {}
    expect(bucket).toBe('triage-media')
    expect(path).toMatch(/^owner\/session\/[0-9a-f-]{36}\.jpg$/)
    expect(stateOf(file)).toEqual({ state: 'stored', path })
  })

  test('says how far it is', async () => {
    const sent = Promise.withResolvers<void>()
    const seen: Sent[] = []
    vi.mocked(uploadFile).mockImplementation((upload) => {
      seen.push(upload)
      return sent.promise
    })
    const file = aFile()
    const sending = startUpload(file, FOLDER)
    seen[0]?.onProgress?.(0.5)
    expect(stateOf(file)).toEqual({ state: 'sending', share: 0.5 })
    sent.resolve()
    await sending
    seen[0]?.onProgress?.(0.9)
    expect(stateOf(file)?.state).toBe('stored')
  })

  test('is tried again under the same name when the network is back', async () => {
    vi.mocked(uploadFile).mockRejectedValueOnce(new CallFailed('offline'))
    const file = aFile()
    await startUpload(file, FOLDER)
    expect(stateOf(file)).toEqual({ state: 'failed' })
    retryAll()
    await vi.waitFor(() => expect(stateOf(file)?.state).toBe('stored'), PATIENCE)
    const paths = vi.mocked(uploadFile).mock.calls.map(([{ path }]) => path)
    expect(new Set(paths).size).toBe(1)
  })

  test('is taken back from wherever it is', async () => {
    const stored = aFile()
    await startUpload(stored, FOLDER)
    const { path } = vi.mocked(uploadFile).mock.calls[0]?.[0] ?? { path: '' }
    await takeBack(stored)
    expect(removeFiles).toHaveBeenCalledExactlyOnceWith('triage-media', [path])
    expect(stateOf(stored)).toBeUndefined()

    const late = Promise.withResolvers<void>()
    vi.mocked(uploadFile).mockReturnValue(late.promise)
    const moving = aFile()
    const sending = startUpload(moving, FOLDER)
    const { signal, path: second } = vi.mocked(uploadFile).mock.calls[1]?.[0] ?? { path: '' }
    await takeBack(moving)
    expect(signal?.aborted).toBe(true)
    late.resolve()
    await sending
    expect(removeFiles).toHaveBeenLastCalledWith('triage-media', [second])
    expect(stateOf(moving)).toBeUndefined()
  })

  test('is sent no further once the flow is left', () => {
    vi.mocked(uploadFile).mockReturnValue(new Promise(() => undefined))
    const file = aFile()
    void startUpload(file, FOLDER)
    forgetTriage()
    expect(vi.mocked(uploadFile).mock.calls[0]?.[0].signal?.aborted).toBe(true)
    expect(useUploads.getState().uploads.size).toBe(0)
  })

  test('travels inside the request, saved or not [R-MEDIA-006]', async () => {
    vi.mocked(uploadFile).mockRejectedValue(new CallFailed('offline'))
    const file = aFile()
    await startUpload(file, FOLDER)
    const { name, size, type } = file
    await expect(encodeMedia([{ name, size, type, file, previewUrl: null }])).resolves.toEqual([
      { data_url: 'data:image/jpeg;base64,eHh4', mime_type: 'image/jpeg' },
    ])
  })

  test('travels by its address past 20 MB, where a hosted storage has it [R-MEDIA-006] [R-MEDIA-008]', async () => {
    const files = [9, 9].map((size) => aFile(size * MB, 'video/mp4'))
    for (const file of files) await startUpload(file, FOLDER)
    const media = files.map((file) => ({
      name: '',
      size: file.size,
      type: file.type,
      file,
      previewUrl: null,
    }))
    const kinds = async () => (await encodeMedia(media)).map((one) => Object.keys(one)[0])
    expect(await kinds()).toEqual(['data_url', 'url'])
    provideConfig(testConfig({ supabase: { url: window.location.origin, publishableKey: 'key' } }))
    expect(await kinds()).toEqual(['data_url', 'data_url'])
  })
})
