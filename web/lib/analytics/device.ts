export type DeviceType = 'mobile' | 'tablet' | 'desktop'

export type SizeBucket = 'xs' | 'sm' | 'md' | 'lg' | 'xl'

/** The first width, in pixels, of each step above xs. */
const [sm, md, lg, xl] = [640, 768, 1024, 1280] as const

export function sizeBucketOf(width: number): SizeBucket {
  if (width < sm) return 'xs'
  if (width < md) return 'sm'
  if (width < lg) return 'md'
  return width < xl ? 'lg' : 'xl'
}

export function deviceTypeOf(width: number): DeviceType {
  if (width < md) return 'mobile'
  return width < lg ? 'tablet' : 'desktop'
}
