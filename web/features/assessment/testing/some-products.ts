import type { AssessResponse } from '#contract/assess/assess.ts'
import type { OtcItem, OtcSearchAnswer } from '#contract/otc.ts'

type Medication = AssessResponse['summary']['plan']['otcMedications'][number]

export const aMedication = (changes: Partial<Medication> = {}): Medication => ({
  name: 'Probiotic powder for dogs',
  genericName: 'Probiotic',
  dosage: 'As the label says.',
  frequency: 'Once a day',
  duration: '3 days',
  notes: 'Mix it into a meal.',
  warnings: ['Stop if Rex gets worse.', 'Contains milk.', 'A third warning.'],
  category: 'digestive_support',
  form: 'powder',
  medSearchCategory: 'digestive_support',
  purchaseLinks: [],
  ...changes,
})

export const aProduct = (changes: Partial<OtcItem> = {}): OtcItem => ({
  name: 'Gut powder',
  retailer: { name: 'Amazon' },
  pricing: { price: null, pricePerDose: null },
  size: '30 ct',
  form: 'powder',
  rating: null,
  reviews: null,
  source: 'curated',
  match: { score: 85 },
  safety: { warnings: ['First warning', 'Second warning', 'Third warning'] },
  url: 'https://www.amazon.com/s?k=gut',
  purchaseLinks: [
    { vendor: 'Amazon', url: 'https://www.amazon.com/s?k=gut' },
    { vendor: 'Chewy', url: 'https://www.chewy.com/s?query=gut' },
    { vendor: 'Corner Shop', url: 'https://shop.example/gut' },
  ],
  ...changes,
})

export const anOtcAnswer = (changes: Partial<OtcSearchAnswer> = {}): OtcSearchAnswer => ({
  items: [aProduct()],
  reasonWhenEmpty: null,
  meta: {
    requestId: 'req_2',
    triage: 'monitor_at_home',
    categoriesResolved: ['digestive_support'],
    productsFound: 7,
    providersFailed: [],
    safetyFilteredCount: 2,
    latencyMs: 3,
  },
  ...changes,
})
