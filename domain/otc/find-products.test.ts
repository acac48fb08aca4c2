import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import { categoryOf } from './categories.ts'
import { findProducts, type OtcRecommendation } from './find-products.ts'
import { isSafe } from './is-safe.ts'
import { neverWith, type OtcPet } from './never-with.ts'
import { OTC_CATEGORIES } from './category-names.ts'
import type { OtcProduct } from './product.ts'

const aPet = (changes: Partial<OtcPet> = {}): OtcPet => ({
  species: 'dog',
  weightKg: 11.5,
  ageYears: 5,
  conditions: [],
  allergies: [],
  medications: [],
  signs: [],
  ...changes,
})

const wanting = (category: string, changes: Partial<OtcRecommendation> = {}): OtcRecommendation => ({
  category,
  doseHint: '',
  notes: '',
  form: '',
  ...changes,
})

const aProduct = (changes: Partial<OtcProduct> = {}): OtcProduct => ({
  id: 'a-product',
  name: 'A product',
  category: 'wound_care',
  tags: [],
  species: ['dog', 'cat'],
  form: 'spray',
  size: null,
  minAgeWeeks: null,
  minWeightKg: null,
  maxWeightKg: null,
  activeIngredients: [],
  use: 'Scrapes',
  warnings: [],
  avoidIf: [],
  regulatory: 'device',
  retailers: [{ name: 'Chewy', searchUrl: 'https://www.chewy.com/s?query=a' }],
  price: null,
  pricePerDose: null,
  rating: null,
  reviews: null,
  source: 'curated',
  verification: { status: 'recalled' },
  keywords: [],
  ...changes,
})

describe('the category of a suggestion', () => {
  it('knows the ten categories by their own names [R-OTC-005]', () => {
    expect(OTC_CATEGORIES).toHaveLength(10)
    for (const category of OTC_CATEGORIES) expect(categoryOf({ category })).toBe(category)
  })

  it.each([
    ['Flea collar', 'flea_tick'],
    ['teeth cleaning', 'dental_care'],
    ['Ear wash', 'ear_care'],
    ['tear stains', 'eye_care'],
    ['antiseptic spray', 'wound_care'],
    ['hip and mobility', 'joint_support'],
    ['Calming aid', null],
    ['calm', 'anxiety_calming'],
    ['Stool firming', 'digestive_support'],
    ['itch relief', 'skin_coat'],
    ['Vitamins', 'vitamins_minerals'],
    ['probiotic', 'digestive_support'],
    ['hairball', 'digestive_support'],
    ['general', 'vitamins_minerals'],
    ['nothing of the kind', null],
    ['constructor', null],
  ])('reads %s as %s [R-OTC-006]', (category, expected) => {
    expect(categoryOf({ category })).toBe(expected)
  })

  it('lets the first row win and matches whole words only [R-OTC-006]', () => {
    expect(categoryOf({ category: 'ear and skin' })).toBe('ear_care')
    expect(categoryOf({ notes: 'for the heart' })).toBeNull()
  })
})

