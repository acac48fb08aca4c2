import { Fragment, useState, type ReactNode } from 'react'
import {
  Activity,
  ChevronDown,
  Droplets,
  Eye,
  Footprints,
  Pill,
  Sparkles,
  Utensils,
  Wind,
  type LucideIcon,
} from 'lucide-react'
import { symptomCategories } from '#domain/knowledge/compiled/catalogues/symptoms.ts'
import { ChoiceCard } from '#web/ui/form/choice.tsx'
import styles from './symptom-picker.module.css'

const ICONS: Readonly<Record<string, LucideIcon>> = {
  skin_coat: Sparkles,
  eyes_ears: Eye,
  appetite_thirst: Utensils,
  activity_behavior: Activity,
  gastrointestinal: Pill,
  mobility: Footprints,
  respiratory: Wind,
  urinary: Droplets,
}

export type Alarm = { readonly of: string; readonly words: ReactNode }

type Props = {
  readonly selected: readonly string[]
  readonly onToggle: (value: string) => void
  readonly alarm: Alarm | null
}

const FIRST = symptomCategories[0]?.id ?? null
const isWide = (): boolean => window.matchMedia('(min-width: 1024px)').matches

const firstOpen = (selected: readonly string[]): string | null =>
  symptomCategories.find(({ symptoms }) => symptoms.some(({ value }) => selected.includes(value)))?.id ??
  (isWide() ? FIRST : null)

export function SymptomPicker({ selected, onToggle, alarm }: Props) {
  const [open, setOpen] = useState<string | null>(() => firstOpen(selected))
  const [lastOpen, setLastOpen] = useState(open ?? FIRST)
  const toggle = (id: string): void => {
    setOpen(open === id ? null : id)
    setLastOpen(id)
  }
  return (
    <ul className={styles.categories}>
      {symptomCategories.map(({ id, label, symptoms }) => {
        const count = symptoms.filter((one) => selected.includes(one.value)).length
        const Icon = ICONS[id] ?? Sparkles
        const isOpen = open === id
        return (
          <li
            key={id}
            className={styles.category}
            data-open={isOpen || undefined}
            data-wide={id === lastOpen || undefined}
          >
            <button
              type="button"
              className={styles.head}
              aria-expanded={isOpen}
              aria-controls={`symptoms-${id}`}
              onClick={() => toggle(id)}
            >
              <span className={styles.icon}>
                <Icon aria-hidden="true" />
              </span>
              <span className={styles.label}>{label}</span>
              {count > 0 ? (
                <span className={styles.count}>
                  {count}
                  <span className="vh"> selected</span>
                </span>
              ) : null}
              <ChevronDown className={styles.chevron} aria-hidden="true" />
            </button>
            <fieldset id={`symptoms-${id}`} className={styles.symptoms}>
              <legend className={styles.legend}>{label}</legend>
              <div className={styles.list}>
                {symptoms.map((symptom) => (
                  <Fragment key={symptom.value}>
                    <ChoiceCard
                      type="checkbox"
                      label={symptom.label}
                      hint={symptom.description}
                      checked={selected.includes(symptom.value)}
                      onChange={() => onToggle(symptom.value)}
                    />
                    {alarm?.of === symptom.value && selected.includes(symptom.value) ? alarm.words : null}
                  </Fragment>
                ))}
              </div>
            </fieldset>
          </li>
        )
      })}
    </ul>
  )
}
