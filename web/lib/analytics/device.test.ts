import { expect, test } from 'vitest'
import { deviceTypeOf, sizeBucketOf } from '#web/lib/analytics/device.ts'

test.each([
  [0, 'xs'],
  [639, 'xs'],
  [640, 'sm'],
  [767, 'sm'],
  [768, 'md'],
  [1023, 'md'],
  [1024, 'lg'],
  [1279, 'lg'],
  [1280, 'xl'],
  [3840, 'xl'],
])('%d px is %s [R-ANALYT-004] [R-CONST-003]', (width, bucket) => {
  expect(sizeBucketOf(width)).toBe(bucket)
})

test.each([
  [767, 'mobile'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
])('%d px is a %s for the waitlist [R-WAIT-021]', (width, device) => {
  expect(deviceTypeOf(width)).toBe(device)
})
