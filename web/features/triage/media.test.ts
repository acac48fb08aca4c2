import { describe, expect, test } from 'vitest'
import { refusalOf, withoutAt } from './media.ts'

const MB = 1024 * 1024

describe('a file offered by the owner', () => {
  test('must be smaller than 10 MB [R-MEDIA-004]', () => {
    expect(refusalOf({ size: 10 * MB - 1, type: 'image/jpeg' }, [])).toBeNull()
    expect(refusalOf({ size: 10 * MB, type: 'image/jpeg' }, [])).toBe('too-big')
  })

  test('must be an image or a video [R-MEDIA-005]', () => {
    expect(refusalOf({ size: 10, type: 'video/mp4' }, [])).toBeNull()
    expect(refusalOf({ size: 10, type: 'application/pdf' }, [])).toBe('wrong-kind')
    expect(refusalOf({ size: 10, type: '' }, [])).toBe('wrong-kind')
    expect(refusalOf({ size: 10, type: 'image/svg+xml' }, [])).toBe('wrong-kind')
  })

  test('is one of six at most, and of a bounded sum [R-MEDIA-008]', () => {
    const six = Array.from({ length: 6 }, () => ({ size: 1 }))
    expect(refusalOf({ size: 10, type: 'image/png' }, six)).toBe('too-many')
    expect(refusalOf({ size: 9 * MB, type: 'image/png' }, [{ size: 9 * MB }, { size: 5 * MB }])).toBe(
      'too-big-together',
    )
  })
})

test('a file is removed by its position [R-TRIAGE-010]', () => {
  expect(withoutAt(['a', 'b', 'c'], 1)).toEqual(['a', 'c'])
  expect(withoutAt(['a'], 7)).toEqual(['a'])
})
