import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installFakeBackend, type FakeBackend } from '#web/testing/fake-backend.ts'
import { renderAt } from '#web/testing/render.tsx'
import { ExportData } from './export-data.tsx'
import { PATIENCE } from '#web/testing/patience.ts'

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `s${index}`,
    created_at: '2026-11-20T10:00:00Z',
    pet_name: index === 0 ? '=HYPERLINK("https://evil.example")' : 'Rex, the "good" one',
    species: 'dog',
    symptoms: ['vomiting', 'lethargy'],
    follow_up_answers: { onset: 'days_1_to_3' },
    assessment_urgency: 'normal_vet',
  }))

describe('the export of one’s own data', () => {
  let fake: FakeBackend
  let files: { name: string; file: Blob }[]

  beforeEach(async () => {
    fake = await installFakeBackend({
      'GET /rest/v1/user_profiles': { body: [{ id: 'owner', full_name: 'Ada' }] },
      'GET /rest/v1/pet_profiles': { body: [{ id: 'p1', name: 'Rex', is_active: false }] },
    })
    fake.on('GET /rest/v1/triage_sessions', ({ query }) => {
      const from = Number(query.get('offset') ?? 0)
      return { body: rowsOf(130).slice(from, from + Number(query.get('limit'))) }
    })
    files = []
    let last: Blob | null = null
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      last = file instanceof Blob ? file : null
      return 'blob:file'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      if (last !== null) files.push({ name: this.download, file: last })
    })
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    vi.setSystemTime('2026-11-21T12:00:00Z')
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
  const save = async (button: string): Promise<string> => {
    const { user } = renderAt('/history', <ExportData ownerId="owner" />)
    await user.click(screen.getByRole('button', { name: button }))
    await vi.waitFor(() => expect(files).toHaveLength(1), PATIENCE)
    return (await files[0]?.file.text()) ?? ''
  }

  test('is a table of all assessments, in which a formula is only text', async () => {
    const lines = (await save('Assessments (CSV)')).split('\r\n')
    expect(files[0]?.name).toBe('pawlight-assessments-2026-11-21.csv')
    expect(lines).toHaveLength(131)
    expect(lines[0]).toMatch(/^id,created_at,pet_name,species,/)
    expect(lines[1]).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    expect(lines[2]).toContain('"Rex, the ""good"" one",dog')
    expect(lines[2]).toContain('vomiting; lethargy')
  })

  test('is everything as JSON, removed pets too', async () => {
    const data: unknown = JSON.parse(await save('Everything (JSON)'))
    expect(files[0]?.name).toBe('pawlight-my-data-2026-11-21.json')
    expect(data).toMatchObject({
      exportedAt: '2026-11-21T12:00:00.000Z',
      profile: { full_name: 'Ada' },
      pets: [{ name: 'Rex', is_active: false }],
    })
    expect(data).toHaveProperty('assessments.length', 130)
  })

  test('says so when it cannot be read, and gives no half file', async () => {
    fake.on('GET /rest/v1/pet_profiles', { status: 500, body: { message: 'down' } })
    const { user } = renderAt('/history', <ExportData ownerId="owner" />)
    await user.click(screen.getByRole('button', { name: 'Everything (JSON)' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Your data could not be read.')
    expect(files).toEqual([])
  })
})
