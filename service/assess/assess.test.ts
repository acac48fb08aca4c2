import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { AssessResponse } from '#contract/assess/assess.ts'
import { REX } from '#domain/logic/testing/an-intake.ts'
import { failure } from '#service/testing/failure.ts'
import { aBody, aService } from '#service/testing/small-world.ts'

describe('POST /v1/assess', () => {
  test('answers a valid body with the documented members [R-API-002] [R-ASSESS-015] [R-ASSESS-014]', async () => {
    const { assess } = aService()
    const response = await assess({
      pet: { ...REX, weight: { value: 25.4, unit: 'lbs' } },
      selectedSymptoms: ['vomiting', 'lethargy'],
      followUpAnswers: { onset: 'hours_6_to_24', danger_signs: ['none'] },
      additionalNotes: 'He ate grass.',
      media: [],
    })
    expect(response.status).toBe(200)
    const answer = AssessResponse.parse(await response.json())
    expect(answer.model_used).toBe('pawlight-rules-1')
    expect(answer.ragMetadata).toEqual({
      source: 'knowledge_base',
      sourceCount: 1,
      sourceName: 'Pawlight clinical knowledge base',
    })
    expect(answer.request_id).toBe(response.headers.get('x-request-id'))
  })

  test('sends one of the three levels, equal everywhere [R-API-006]', async () => {
    const { assess } = aService()
    const { assessment, summary } = AssessResponse.parse(await (await assess()).json())
    expect([assessment.severity, summary.severity, summary.triageLevel]).toEqual(Array(3).fill('normal_vet'))
  })

  test('needs no Authorization header and reads none [R-ASSESS-031]', async () => {
    const { assess } = aService()
    expect((await assess()).status).toBe(200)
    expect((await assess(aBody(), { authorization: 'Bearer rubbish' })).status).toBe(200)
  })

  test.each([
    ['no pet', { pet: undefined }, 'pet', 'Please tell us about your pet.'],
    ['no symptoms', { selectedSymptoms: [] }, 'selectedSymptoms', 'Please select symptoms first.'],
    [
      'a problem that is told in words, without any',
      { selectedSymptoms: [], toldInWords: true, additionalNotes: ' ', followUpAnswers: {} },
      'selectedSymptoms',
      'Please select symptoms first.',
    ],
    [
      'symptoms missing',
      { selectedSymptoms: undefined },
      'selectedSymptoms',
      'Please select symptoms first.',
    ],
    [
      'an unknown symptom',
      { selectedSymptoms: ['vomiting', 'sparkling'] },
      'selectedSymptoms',
      'Please select symptoms from the list.',
    ],
    [
      'another species',
      { pet: { name: 'Kiwi', species: 'bird' } },
      'pet.species',
      'Please choose dog or cat.',
    ],
    [
      'long notes',
      { additionalNotes: 'x'.repeat(2001) },
      'additionalNotes',
      'Notes can be at most 2000 characters.',
    ],
    [
      'an answer that is not an option',
      { followUpAnswers: { onset: 'whenever' } },
      'followUpAnswers.onset',
      'Please choose one of the listed answers.',
    ],
    [
      'two answers where one is asked for',
      { followUpAnswers: { onset: ['hours_6_to_24', 'under_1_hour'] } },
      'followUpAnswers.onset',
      expect.any(String),
    ],
    [
      'a number out of reach',
      { followUpAnswers: { resp_rate: '900' } },
      'followUpAnswers.resp_rate',
      'Please enter a number between 0 and 300.',
    ],
    [
      'a weight of nothing',
      { pet: { name: 'Rex', species: 'dog', weight: { value: 0, unit: 'kg' } } },
      'pet.weight.value',
      'Enter a valid weight greater than zero.',
    ],
    [
      'a birthday in the future',
      { pet: { name: 'Rex', species: 'dog', birthday: '2027-01-01' } },
      'pet.birthday',
      'The birthday cannot be in the future.',
    ],
  ])('refuses %s with a sentence for the owner [R-API-003]', async (_name, change, field, message) => {
    const { assess, seen } = aService()
    const answer = await failure(await assess(aBody(change)))
    expect(answer).toMatchObject({ status: 400, code: 'validation_error', message })
    expect(answer.fields).toMatchObject({ [field]: message })
    expect(seen).toEqual([])
  })

  test('takes a problem that is told in words alone, and puts no symptom in its place', async () => {
    const { assess, seen } = aService()
    const told = { selectedSymptoms: [], toldInWords: true, additionalNotes: 'His tail hangs down.' }
    expect((await assess(aBody(told))).status).toBe(200)
    expect(seen).toMatchObject([{ selectedSymptoms: [] }])
  })

  test('tells every wrong field and shows the first [R-API-003] [R-API-001]', async () => {
    const { assess } = aService()
    const answer = await failure(await assess({ pet: { name: '', species: 'fox' }, selectedSymptoms: [] }))
    expect(Object.keys(answer.fields ?? {})).toEqual(['pet.name', 'pet.species', 'selectedSymptoms'])
    expect(answer.message).toBe(answer.fields?.['pet.name'])
  })

  test('never says a made-up field name back [R-API-003]', async () => {
    const { assess } = aService()
    const response = await assess(aBody({ followUpAnswers: { '<script>alert(1)</script>': {} } }))
    expect(await failure(response)).toMatchObject({
      status: 400,
      fields: { followUpAnswers: expect.any(String) },
    })
    expect(JSON.stringify(await (await assess(aBody({ pet: { '<b>': 1 } }))).json())).not.toContain('<b>')
  })

  test('reads a weight written as text, ignores unknown members and unknown questions', async () => {
    const { assess, seen } = aService()
    const response = await assess(
      aBody({
        pet: { name: ' Rex ', species: 'dog', weight: { value: '25.4' }, colour: 'brown' },
        followUpAnswers: { favourite_toy: 'ball' },
        extra: true,
      }),
    )
    expect(response.status).toBe(200)
    expect(seen[0]?.pet).toMatchObject({ name: 'Rex', weight: { value: 25.4, unit: 'lbs' } })
    expect(seen[0]?.pet).not.toHaveProperty('colour')
    expect(seen[0]?.followUpAnswers).toEqual({})
  })

  test('takes an option by its label, with the name of the pet in it', async () => {
    const { assess, seen } = aService()
    const followUpAnswers = {
      onset: '6-24 hours ago',
      danger_signs: ['none', 'Unconscious, or cannot be woken'],
      seizure_activity: ['It stopped, but Rex is not back to normal after an hour'],
    }
    expect((await assess(aBody({ followUpAnswers }))).status).toBe(200)
    expect(seen[0]?.followUpAnswers).toEqual({
      onset: 'hours_6_to_24',
      danger_signs: ['none', 'unresponsive'],
      seizure_activity: 'not_recovered',
    })
  })

  test('takes a puppy born "tomorrow" in another time zone for born today', async () => {
    const { assess, seen } = aService()
    await assess(aBody({ pet: { name: 'Rex', species: 'dog', birthday: '2026-03-02' } }))
    expect(seen[0]?.pet.birthday).toBe('2026-03-01')
  })

  test('mends text the database cannot keep instead of failing', async () => {
    const { assess, seen } = aService()
    const response = await assess(aBody({ additionalNotes: 'a\u0000b\ud800c\u202e' }))
    expect(response.status).toBe(200)
    expect(seen[0]?.additionalNotes).toBe('ab\ufffdc\u202e')
  })

  test('hides what went wrong inside and logs it whole [R-API-001]', async () => {
    const { assess, lines } = aService({
      engine: () => {
        throw new TypeError('secret detail')
      },
    })
    const response = await assess()
    const answer = await failure(response)
    expect(answer).toMatchObject({
      status: 500,
      code: 'internal_error',
      message: 'Something went wrong. Please try again.',
    })
    expect(lines.join('')).toContain('secret detail')
    expect(lines.join('')).toContain(answer.requestId)
  })
})

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==',
  'base64',
)
const dataUrl = (mime: string, content: Uint8Array): string =>
  `data:${mime};base64,${Buffer.from(content).toString('base64')}`

