/** True where the device's own map is Apple's; everywhere else the address below opens Google's app or page. */
const hasAppleMaps = (): boolean => /iPhone|iPad|iPod|Macintosh/.test(navigator.userAgent)

/** Searches the device's own map around wherever it is; the place stays between the device and its map. */
export const mapSearch = (what: string): string => {
  const query = new URLSearchParams(hasAppleMaps() ? { q: what } : { api: '1', query: what })
  return hasAppleMaps()
    ? `https://maps.apple.com/?${query.toString()}`
    : `https://www.google.com/maps/search/?${query.toString()}`
}

/** The way by car to the closest of what is wanted, in the device's own map. */
export const mapDirections = (what: string): string => {
  const query = new URLSearchParams(
    hasAppleMaps() ? { daddr: what, dirflg: 'd' } : { api: '1', destination: what, travelmode: 'driving' },
  )
  return hasAppleMaps()
    ? `https://maps.apple.com/?${query.toString()}`
    : `https://www.google.com/maps/dir/?${query.toString()}`
}
