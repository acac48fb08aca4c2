import type { Form } from '#web/lib/form/use-form.ts'
import { Chip } from '#web/ui/form/choice.tsx'
import { SelectField, TextField } from '#web/ui/form/field.tsx'
import { toldLabel, weightFault } from './faults.ts'
import { speciesOf, type PetForm } from './pet-form.ts'
import styles from './pet-fields.module.css'

export type Fields = Pick<Form<PetForm>, 'values' | 'faults' | 'change'>
type Props = { readonly form: Fields }

export function NameField({ form: { values, faults, change } }: Props) {
  return (
    <TextField
      label="Name"
      value={values.name}
      maxLength={100}
      autoComplete="off"
      error={faults.name}
      onChange={({ target }) => change({ name: target.value })}
    />
  )
}

export function WeightField({
  form: { values, faults, change },
  optional = false,
}: Props & { readonly optional?: boolean }) {
  const { weight } = values
  const meant = faults.weight === undefined ? [] : (weightFault(speciesOf(values), weight)?.meant ?? [])
  return (
    <div>
      <div className={styles.pair}>
        <TextField
          label="Weight"
          optional={optional}
          type="number"
          inputMode="decimal"
          min="0"
          step={0.1}
          value={weight.value}
          error={faults.weight}
          onChange={({ target }) => change({ weight: { ...weight, value: target.value } })}
        />
        <SelectField
          label="Unit"
          value={weight.unit}
          onChange={({ target }) =>
            change({ weight: { ...weight, unit: target.value === 'kg' ? 'kg' : 'lbs' } })
          }
        >
          <option value="lbs">lbs</option>
          <option value="kg">kg</option>
        </SelectField>
      </div>
      {meant.length === 0 ? null : (
        <div className={styles.chips} role="group" aria-label="Did you mean">
          {meant.map((told) => (
            <Chip
              key={told.unit}
              onClick={() => change({ weight: { value: String(told.value), unit: told.unit } })}
            >
              {toldLabel(told)}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}
