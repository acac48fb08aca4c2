import { isIP } from 'node:net'

/** This machine, or a network that nobody outside sees: there a question may travel unencrypted. */
const isNear = (host: string): boolean => {
  if (host === 'localhost' || host === '[::1]') return true
  if (isIP(host) === 4) return /^(?:127|10)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\./.test(host)
  return /^[a-z0-9-]+$/i.test(host) || /\.(?:local|internal|lan|home\.arpa)$/i.test(host)
}

export const isAddress = (value: string): boolean => {
  const url = URL.canParse(value) ? new URL(value) : null
  if (url === null || url.username !== '' || url.search !== '' || url.hash !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isNear(url.hostname))
}

export const ADDRESS =
  'must be an address such as https://host/v1; http is for this machine and private networks only'