describe('photos and videos', () => {
  test('are known by their content, whatever they call themselves', async () => {
    const { assess } = aService()
    const media = [{ data_url: dataUrl('image/jpeg', png), mime_type: 'image/jpeg' }]
    expect((await assess(aBody({ media }))).status).toBe(200)
  })

  test.each([
    [
      'a page that calls itself a photo',
      dataUrl('image/jpeg', Buffer.from('<html><script>alert(1)</script></html>')),
    ],
    [
      'a drawing with scripts',
      dataUrl('image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    ],
    ['text that is no data at all', 'hello'],
    ['broken base64', 'data:image/png;base64,§§§'],
    ['an empty file', 'data:image/png;base64,'],
  ])('refuse %s', async (_name, data_url) => {
    const { assess } = aService()
    const answer = await failure(await assess(aBody({ media: [{ data_url, mime_type: 'image/png' }] })))
    expect(answer).toMatchObject({
      status: 400,
      code: 'validation_error',
      fields: { 'media.0': 'Please upload only images or videos' },
    })
  })

  test('may have just under 10 MB and no more', async () => {
    const { assess } = aService()
    const limit = 10 * 1024 * 1024
    const of = (size: number) => {
      const content = new Uint8Array(size)
      content.set(png)
      return aBody({ media: [{ data_url: dataUrl('image/png', content), mime_type: 'image/png' }] })
    }
    expect((await assess(of(limit - 1))).status).toBe(200)
    expect(await failure(await assess(of(limit)))).toMatchObject({
      status: 400,
      message: 'File size must be less than 10MB',
    })
  })

  test('are at most six', async () => {
    const { assess } = aService()
    const media = Array.from({ length: 7 }, () => ({
      data_url: dataUrl('image/png', png),
      mime_type: 'image/png',
    }))
    expect(await failure(await assess(aBody({ media })))).toMatchObject({
      status: 400,
      fields: { media: expect.any(String) },
    })
  })

  test('come by address from our own storage only', async () => {
    const { assess } = aService({ storageHost: 'media.pawlight.example' })
    const at = async (url: string) => (await assess(aBody({ media: [{ url }] }))).status
    expect(await at('https://media.pawlight.example/triage-media/a/b.jpg')).toBe(200)
    for (const url of [
      'http://media.pawlight.example/a.jpg',
      'https://evil.example/a.jpg',
      'https://media.pawlight.example@evil.example/a.jpg',
      'https://user:pass@media.pawlight.example/a.jpg',
      'https://media.pawlight.example.evil.example/a.jpg',
      'file:///etc/passwd',
      'http://169.254.169.254/latest/meta-data',
    ]) {
      expect([url, await at(url)]).toEqual([url, 400])
    }
  })
})

test('the published limits of the schema are those of the contract [R-API-018]', async () => {
  const { app } = aService()
  const Document = z.object({
    openapi: z.string(),
    paths: z.record(z.string(), z.unknown()),
    components: z.object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
  })
  const document = Document.parse(await (await app.request('/v1/openapi.json')).json())
  expect(document.openapi).toMatch(/^3\.1\./)
  expect(Object.keys(document.paths)).toContain('/v1/assess')
  expect(JSON.stringify(document.components.schemas['AssessRequest'])).toContain('"maxLength":2000')
  const references = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(
    (match) => match[1],
  )
  expect(references.length).toBeGreaterThan(5)
  for (const name of references) expect(Object.keys(document.components.schemas)).toContain(name)
})
