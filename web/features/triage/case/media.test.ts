import { describe, expect, test } from 'vitest'
import { mediaKindOf } from '#contract/assess/media-kind.ts'
import { faultOfFile, faultOfPlace, withoutAt } from './media.ts'

const MB = 1024 * 1024
const kindOf = (text: string) => mediaKindOf(new TextEncoder().encode(text.padEnd(64)))
const JPEG = mediaKindOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, ...Array.from({ length: 20 }, () => 0)))

describe('a file offered by the owner', () => {
  test('must be smaller than 10 MB [R-MEDIA-004]', () => {
    expect(faultOfFile({ size: 10 * MB - 1, kind: JPEG })).toBeNull()
    expect(faultOfFile({ size: 10 * MB, kind: JPEG })).toBe('too-big')
  })

  test('must be an image or a video by its content [R-MEDIA-005]', () => {
    expect(faultOfFile({ size: 10, kind: kindOf('xxxxftypmp42') })).toBeNull()
    for (const text of [
      '%PDF-1.7',
      '<svg xmlns="http://www.w3.org/2000/svg">',
      '<!doctype html>',
      'hello',
      '',
    ])
      expect(faultOfFile({ size: 10, kind: kindOf(text) })).toBe('wrong-kind')
  })

  test('is one of six at most, and of a bounded sum [R-MEDIA-008]', () => {
    const six = Array.from({ length: 6 }, () => ({ size: 1 }))
    expect(faultOfPlace({ size: 10 }, six)).toBe('too-many')
    expect(faultOfPlace({ size: 10 }, six.slice(1))).toBeNull()
    expect(faultOfPlace({ size: 9 * MB }, [{ size: 9 * MB }, { size: 5 * MB }])).toBe('too-big-together')
  })
})

test('a file is removed by its position [R-TRIAGE-010]', () => {
  expect(withoutAt(['a', 'b', 'c'], 1)).toEqual(['a', 'c'])
  expect(withoutAt(['a'], 7)).toEqual(['a'])
})
