export const VET_FINDER_MESSAGES = {
  sessionExpired: 'Your session expired. Please sign in again to use the Vet Finder.',
  signInNeeded: 'Please sign in to use the Vet Finder.',
  tooMany: 'Too many Vet Finder requests. Please wait a moment and try again.',
  network: (action: string) => `${action} failed due to a network error.`,
  failed: (action: string) => `${action} failed.`,
  location: {
    approximateDenied:
      'Location access denied. Using approximate location. Enter your address for better accuracy.',
    approximate: 'Using approximate location...',
    denied: 'Location access was denied. Please enter your address manually.',
    unavailable: 'Location information is unavailable. Please enter your address manually.',
    timedOut: 'Location request timed out. Please enter your address manually.',
    unsupported: 'Geolocation is not supported by your browser. Please enter your address manually.',
    tooMany: 'We are receiving many location requests. Please wait a minute and try again.',
  },
  map: {
    loadFailed: 'Failed to load Google Maps. Please check your internet connection.',
    notAuthorized: 'Google Maps could not be authorized. Please use the clinic list below.',
    notInitialized: 'Google Maps failed to initialize properly. Please refresh the page.',
    unavailable: 'Map unavailable',
  },
  search: {
    failed: 'Error searching for veterinary clinics. Please try again.',
    emergencyFailed: 'Error searching for emergency hospitals. Please try again.',
    refused: 'Search request was denied. Please check API configuration.',
    noClinics: 'No veterinary clinics found in your area. Try searching with a different address.',
    noEmergency: 'No emergency hospitals accepting patients were found near this location.',
    fallback:
      'No emergency hospitals were found nearby. Showing regular clinics - call ahead to confirm they can help.',
  },
  geocode: {
    notFound: 'Could not find that address. Please try again.',
    failed: 'Error searching for address. Please try again.',
  },
} as const
