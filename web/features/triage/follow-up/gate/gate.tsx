import { ChoiceCard, ChoiceGroup } from '#web/ui/form/choice.tsx'
import type { QuestionOption } from '#domain/knowledge/questions/question.ts'
import { withName } from '#web/features/triage/with-name.ts'

type Props = {
  readonly title: string
  readonly name: string
  readonly options: readonly QuestionOption[]
  readonly value: string | undefined
  readonly petName: string
  readonly onSay: (value: string) => void
  readonly onPicked: () => void
}

export function GateChoice({ title, name, options, value, petName, onSay, onPicked }: Props) {
  return (
    <ChoiceGroup legend={title} legendHidden>
      {options.map((option) => (
        <ChoiceCard
          key={option.value}
          type="radio"
          name={name}
          label={withName(option.label, petName)}
          checked={option.value === value}
          onClick={onPicked}
          onChange={() => onSay(option.value)}
        />
      ))}
    </ChoiceGroup>
  )
}
