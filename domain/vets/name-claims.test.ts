import { expect, test } from 'vitest'
import { nameSaysDayAndNight, nameSaysEmergency } from './name-claims.ts'

test.each([
  ['Cobb Emergency Veterinary Clinic', true, false],
  ['Veterinary Emergencies of Reno', true, false],
  ['24/7 ER Specialty Pet Hospital', true, true],
  ['Reno 24-Hour Animal Hospital', false, true],
  ['Animal Hospital open 24 hrs', false, true],
  ['Non-Emergency Pet Care', false, false],
  ['Veterinary Specialty Care', false, false],
  ['Riverside Animal Hospital', false, false],
  ['Route 24 Animal Hospital', false, false],
])('"%s" claims emergencies: %s, day and night: %s', (name, emergency, dayAndNight) => {
  expect(nameSaysEmergency(name)).toBe(emergency)
  expect(nameSaysDayAndNight(name)).toBe(dayAndNight)
})
