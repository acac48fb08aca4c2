/** Where the vet finder looks while nobody knows where the owner is: San Francisco. */
export const DEFAULT_LOCATION = { lat: 37.7749, lng: -122.4194 } as const
