export const DEFAULT_PLACE = 'San Francisco'
/** Where the vet finder looks while nobody knows where the owner is. */
export const DEFAULT_LOCATION = { lat: 37.7749, lng: -122.4194 } as const
