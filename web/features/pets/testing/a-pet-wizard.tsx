import { PetSelection } from '../wizard/pet-selection.tsx'
import { PetWizard } from '../wizard/pet-wizard.tsx'

export type Start = Partial<Parameters<typeof PetWizard>[0]>

/** The wizard of an owner without pets who begins; it does nothing with what it is told. */
export const APetWizard = (start: Start) => (
  <PetWizard
    pets={[]}
    PetSelection={PetSelection}
    ownerId="owner-1"
    loadFailed={false}
    selectedPet={null}
    chosenBefore={null}
    createNewPet={false}
    createPet={() => Promise.reject(new Error('nobody saves here'))}
    onDone={() => undefined}
    onBack={() => undefined}
    {...start}
  />
)
