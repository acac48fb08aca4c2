import type { ReactNode } from 'react'
import type { Question, QuestionOption } from '#domain/knowledge/questions/question.ts'
import type { FlowPet } from '#domain/engine/flow/flow-pet.ts'
import { labelOf } from '#domain/engine/flow/label-of.ts'
import { ChoiceCard, ChoiceGroup } from '#web/ui/form/choice.tsx'
import { EmergencyCallout } from '#web/features/triage/emergency-callout.tsx'
import { withName } from '#web/features/triage/with-name.ts'
import { GumPicture } from '../help/gum-picture.tsx'
import { HELP } from '../help/help-texts.ts'
import { QuestionHelp } from '../help/question-help.tsx'
import { OPTION_GROUPS, partsOf, type OptionGroup, type ShortCard } from './option-groups.ts'
import styles from './options.module.css'

type Props = {
  readonly question: Question
  readonly title: string
  readonly options: readonly QuestionOption[]
  readonly values: readonly string[]
  readonly species: FlowPet['species']
  readonly petName: string
  readonly errorId: string | null
  readonly isCovered: boolean
  readonly onText: (value: string) => void
  readonly onToggle: (value: string) => void
  readonly onPicked: (option: QuestionOption) => void
}

export function Options(props: Props) {
  const { question, title } = props
  const groups = OPTION_GROUPS[question.id]
  const options =
    question.type === 'select' ? props.options : props.options.filter(({ exclusive }) => exclusive !== true)
  if (groups === undefined)
    return (
      <ChoiceGroup legend={title} legendHidden>
        {options.map((option) => (
          <OneOption key={option.value} {...props} option={option} />
        ))}
      </ChoiceGroup>
    )
  return (
    <div role="group" aria-label={title} className={styles.groups}>
      {groups.map((group) => (
        <Group key={group.title} {...props} group={group} options={options} />
      ))}
    </div>
  )
}

function Group({ group, options, ...props }: Props & { readonly group: OptionGroup }) {
  const Icon = group.icon
  const shown = group.cards.flatMap((card) =>
    options.filter(({ value }) => value === card.value).map((option) => ({ card, option })),
  )
  const help = (HELP[props.question.id] ?? []).filter(({ beside }) =>
    shown.some(({ option }) => option.value === beside),
  )
  return (
    <div>
      <ChoiceGroup
        columns="two"
        legend={
          <span className={styles.groupTitle}>
            <Icon aria-hidden="true" />
            {group.title}
          </span>
        }
      >
        {shown.map(({ card, option }) => (
          <OneOption key={option.value} {...props} options={options} option={option} card={card} />
        ))}
      </ChoiceGroup>
      <QuestionHelp texts={help} petName={props.petName} />
    </div>
  )
}

type OneProps = Props & { readonly option: QuestionOption; readonly card?: ShortCard }

function OneOption({ question, options, option, card, values, species, petName, ...props }: OneProps) {
  const { errorId, isCovered, onText, onToggle, onPicked } = props
  const isMany = question.type === 'multiselect'
  const firstAlert = options.find(({ alert, value }) => alert === 'er' && values.includes(value))
  const hasNotice = option === firstAlert && !isCovered
  const label = withName(labelOf(option, species), petName)
  return (
    <div className={styles.option} data-wide={hasNotice || undefined}>
      <ChoiceCard
        type={isMany ? 'checkbox' : 'radio'}
        compact={card !== undefined}
        name={question.id}
        label={card === undefined ? label : <ShortLabel {...partsOf(label, card)} />}
        icon={question.id === 'gum_color' ? <GumPicture color={option.value} /> : undefined}
        checked={values.includes(option.value)}
        aria-invalid={errorId !== null || undefined}
        aria-describedby={errorId ?? undefined}
        onClick={isMany ? undefined : () => onPicked(option)}
        onChange={() => (isMany ? onToggle(option.value) : onText(option.value))}
      />
      {hasNotice ? <EmergencyCallout petName={petName} /> : null}
    </div>
  )
}

const ShortLabel = ({ lead, rest }: { lead: string; rest: string }): ReactNode => (
  <>
    {lead}
    {rest === '' ? null : <span className={styles.rest}>{rest}</span>}
  </>
)
