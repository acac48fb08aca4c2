import { expectAccessible } from '../support/accessible.ts'
import { keepAssessment, GOES_NOW, IRVINE, SEES_A_VET, STAYS_HOME } from '../support/assessments.ts'
import { Owner } from '../support/owner.ts'
import { expect, test } from '../support/test.ts'

const PARTS = [
  'Medical report',
  'Patient',
  'Chief complaint',
  'Clinical presentation',
  'Assessment',
  'Possible conditions',
  'Recommended actions',
] as const

test('a saved assessment of each level opens in its order, with the finder or the shops, and can be used by everybody [R-TRIAGE-002] [R-ASSESS-006] [R-ASSESS-009] [R-ASSESS-012]', async ({
  page,
  context,
  owner,
  faults,
}) => {
  test.slow()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(IRVINE)
  const finder = page.getByRole('search', { name: 'Vet finder' })
  const levels = [
    [GOES_NOW, /^Go to an emergency vet now/, 'Emergency vets near you'],
    [SEES_A_VET, /^Book a vet visit within 24-48 hours/, 'Vets near you'],
    [STAYS_HOME, /^Monitor at Home/, null],
  ] as const
  for (const [told, title, vets] of levels) {
    await owner.openSaved(told)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(/^Confidence \d+%$/)).toBeVisible()
    const report = page.getByRole('article', { name: 'Medical report' })
    const wanted = [...PARTS, ...(vets === null ? [] : [vets]), 'Where this comes from']
    // the report is drawn after the answer
    await expect
      .poll(async () => {
        const headings = await report.getByRole('heading', { level: 2 }).allTextContents()
        return headings.filter((heading) => wanted.includes(heading))
      })
      .toEqual(wanted)
    const conditions = report
      .locator('details')
      .filter({ has: page.getByRole('heading', { level: 2, name: 'Possible conditions' }) })
    await conditions.getByRole('heading', { level: 2 }).click()
    const named = conditions.getByRole('heading', { level: 3 })
    await expect(named.first()).toBeVisible()
    expect(await named.count()).toBeLessThanOrEqual(3)
    await report.getByRole('heading', { name: 'Where this comes from' }).click()
    await expect(report.getByText('Model used: pawlight-rules-1')).toBeVisible()
    await expect(report.getByText(/^Knowledge sources: \d+ from the/)).toBeVisible()
    const said = await report.innerText()
    expect(said.indexOf('It does not replace professional veterinary care.')).toBeGreaterThan(
      said.indexOf('Knowledge sources:'),
    )
    await expect(report.getByRole('button', { name: 'Print', exact: true })).toBeVisible()
    await expect(report.getByRole('button', { name: 'Start New Assessment' })).toBeVisible()
    const products = page.getByRole('region', { name: 'Products that may help' })
    if (vets === null) await expect(products).toBeVisible()
    else await expect(products).toHaveCount(0)
    const maps = report.getByRole('link', { name: /^Find / })
    await expect(maps).toHaveCount(told === STAYS_HOME || told === GOES_NOW ? 0 : 2)
    for (const map of await maps.all())
      await expect(map).toHaveAttribute(
        'href',
        /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=\w+/,
      )
    if (told === STAYS_HOME) await expect(finder).toHaveCount(0)
    if (told === GOES_NOW) {
      await expect(finder).toBeHidden()
      await page.getByRole('heading', { name: 'Emergency vets near you' }).click()
      await expect(finder).toBeVisible()
    }
    if (told === SEES_A_VET) {
      await page.getByText('Show the list and the map').click()
      await expect(page.getByRole('list', { name: 'Clinics near you' })).toBeVisible()
      const text = (await report.textContent()) ?? ''
      const order = ['Recommended actions', 'Vets near you', 'Address or zip code', 'Model used:'].map(
        (part) => text.indexOf(part),
      )
      expect(order).toEqual(order.toSorted((one, other) => one - other))
      expect(order).not.toContain(-1)
      await expectAccessible(page)
    }
  }
  expect(faults).toEqual([])
})

test('an assessment of someone else is not found, and a broken or old row still says what it can [R-ASSESS-009] [R-ASSESS-010] [R-ASSESS-048]', async ({
  page,
  browser,
  instance,
  owner,
  faults,
}) => {
  const stranger = new Owner(await (await browser.newContext({ baseURL: instance.url })).newPage(), instance)
  const theirs = await keepAssessment(instance, (await stranger.signUp()).email, GOES_NOW)
  await stranger.page.context().close()

  await page.goto(`/assessment?session=${theirs}`)
  await expect(page.getByText('Assessment not found.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Medical report' })).toHaveCount(0)

  await owner.openSaved(SEES_A_VET, { assessment_raw: '{"assessment": {"sev' })
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Book a vet visit within 24-48 hours')
  await expect(page.getByRole('heading', { name: 'Possible conditions' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Recommended actions' })).toHaveCount(0)

  const old = await owner.openSaved(SEES_A_VET, {
    assessment_raw: null,
    assessment_summary: null,
    treatment: null,
    otc_med_rec: null,
    breed: null,
    age: null,
    age_unit: null,
  })
  await expect(title).toHaveText('Book a vet visit within 24-48 hours')
  await page.getByRole('heading', { name: 'Chief complaint' }).click()
  await expect(page.getByText('Limping, Stiffness or trouble moving.')).toBeVisible()
  await page.getByRole('heading', { name: 'Where this comes from' }).click()
  await expect(page.getByText('Model used: Not recorded')).toBeVisible()
  await page.goto(`/treatment?session=${old}`)
  await expect(page.getByText('No treatment plan yet. Complete an assessment first.')).toBeVisible()

  await owner.openSaved(STAYS_HOME, {
    assessment_raw: 'null',
    assessment_summary: null,
    assessment_urgency: null,
  })
  await expect(title).toHaveText('This result could not be read')
  await expect(page.getByText('We cannot tell how urgent this was. Call a vet.')).toBeVisible()
  await page.goto('/history')
  const cards = page.getByRole('article', { name: 'Assessment of Biscuit' })
  await expect(cards).toHaveCount(3)
  await cards
    .first()
    .getByRole('button', { name: /^View record/ })
    .click()
  const record = page.getByRole('dialog', { name: 'Medical record' })
  await expect(record.getByText('We could not read how urgent this was.')).toBeVisible()
  expect(faults).toEqual([])
})
