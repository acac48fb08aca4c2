import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isMadeOnDevice } from '../made-on-device.ts'
import { assessOnDevice, preloadEngine } from './on-device.ts'
import { aRequest } from '../testing/an-answer.ts'
import { PATIENCE } from '#web/testing/patience.ts'

vi.mock('#domain/engine/notes/read-notes.ts', () => {
  throw new Error('The network is gone.')
})

const asked = (additionalNotes: string) => ({ ...aRequest(), additionalNotes })

describe('the engine on a device that could not get its reader', () => {
  let warned: ReturnType<typeof vi.spyOn>
  beforeEach(() => {
    warned = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  })
  afterEach(() => vi.restoreAllMocks())

  test('still answers where nothing was written', async () => {
    const answer = await assessOnDevice(asked(''))
    expect(answer).not.toBeNull()
    expect(answer !== null && isMadeOnDevice(answer)).toBe(true)
  })

  test('does not answer without reading what was written', async () => {
    expect(await assessOnDevice(asked('Her gums are white and she collapsed.'))).toBeNull()
    expect(warned).toHaveBeenCalled()
  })

  test('goes on without the reader when the flow begins', async () => {
    void preloadEngine()
    await vi.waitFor(() => expect(warned).toHaveBeenCalled(), PATIENCE)
  })
})
