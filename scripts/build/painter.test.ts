import { expect, test, vi } from 'vitest'
import { createPainter } from './painter.ts'

vi.mock('@takumi-rs/core', () => {
  throw new Error('Cannot find native binding')
})

test('a machine that cannot draw says which it is and what to do', async () => {
  await expect(createPainter()).rejects.toThrow(
    `cannot be drawn on this machine (${process.platform} ${process.arch})`,
  )
})
