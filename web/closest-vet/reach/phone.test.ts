import { expect, test } from 'vitest'
import { telOf } from './phone.ts'
import { websiteOf } from './website.ts'

test.each([
  ['(415) 555-0142', 'tel:+14155550142'],
  ['+1 415-555-0142', 'tel:+14155550142'],
  ['555-0142', null],
  ['', null],
  [null, null],
])('%s is called as %s', (printed, address) => expect(telOf(printed)).toBe(address))

test.each([
  ['https://vet.example/a', 'https://vet.example/a'],
  // oxlint-disable-next-line no-script-url
  ['javascript:alert(1)', null],
  ['vet.example', null],
  [null, null],
])('the site %s opens as %s', (address, link) => expect(websiteOf(address)).toBe(link))
