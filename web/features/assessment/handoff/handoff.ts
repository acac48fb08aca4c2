import { weightInKg } from '#domain/pets/weight.ts'
import { shortDayAndTime } from '#web/lib/said-time.ts'
import { levelName } from '#web/ui/signs/level-name.ts'
import { answersIn, complaintIn, onsetIn, type Said } from '../report/answers-in-words.ts'
import { CONDITIONS_SHOWN, type Report } from '../report/report.ts'
import { ageText, percentOf, sexLabel } from '../report/wording.ts'

export type HandoffPart = {
  readonly letter: 'S' | 'B' | 'A' | 'R'
  readonly title: string
  readonly lines: readonly { readonly label: string; readonly text: string }[]
}

export type Handoff = {
  readonly title: string
  readonly parts: readonly HandoffPart[]
  readonly answers: readonly Said[]
  readonly notes: string
  readonly standing: string
}

const NOT_KNOWN = 'Not known'
const REASONS = 4

const listed = (items: readonly string[] | undefined): string =>
  items === undefined
    ? 'Not recorded with this result; please ask the owner'
    : items.join(', ') || 'None said'

function weightLine({ weight }: Report['pet']): string {
  const kg = weight === null ? null : weightInKg(weight)
  if (weight === null || kg === null) return NOT_KNOWN
  const rounded = kg < 10 ? kg.toFixed(2) : kg.toFixed(1)
  return weight.unit === 'kg' ? `${rounded} kg` : `${rounded} kg (${weight.value} lb)`
}

const reasonsOf = ({ trace }: Report): readonly string[] =>
  trace === null
    ? []
    : [
        ...trace.rules.filter(({ setAsideBy }) => setAsideBy === null).map(({ because }) => because),
        ...trace.doses.map(({ working }) => working),
      ].slice(0, REASONS)

export function handoffOf(report: Report): Handoff {
  const { pet, level, confidence, presentation, background, conditions, plan, trace } = report
  const name = pet.name.trim() || 'The pet'
  const kind = pet.species === null ? 'pet' : pet.species
  const line = (label: string, text: string | null) => ({
    label,
    text: text === null || text === '' ? NOT_KNOWN : text,
  })
  const likely = conditions
    .slice(0, CONDITIONS_SHOWN)
    .map(({ name: condition, likelihood }) => `${condition} (${likelihood})`)
  return {
    title: `Vet hand-off for ${name}`,
    standing:
      'Told by the owner and sorted by Pawlight, a tool for owners. Its level is not a diagnosis and no veterinarian has checked it.',
    parts: [
      {
        letter: 'S',
        title: 'Situation',
        lines: [
          line('Signs', complaintIn(report).join(', ')),
          line('Started', onsetIn(report)),
          line('Told on', report.createdAt === null ? null : shortDayAndTime(report.createdAt)),
          line('Level of the owner tool', level === null ? 'Could not be read' : levelName(level)),
        ],
      },
      {
        letter: 'B',
        title: 'Background',
        lines: [
          line('Patient', [name, pet.breed ?? kind, kind].join(', ')),
          line('Age', ageText(pet)),
          line('Sex', sexLabel(pet)),
          line('Weight', weightLine(pet)),
          line('Known conditions', listed(background?.conditions)),
          line('Medicines', listed(background?.medications)),
          line('Allergies', listed(background?.allergies)),
        ],
      },
      {
        letter: 'A',
        title: 'Assessment by the owner tool',
        lines: [
          ...(presentation === '' ? [] : [line('In short', presentation)]),
          ...(reasonsOf(report).length === 0 ? [] : [line('Why this level', reasonsOf(report).join(' '))]),
          ...(trace === null || trace.asked.length === 0
            ? []
            : [
                line(
                  'Asked back',
                  trace.asked.map(({ text, answers }) => `${text} ${answers.join('; ')}.`).join(' '),
                ),
              ]),
          ...(likely.length === 0 ? [] : [line('It thought of', likely.join('; '))]),
          ...(confidence === null ? [] : [line('Sure of the level', percentOf(confidence))]),
        ],
      },
      {
        letter: 'R',
        title: 'What the owner was told, and asks',
        lines: [
          line(
            'Told to do',
            report.recommendations.map(({ description }) => description).join('; ') ||
              plan.homeCareMeasures.join('; '),
          ),
          line('Asks for', level === 'monitor_at_home' ? 'Advice' : `An examination of ${name}`),
        ],
      },
    ],
    answers: answersIn(report),
    notes: report.notes,
  }
}
