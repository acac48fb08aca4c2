import { expect, test } from 'vitest'
import { leaveFlags, readFlags } from './flow-flags.ts'

test('leaves word of the pet, and of nothing that an earlier start has left', () => {
  leaveFlags({ createNewPet: true })
  leaveFlags({ selectedPet: 'a-pet' })
  expect(readFlags()).toEqual({ selectedPet: 'a-pet', createNewPet: false, fromPetManagement: true })
})
