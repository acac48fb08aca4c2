export const DEFAULT_PLACE = 'San Francisco'
export const DEFAULT_LOCATION = { lat: 37.7749, lng: -122.4194 } as const
