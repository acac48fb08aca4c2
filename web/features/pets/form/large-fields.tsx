import { DateField } from './date-field.tsx'
import { ListField } from './list-field.tsx'
import type { Fields } from './pet-fields.tsx'

type Props = { readonly form: Fields }

export function BirthdayField({ form: { values, faults, change } }: Props) {
  return (
    <DateField
      label="Birthday"
      petName={values.name.trim() || 'your pet'}
      value={values.birthday}
      error={faults.birthday ?? null}
      onChange={(birthday) => change({ birthday })}
    />
  )
}

const LISTS = {
  medications: { label: 'Medications', placeholder: 'Such as insulin' },
  conditions: { label: 'Medical conditions', placeholder: 'Such as arthritis' },
  allergies: { label: 'Allergies', placeholder: 'Such as chicken' },
} as const

type HealthProps = Props & {
  readonly about: keyof typeof LISTS
  readonly label?: string
  readonly optional?: boolean
  readonly quick?: readonly string[]
}

export function HealthField({ form: { values, change }, about, ...others }: HealthProps) {
  return (
    <ListField
      {...LISTS[about]}
      {...others}
      text={values[about]}
      onText={(text) => change({ [about]: text })}
    />
  )
}

type LargeProps = Props & { readonly about: 'birthday' | keyof typeof LISTS }

export function LargeField({ form, about }: LargeProps) {
  return about === 'birthday' ? <BirthdayField form={form} /> : <HealthField form={form} about={about} />
}