describe('a search for products', () => {
  const search = (pet: OtcPet, recommendations: readonly OtcRecommendation[], limit = 3) =>
    findProducts('monitor_at_home', pet, recommendations, catalogue, limit)

  it.each(['er_urgent', 'normal_vet'] as const)('finds nothing for %s and says why [R-OTC-001]', (triage) => {
    const found = findProducts(triage, aPet(), [wanting('digestive_support')], catalogue, 3)
    expect(found.matches).toEqual([])
    expect(found.reasonWhenEmpty).toBe(
      'Over-the-counter suggestions are only shown for monitor-at-home results.',
    )
  })

  it('offers the best of every category before the second of any', () => {
    const found = search(aPet(), [wanting('wound_care'), wanting('anxiety_calming')], 2)
    expect(new Set(found.matches.map(({ product }) => product.category))).toEqual(
      new Set(['wound_care', 'anxiety_calming']),
    )
  })

  it('counts what it found and what it left out for safety', () => {
    const found = search(aPet({ conditions: ['diabetes'] }), [wanting('joint_support')])
    const all = catalogue.filter(({ category }) => category === 'joint_support')
    expect(found.found).toBe(all.length)
    expect(found.unsafe).toBeGreaterThan(0)
    expect(found.matches.every(({ product }) => product.form === 'home aid')).toBe(true)
  })

  it('says so when nothing suits', () => {
    const found = search(aPet({ species: 'cat', ageYears: 0.1 }), [wanting('vitamins_minerals')])
    const swallowed = found.matches.filter(({ product }) => product.form !== 'device')
    expect(swallowed).toEqual([])
    expect(search(aPet(), [wanting('no such thing')]).reasonWhenEmpty).toBe(
      'No suitable products were found. Please ask your veterinarian.',
    )
  })

  it('scores a product higher when form and use are what the plan asks for', () => {
    const products = [
      aProduct({ id: 'plain' }),
      aProduct({ id: 'fits', form: 'rinse', use: 'Rinsing small shallow scrapes' }),
    ]
    const asked = wanting('wound_care', { form: 'rinse', notes: 'For small, shallow scrapes.' })
    const { matches } = findProducts('monitor_at_home', aPet(), [asked], products, 3)
    expect(matches.map(({ product, score }) => [product.id, score])).toEqual([
      ['fits', 85],
      ['plain', 60],
    ])
  })

  it('leaves out what no shop sells', () => {
    const { matches } = findProducts(
      'monitor_at_home',
      aPet(),
      [wanting('wound_care')],
      [aProduct({ retailers: [] })],
      3,
    )
    expect(matches).toEqual([])
  })
})

describe('the safety of a product', () => {
  it('can recognise every finding a label speaks of', () => {
    const findings = new Set(catalogue.flatMap(({ avoidIf }) => avoidIf))
    expect([...findings].filter((finding) => neverWith[finding] === undefined)).toEqual([])
  })

  it('counts a finding it does not know as there', () => {
    expect(isSafe(aProduct({ avoidIf: ['a new finding'] }), aPet())).toBe(false)
  })

  it.each(['Ibuprofen', 'naproxen sodium', 'Acetaminophen', 'aspirin 81 mg', 'diclofenac gel'])(
    'never lets %s through, whoever sells it',
    (drug) => {
      for (const species of ['dog', 'cat'] as const) {
        expect(isSafe(aProduct({ name: drug }), aPet({ species }))).toBe(false)
        expect(isSafe(aProduct({ activeIngredients: [drug] }), aPet({ species }))).toBe(false)
      }
    },
  )

  it('never lets permethrin near a cat, and not near a home that may have one', () => {
    const permethrin = catalogue.filter(({ activeIngredients }) =>
      /permethrin/.test(activeIngredients.join()),
    )
    expect(permethrin.length).toBeGreaterThan(0)
    for (const product of permethrin) {
      expect(isSafe(product, aPet({ weightKg: 30 }))).toBe(false)
      expect(isSafe({ ...product, species: ['cat'], avoidIf: [] }, aPet({ species: 'cat' }))).toBe(false)
    }
  })

  it.each([
    ['too light', { minWeightKg: 2 }, { weightKg: 1.9 }],
    ['too heavy', { maxWeightKg: 10 }, { weightKg: 10.1 }],
    ['too young', { minAgeWeeks: 52 }, { ageYears: 0.9 }],
    ['of another kind', { species: ['cat' as const] }, {}],
    ['with a wound', { avoidIf: ['deep_wound'] }, { signs: ['Wound or bite'] }],
    ['with an allergy', { avoidIf: ['fish_allergy'] }, { allergies: ['salmon'] }],
    ['on a steroid', { avoidIf: ['steroid_medicine'] }, { medications: ['Prednisone 5 mg'] }],
    ['sent to a vet by the label', { use: 'Ongoing loose stool, with a vet' }, {}],
  ])('leaves out a product for a pet that is %s', (_why, product, pet) => {
    expect(isSafe(aProduct(product), aPet(pet))).toBe(false)
    expect(isSafe(aProduct(), aPet())).toBe(true)
  })

  it('gives nothing to swallow to a pet that is ill, allergic or on medicine', () => {
    const treat = aProduct({ category: 'digestive_support', form: 'powder' })
    expect(isSafe(treat, aPet())).toBe(true)
    for (const frail of [{ conditions: ['arthritis'] }, { allergies: ['beef'] }, { medications: ['x'] }]) {
      expect(isSafe(treat, aPet(frail))).toBe(false)
    }
  })
})

