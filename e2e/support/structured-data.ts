type Part = Readonly<Record<string, unknown>>

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null
const isWords = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
const isAddress = (value: unknown): boolean => typeof value === 'string' && URL.canParse(value)
const isPrice = (value: unknown): boolean => /^\d+(?:\.\d{2})?$/.test(String(value))
const isListOf = (value: unknown, fits: (part: Part, index: number) => boolean): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((one, index) => isPart(one) && fits(one, index))

const isOffer = (offer: Part): boolean =>
  offer['@type'] === 'Offer' &&
  isWords(offer['name']) &&
  isPrice(offer['price']) &&
  offer['priceCurrency'] === 'USD'

const isQuestion = ({ '@type': type, name, acceptedAnswer }: Part): boolean =>
  type === 'Question' &&
  isWords(name) &&
  isPart(acceptedAnswer) &&
  acceptedAnswer['@type'] === 'Answer' &&
  isWords(acceptedAnswer['text'])

const isStep = ({ '@type': type, position, name, item }: Part, index: number): boolean =>
  type === 'ListItem' && position === index + 1 && isWords(name) && isAddress(item)

const COMPLETE: Readonly<Record<string, (part: Part) => boolean>> = {
  WebSite: ({ name, url }) => isWords(name) && isAddress(url),
  Organization: ({ name, url, logo }) => isWords(name) && isAddress(url) && isAddress(logo),
  WebPage: ({ name, description, url }) => isWords(name) && isWords(description) && isAddress(url),
  Product: ({ name, description, offers }) =>
    isWords(name) && isWords(description) && isListOf(offers, isOffer),
  FAQPage: ({ mainEntity }) => isListOf(mainEntity, isQuestion),
  BreadcrumbList: ({ itemListElement }) => isListOf(itemListElement, isStep),
}

export function faultsOfData(json: string): string[] {
  const data: unknown = JSON.parse(json)
  if (!isPart(data) || data['@context'] !== 'https://schema.org' || !Array.isArray(data['@graph']))
    return ['not a graph of schema.org']
  const types = data['@graph'].map((part: unknown) => (isPart(part) ? String(part['@type']) : ''))
  const twice = types.filter((type, index) => types.indexOf(type) !== index)
  const missing = ['WebSite', 'Organization'].filter((type) => !types.includes(type))
  const incomplete = data['@graph'].filter(
    (part: unknown) => !isPart(part) || COMPLETE[String(part['@type'])]?.(part) !== true,
  )
  return [
    ...twice.map((type) => `${type} twice`),
    ...missing.map((type) => `no ${type}`),
    ...incomplete.map((part: unknown) => `incomplete: ${JSON.stringify(part)}`),
  ]
}

export const questionsIn = (json: string): string[] =>
  [...json.matchAll(/"@type":"Question","name":("(?:[^"\\]|\\.)*")/g)].map(([, text = '""']): string =>
    JSON.parse(text),
  )
