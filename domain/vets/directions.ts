export const directionsUrl = (clinic: {
  readonly name: string
  readonly formatted_address: string | null
}): string => {
  const address = clinic.formatted_address?.trim() ?? ''
  const destination = address === '' ? clinic.name : address
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
}
