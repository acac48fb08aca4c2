/** The width steps of the layout, and the three kinds of device the waitlist knows. */
export type WidthBucket = 'xs' | 'sm' | 'md' | 'lg' | 'xl'
export type DeviceType = 'mobile' | 'tablet' | 'desktop'

/** The layout bucket of a width in CSS pixels. */
export function bucketOf(width: number): WidthBucket {
  if (width < 640) return 'xs'
  if (width < 768) return 'sm'
  if (width < 1024) return 'md'
  if (width < 1280) return 'lg'
  return 'xl'
}

/** The kind of device that usually has this width. */
export function deviceTypeOf(width: number): DeviceType {
  if (width < 768) return 'mobile'
  return width < 1024 ? 'tablet' : 'desktop'
}
