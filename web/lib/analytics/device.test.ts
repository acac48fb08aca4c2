import { expect, test } from 'vitest'
import { deviceTypeOf, sizeBucketOf } from '#web/lib/analytics/device.ts'

test.each([
  [0, 'xs', 'mobile'],
  [639, 'xs', 'mobile'],
  [640, 'sm', 'mobile'],
  [767, 'sm', 'mobile'],
  [768, 'md', 'tablet'],
  [1023, 'md', 'tablet'],
  [1024, 'lg', 'desktop'],
  [1279, 'lg', 'desktop'],
  [1280, 'xl', 'desktop'],
  [3840, 'xl', 'desktop'],
])(
  '%d px is %s, and a %s for the waitlist [R-ANALYT-004] [R-CONST-003] [R-WAIT-021]',
  (width, bucket, device) => {
    expect(sizeBucketOf(width)).toBe(bucket)
    expect(deviceTypeOf(width)).toBe(device)
  },
)
