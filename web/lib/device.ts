/** The three kinds of device the waitlist knows. */
export type DeviceType = 'mobile' | 'tablet' | 'desktop'

/** How wide a screen is, in the five steps of the design. */
export type SizeBucket = 'xs' | 'sm' | 'md' | 'lg' | 'xl'

/** The step a width belongs to. */
export function sizeBucketOf(width: number): SizeBucket {
  if (width < 640) return 'xs'
  if (width < 768) return 'sm'
  if (width < 1024) return 'md'
  return width < 1280 ? 'lg' : 'xl'
}

/** The kind of device that usually has this width. */
export function deviceTypeOf(width: number): DeviceType {
  if (width < 768) return 'mobile'
  return width < 1024 ? 'tablet' : 'desktop'
}