describe('kinds of products that do not fit a sign', () => {
  const ids = (category: string, changes: Partial<OtcPet>): string =>
    findProducts('monitor_at_home', aPet(changes), [wanting(category)], catalogue, 50)
      .matches.map(({ product }) => `${product.id} ${product.activeIngredients.join(' ')}`)
      .join(' ')

  it.each(['Constipation', 'Straining to poop', 'Vomiting or retching'])('no binder beside %s', (sign) => {
    expect(ids('digestive_support', {})).toMatch(/kaolin/)
    expect(ids('digestive_support', { signs: [sign] })).not.toMatch(/kaolin|pectin/)
  })

  it('no fiber for a pet that vomits', () => {
    expect(ids('digestive_support', {})).toMatch(/pumpkin|psyllium/)
    for (const species of ['dog', 'cat'] as const)
      expect(ids('digestive_support', { species, signs: ['Vomiting or retching'] })).not.toMatch(
        /pumpkin|psyllium|fiber/,
      )
  })

  it.each(['Drinking more than usual', 'Drinking less or not at all'])('no fountain beside %s', (sign) => {
    expect(ids('vitamins_minerals', {})).toMatch(/fountain/)
    expect(ids('vitamins_minerals', { signs: [sign] })).not.toMatch(/fountain/)
  })

  it.each(['Pregnant', 'Nursing', 'Had her puppies two weeks ago', 'Gave birth on Monday', 'C-section'])(
    'nothing to swallow and nothing against fleas for a mother: %s',
    (condition) => {
      const mother = aPet({ signs: [condition] })
      const offered = catalogue.filter((product) => isSafe(product, mother))
      expect(offered.filter(({ regulatory }) => regulatory === 'EPA-registered')).toEqual([])
      expect(
        offered.filter(
          ({ form, category }) =>
            !['wound_care', 'eye_care'].includes(category) &&
            /chew|capsule|tablet|powder|food|gel|oil/.test(form),
        ),
      ).toEqual([])
    },
  )

  it('no product with an empty field', () => {
    const blank = [
      aProduct({ id: 'a', form: ' ' }),
      aProduct({ id: 'b', use: '' }),
      aProduct({ id: 'c', warnings: [''] }),
      aProduct({ id: 'd', retailers: [{ name: '', searchUrl: 'https://www.chewy.com/s?query=a' }] }),
    ]
    expect(findProducts('monitor_at_home', aPet(), [wanting('wound_care')], blank, 9).matches).toEqual([])
    expect(
      catalogue.filter(({ form, use, warnings }) => form === '' || use === '' || warnings.length === 0),
    ).toEqual([])
  })
})

