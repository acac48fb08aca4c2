import { useState } from 'react'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderAt } from '#web/testing/render.tsx'
import { faultOfPlace, type MediaFile } from '../case/media.ts'
import { MediaStep } from './media-step.tsx'
import { prepareMedia, type Prepared } from './prepare-media.ts'
import type { Upload } from './upload-states.ts'

type Start = {
  readonly prepare?: (file: File) => Promise<Prepared>
  readonly upload?: Upload
  readonly storedCount?: number
  readonly bring?: () => Promise<boolean>
}

const asItIs = (file: File): Promise<Prepared> => {
  const { name, size, type } = file
  return Promise.resolve({ ok: true, media: { name, size, type, file, previewUrl: `blob:${name}` } })
}

function open({
  prepare = asItIs,
  upload,
  storedCount = 0,
  bring = () => Promise.resolve(true),
}: Start = {}) {
  const onRetry = vi.fn<(file: File) => void>()
  const onContinue = vi.fn<() => void>()
  const onFinish = vi.fn<() => void>()
  const taken: MediaFile[] = []
  function Page() {
    const [files, setFiles] = useState<readonly MediaFile[]>([])
    return (
      <MediaStep
        files={files}
        uploads={new Map(upload === undefined ? [] : files.map(({ file }) => [file, upload]))}
        storedCount={storedCount}
        prepare={prepare}
        onAdd={(media) => {
          const refusal = faultOfPlace(media, taken)
          if (refusal === null) {
            taken.push(media)
            setFiles([...taken])
          }
          return refusal
        }}
        onRemove={(position) => setFiles((now) => now.filter((_, index) => index !== position))}
        onRetry={onRetry}
        onBringBack={bring}
        onBack={() => undefined}
        onContinue={onContinue}
        onFinish={onFinish}
      />
    )
  }
  return { ...renderAt('/media', <Page />), onRetry, onContinue, onFinish }
}
const choose = () => screen.getByLabelText('Choose photos or videos')
const aFile = (name: string, type: string) => new File(['content'], name, { type })
const chosen = () => screen.getByRole('list', { name: 'Chosen photos and videos' })

describe('photos and videos', () => {
  test('are left out, and the notes too, by one button', async () => {
    const { user, onContinue, onFinish } = open()
    await user.click(screen.getByRole('button', { name: 'Leave out the notes too' }))
    expect([onFinish.mock.calls.length, onContinue.mock.calls.length]).toEqual([1, 0])
  })

  test('are optional [R-MEDIA-001] [R-MEDIA-003]', async () => {
    const { user, onContinue } = open()
    expect(screen.getByRole('heading', { level: 1, name: 'Upload Photos or Videos (Optional)' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Skip' }))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(onContinue).toHaveBeenCalledTimes(2)
  })

  test('are taken by click, shown small and removed again [R-MEDIA-002] [R-MEDIA-003]', async () => {
    const { user } = open()
    await user.upload(choose(), [aFile('paw.jpg', 'image/jpeg'), aFile('limp.mp4', 'video/mp4')])
    expect(await screen.findByText('limp.mp4')).toBeTruthy()
    expect(chosen().querySelector('img')?.getAttribute('src')).toBe('blob:paw.jpg')
    expect(chosen().querySelector('video')?.getAttribute('src')).toBe('blob:limp.mp4#t=0.1')
    await user.click(screen.getByRole('button', { name: 'Remove paw.jpg' }))
    expect(screen.queryByText('paw.jpg')).toBeNull()
    expect(screen.getByText('limp.mp4')).toBeTruthy()
  })

  test('are chosen with Enter too, which leads on from everywhere else', async () => {
    const { user, onContinue } = open()
    choose().focus()
    await user.keyboard('{Enter}')
    expect(onContinue).not.toHaveBeenCalled()
    screen.getByRole('heading', { level: 1 }).focus()
    await user.keyboard('{Enter}')
    expect(onContinue).toHaveBeenCalledOnce()
  })

  test('are taken by drop [R-MEDIA-002]', async () => {
    open()
    const zone = choose().parentElement
    if (zone === null) throw new Error('no drop zone')
    fireEvent.drop(zone, { dataTransfer: { files: [aFile('paw.jpg', 'image/jpeg')] } })
    expect(await screen.findByText('paw.jpg')).toBeTruthy()
  })

  test('come straight from the camera of a phone', () => {
    open()
    for (const [label, accept] of [
      ['Photo from the camera', 'image/*'],
      ['Video from the camera', 'video/*'],
    ] as const) {
      const input = screen.getByLabelText(label)
      expect([input.getAttribute('accept'), input.getAttribute('capture')]).toEqual([accept, 'environment'])
    }
  })

  test('that are too big or no photo or video are refused by name [R-MEDIA-004] [R-MEDIA-005]', async () => {
    const { user } = open({ prepare: prepareMedia })
    const big = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'x'.repeat(20)], 'big.jpg', {
      type: 'image/jpeg',
    })
    Object.defineProperty(big, 'size', { value: 10 * 1024 * 1024 })
    const page = new File(['<!doctype html><script>alert(1)</script>'], 'paw.jpg', { type: 'image/jpeg' })
    await user.upload(choose(), [big, page])
    const alert = within(await screen.findByRole('alert'))
    expect(await alert.findByText('big.jpg: File size must be less than 10MB')).toBeTruthy()
    expect(await alert.findByText('paw.jpg: Please upload only images or videos')).toBeTruthy()
    expect(screen.queryByRole('list', { name: 'Chosen photos and videos' })).toBeNull()
  })

  test('that find no place are refused by name [R-MEDIA-008]', async () => {
    const { user } = open()
    const seven = Array.from({ length: 7 }, (_, index) => aFile(`${index}.jpg`, 'image/jpeg'))
    await user.upload(choose(), seven)
    expect(await screen.findByText('6.jpg: You can add up to 6 photos or videos.')).toBeTruthy()
    expect(within(chosen()).getAllByRole('listitem')).toHaveLength(6)
  })

  test('say how far they are on their way', async () => {
    const { user } = open({ upload: { state: 'sending', share: 0.4 } })
    await user.upload(choose(), aFile('paw.jpg', 'image/jpeg'))
    const ring = await screen.findByRole('progressbar', { name: 'Saving paw.jpg' })
    expect(ring.getAttribute('aria-valuenow')).toBe('40')
  })

  test('that did not get through can be tried again', async () => {
    const { user, onRetry } = open({ upload: { state: 'failed' } })
    const file = aFile('paw.jpg', 'image/jpeg')
    await user.upload(choose(), file)
    expect(await screen.findByText('Not saved yet. We will still send it with your answers.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again to save paw.jpg' }))
    expect(onRetry).toHaveBeenCalledExactlyOnceWith(file)
  })

  test('of before a reload are offered again', async () => {
    const bring = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false))
    const { user } = open({ storedCount: 2, bring })
    await user.click(screen.getByRole('button', { name: 'Bring them back' }))
    expect(await screen.findByText('That did not work. Please try again.')).toBeTruthy()
    bring.mockResolvedValue(true)
    await user.click(screen.getByRole('button', { name: 'Bring them back' }))
    expect(screen.queryByText('That did not work. Please try again.')).toBeNull()
  })
})
