import { expect, test } from 'vitest'
import { campaignOf, rememberCampaign } from '#web/lib/storage/campaign.ts'
import { SESSION, sessionStore } from '#web/lib/storage/storage.ts'

test('the first campaign of a visit is kept, a later one is not [R-WAIT-019]', () => {
  rememberCampaign('?page=1')
  expect(sessionStore.read(SESSION.utm)).toBeNull()
  rememberCampaign('?utm_source=news&utm_campaign=may&utm_content=secret')
  rememberCampaign('?utm_source=other')
  expect(campaignOf('?utm_source=third')).toEqual({ utm_source: 'news', utm_campaign: 'may' })
  expect(JSON.parse(sessionStore.read(SESSION.utm) ?? '')).toEqual({
    utm_source: 'news',
    utm_campaign: 'may',
  })
})

test('without one kept the address counts, cut to what the list takes [R-WAIT-019]', () => {
  expect(campaignOf(`?utm_source=${'x'.repeat(300)}&utm_medium=`)).toEqual({ utm_source: 'x'.repeat(200) })
})

test('an unreadable memory is none', () => {
  sessionStore.write(SESSION.utm, '{"utm_source":7,"other":"x"')
  expect(campaignOf('')).toEqual({})
  sessionStore.write(SESSION.utm, '{"utm_source":7,"utm_medium":"mail"}')
  expect(campaignOf('')).toEqual({ utm_medium: 'mail' })
})
