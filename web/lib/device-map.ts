const hasAppleMaps = (): boolean => /iPhone|iPad|iPod|Macintosh/.test(navigator.userAgent)

/** The place stays between the device and its map. */
export const mapSearch = (what: string): string => {
  const query = new URLSearchParams(hasAppleMaps() ? { q: what } : { api: '1', query: what })
  return hasAppleMaps()
    ? `https://maps.apple.com/?${query.toString()}`
    : `https://www.google.com/maps/search/?${query.toString()}`
}
