import type { IntakePet } from '#domain/logic/intake.ts'
import type { CaseTold } from '#web/features/triage/go-on/case-told.ts'
import { GoOnStep } from '#web/features/triage/go-on/go-on-step.tsx'
import { goOnWith } from '#web/features/triage/go-on/go-on-with.ts'
import { petNameOf } from '#web/features/triage/pet-name.ts'

type Props = {
  readonly pet: IntakePet
  readonly told: CaseTold
  readonly onGoneOn: () => void
  readonly onStartNew: () => void
  readonly onBack: () => void
}

export function GoOnOffer({ pet, told, onGoneOn, onStartNew, onBack }: Props) {
  const goOn = (): void => {
    goOnWith(pet)
    onGoneOn()
  }
  return (
    <GoOnStep petName={petNameOf(pet)} told={told} onGoOn={goOn} onStartNew={onStartNew} onBack={onBack} />
  )
}
