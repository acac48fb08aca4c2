/** The three kinds of device the waitlist knows. */
export type DeviceType = 'mobile' | 'tablet' | 'desktop'

/** The kind of device that usually has this width. */
export function deviceTypeOf(width: number): DeviceType {
  if (width < 768) return 'mobile'
  return width < 1024 ? 'tablet' : 'desktop'
}