describe('every product for every pet', () => {
  /** For each finding of the labels, words with which an owner says it. */
  const words: Readonly<Record<string, Partial<OtcPet>>> = {
    bite_wound: { signs: ['Bite wound'] },
    bleeding_disorder: { conditions: ['von Willebrand disease'] },
    blockage_suspected: { signs: ['May have swallowed a toy'] },
    blood_in_stool: { signs: ['Blood in stool'] },
    breathing_trouble: { signs: ['Trouble breathing'] },
    cat_benzocaine: { species: 'cat' },
    cat_in_home: {},
    cloudy_eye: { signs: ['Cloudy eye'] },
    deep_wound: { signs: ['Deep wound'] },
    diabetes: { conditions: ['Diabetic'] },
    eardrum_rupture: { conditions: ['ruptured eardrum'] },
    eye_contact: { signs: ['Eye discharge'] },
    eye_injury: { signs: ['Eye injury'] },
    eyelid_swelling_severe: { signs: ['Swollen eyelid'] },
    fever: { signs: ['Fever'] },
    fish_allergy: { allergies: ['Fish'] },
    food_allergy: { allergies: ['Chicken'] },
    head_tilt: { signs: ['Head tilt'] },
    heart_disease: { conditions: ['Heart murmur'] },
    heat: { signs: ['Overheated'] },
    heavy_bleeding: { signs: ['Heavy bleeding'] },
    immune_suppressed: { medications: ['cyclosporine'] },
    kidney_disease: { conditions: ['CKD stage 2'] },
    liver_disease: { conditions: ['Liver shunt'] },
    milk_protein_allergy: { allergies: ['Dairy'] },
    not_drinking: { signs: ['Not drinking'] },
    not_eating: { signs: ['Not eating'] },
    open_sores: { signs: ['Open sores'] },
    pancreatitis: { conditions: ['Pancreatitis last year'] },
    pregnant: { conditions: ['Pregnant'] },
    puppy_or_kitten: { ageYears: 0.5 },
    rabbit_in_home_contact: {},
    sedative_medicine: { medications: ['Trazodone'] },
    seizure_history: { conditions: ['Epilepsy'] },
    severe_ear_pain: { signs: ['Severe ear pain'] },
    shellfish_allergy: { allergies: ['Shellfish'] },
    skin_wound_neck: { signs: ['Wound on the neck'] },
    squinting: { signs: ['Squinting'] },
    steroid_medicine: { medications: ['prednisolone'] },
    thyroid_disease: { conditions: ['Hyperthyroid'] },
    urinary_disease: { conditions: ['Bladder stones'] },
    vomiting_repeated: { signs: ['Vomiting'] },
  }

  /** Just below, at and just above what the label says, and an ordinary value. */
  const around = (limits: readonly (number | null)[], ordinary: number): readonly number[] => [
    ordinary,
    ...limits.flatMap((limit) => (limit === null ? [] : [limit - 0.01, limit, limit + 0.01])),
  ]
  const isOutside = (product: OtcProduct, pet: OtcPet): boolean =>
    !product.species.includes(pet.species) ||
    pet.weightKg < (product.minWeightKg ?? 0) ||
    pet.weightKg > (product.maxWeightKg ?? Infinity) ||
    (pet.ageYears * 365.25) / 7 < (product.minAgeWeeks ?? 0) ||
    /permethrin|hydrocortisone/.test(product.activeIngredients.join()) ||
    (pet.species === 'cat' && /benzocaine \(/.test(product.activeIngredients.join()))

  it('shows none outside its label [R-API-009]', () => {
    const shown = catalogue.flatMap((product) =>
      (['dog', 'cat'] as const).flatMap((species) =>
        around([product.minWeightKg, product.maxWeightKg], 12).flatMap((weightKg) =>
          around([(product.minAgeWeeks ?? 0) / 52.18, 0.5, 1], 5).flatMap((years) => {
            const pet = aPet({ species, weightKg, ageYears: Math.max(0, years) })
            return isSafe(product, pet) ? [{ product, pet }] : []
          }),
        ),
      ),
    )
    expect(shown.length).toBeGreaterThan(500)
    expect(shown.filter(({ product, pet }) => isOutside(product, pet))).toEqual([])
  })

  it('shows none with anything its label speaks against, for every kind of pet', () => {
    const wrong = catalogue.flatMap((product) =>
      product.avoidIf.flatMap((finding) =>
        product.species.flatMap((species) =>
          [0.3, 4, 12, 40].flatMap((weightKg) =>
            [0.2, 0.6, 2, 15].flatMap((ageYears) =>
              isSafe(product, aPet({ species, weightKg, ageYears, ...words[finding] }))
                ? [`${product.id} with ${finding}`]
                : [],
            ),
          ),
        ),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('has words for every finding of the labels, so that none is left untried', () => {
    const findings = new Set(catalogue.flatMap(({ avoidIf }) => avoidIf))
    expect([...findings].filter((finding) => words[finding] === undefined)).toEqual([])
  })

  it('still has something for a healthy grown dog and cat in every category', () => {
    for (const species of ['dog', 'cat'] as const)
      for (const category of OTC_CATEGORIES) {
        const weightKg = species === 'dog' ? 12 : 4.5
        const { matches } = findProducts(
          'monitor_at_home',
          aPet({ species, weightKg }),
          [wanting(category)],
          catalogue,
          3,
        )
        expect(matches.length, `${species} ${category}`).toBeGreaterThan(0)
      }
  })

  it('invents no price and no rating [R-OTC-010]', () => {
    for (const { price, pricePerDose, rating, reviews } of catalogue)
      expect([price, pricePerDose, rating, reviews]).toEqual([null, null, null, null])
  })
})
