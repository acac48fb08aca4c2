import { beforeAll, describe, expect, test } from 'vitest'
import { VetClinic } from '#contract/map/map.ts'
import { aClinic } from '#contract/map/testing/a-clinic.ts'
import { milesBetween } from '#domain/vets/distance.ts'
import { nameSaysDayAndNight, nameSaysEmergency } from '#domain/vets/name-claims.ts'
import { type ListedClinic, loadClinicList, printedPhone, shownClinic, takesPatients } from './clinic-list.ts'
import { loadGazetteer } from './gazetteer.ts'

const NOON_IN_KANSAS = new Date('2026-03-02T18:00:00Z')
const list: ListedClinic[] = []
beforeAll(async () => {
  list.push(...(await loadClinicList()))
})

const clinic: ListedClinic = {
  id: 'a',
  name: 'Riverside Animal Hospital',
  address: '1 Main St, Reno, NV 89501',
  lat: 39.5,
  lng: -119.8,
  phone: '+14155550100',
  website: 'https://example.org/',
  weekly: [[0, 480, 1080]],
  timeZone: 'America/Los_Angeles',
  kind: 'hospital',
  emergency: null,
}
const shown = (changes: Partial<ListedClinic>, now = NOON_IN_KANSAS) =>
  shownClinic({ ...clinic, ...changes }, now, 1.3)

describe('the list of clinics', () => {
  test('has an id, a place in the US and a time zone for every clinic', () => {
    expect(list.length).toBeGreaterThan(1900)
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
    const abroad = list.filter(({ lat, lng }) => lat < 17 || lat > 72 || lng < -172 || lng > -65)
    expect(abroad).toEqual([])
    for (const timeZone of new Set(list.map((each) => each.timeZone))) {
      expect(() => new Intl.DateTimeFormat('en-US', { timeZone })).not.toThrow()
    }
  })

  test('has them near the ZIP code of their address', async () => {
    const gazetteer = await loadGazetteer()
    const far = list.filter((each) => {
      const zip = gazetteer.zip(each.address.slice(-5))
      return zip === null || milesBetween(each, zip) > 30
    })
    expect(far).toEqual([])
  })

  test('has telephone numbers that can be dialled and printed', () => {
    const phones = list.flatMap(({ phone }) => (phone === null ? [] : [phone]))
    expect(phones.length).toBeGreaterThan(1900)
    expect(phones.filter((phone) => !/^\(\d{3}\) \d{3}-\d{4}$/.test(printedPhone(phone)))).toEqual([])
    expect(printedPhone('+14155550100')).toBe('(415) 555-0100')
  })

  test('calls a hospital an emergency hospital only by its name or by hours that never end', () => {
    const stated = list.filter(({ emergency }) => emergency === 'stated')
    expect(stated.length).toBeGreaterThan(30)
    for (const { name, weekly } of stated) {
      const allDay = (weekly ?? []).filter(([, opens, closes]) => closes - opens === 1440)
      expect(nameSaysEmergency(name) || nameSaysDayAndNight(name) || allDay.length === 7).toBe(true)
    }
    const likely = list.filter(({ emergency }) => emergency === 'likely')
    expect(likely.length).toBeGreaterThan(60)
    expect(likely.filter(({ website }) => new URL(website).hostname !== 'bluepearlvet.com')).toEqual([])
  })

  test('leaves no hospital out that is called an emergency hospital', () => {
    const missed = list.filter(({ name, emergency }) => nameSaysEmergency(name) && emergency === null)
    expect(missed).toEqual([])
  })

  test('gives every clinic in the promised shape at any time of the week', () => {
    for (let hour = 0; hour < 168; hour += 29) {
      const now = new Date(NOON_IN_KANSAS.getTime() + hour * 3_600_000)
      const faults = list.filter((each) => !VetClinic.safeParse(shownClinic(each, now, null)).success)
      expect(faults).toEqual([])
    }
  }, 60_000)

  test('is never more certain than it is: without hours nobody is open', () => {
    const unknown = list
      .filter(({ weekly }) => weekly === null)
      .map((each) => shownClinic(each, NOON_IN_KANSAS, null))
    expect(unknown.length).toBeGreaterThan(1000)
    const reasons = new Set(unknown.map(({ availabilityReason }) => availabilityReason))
    expect([...reasons].toSorted()).toEqual(['twenty_four_hour_conflict', 'unknown'])
    expect(unknown.filter(({ isOpen, opening_hours }) => isOpen !== null || opening_hours !== null)).toEqual(
      [],
    )
  })
})

describe('a clinic as it is shown', () => {
  test('keeps what is known and leaves the rest null', () => {
    const known = aClinic({
      place_id: 'a',
      name: 'Riverside Animal Hospital',
      formatted_address: '1 Main St, Reno, NV 89501',
      formatted_phone_number: '(415) 555-0100',
      rating: null,
      opening_hours: {
        weekday_text: [
          'Monday: 8:00 AM – 6:00 PM',
          'Tuesday: Closed',
          'Wednesday: Closed',
          'Thursday: Closed',
          'Friday: Closed',
          'Saturday: Closed',
          'Sunday: Closed',
        ],
      },
      geometry: { location: { lat: 39.5, lng: -119.8 } },
      distance: 1.3,
      website: 'https://example.org/',
    })
    expect(shown({})).toEqual(known)
    expect(shown({ phone: null, weekly: null })).toMatchObject({
      formatted_phone_number: null,
      opening_hours: null,
      isOpen: null,
      availabilityLabel: 'Call to confirm availability',
    })
  })

  test('is closed by its own clock', () => {
    const sevenInReno = new Date('2026-03-02T15:00:00Z')
    expect(shown({}, sevenInReno)).toMatchObject({ isOpen: false, availabilityReason: 'closed' })
  })

  test('an emergency hospital nobody confirmed comes with caution', () => {
    expect(shown({ emergency: 'likely', weekly: null })).toMatchObject({
      supportsEmergency: true,
      operates24Hours: false,
      isAvailableNow: true,
      types: ['veterinary_care', 'emergency_unconfirmed'],
      availabilityLabel: 'Listed as 24/7 emergency (call ahead to confirm)',
      availabilityStatus: 'caution',
    })
  })

  test('an emergency hospital that never closes says so', () => {
    const weekly = [0, 1, 2, 3, 4, 5, 6].map((day): [number, number, number] => [day, 0, 1440])
    expect(shown({ emergency: 'stated', weekly })).toMatchObject({
      types: ['veterinary_care', 'emergency_hospital'],
      operates24Hours: true,
      availabilityReason: 'twenty_four_hour',
    })
  })

  test('specialists who need a letter are not offered, and never hidden behind another name', () => {
    expect(takesPatients({ ...clinic, kind: 'referral' })).toBe(false)
    expect(takesPatients({ ...clinic, kind: 'referral', emergency: 'stated' })).toBe(true)
    expect(takesPatients(clinic)).toBe(true)
    expect(shown({ kind: 'referral' }).types).toContain('referral_practice')
  })
})
