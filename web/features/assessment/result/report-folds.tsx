import { LikelihoodBadge, PriorityBadge } from '#web/ui/signs/badge.tsx'
import { cx } from '#web/ui/class-names.ts'
import { complaintIn, onsetIn } from '../report/answers-in-words.ts'
import { ALL_ACTIONS } from './first-look.tsx'
import { FactList } from '../paper/fact-list.tsx'
import { Fold } from '../paper/fold.tsx'
import { Bullets } from '../paper/part.tsx'
import type { Report } from '../report/report.ts'
import { ageText, PRIORITY_WORDS, sexLabel, weightText } from '../report/wording.ts'
import paper from '../paper/paper.module.css'
import part from '../paper/part.module.css'
import styles from './report.module.css'

type Props = { readonly report: Report }

export function Findings({ report }: Props) {
  const { presentation, notes, assessmentText } = report
  const signs = `${complaintIn(report).join(', ') || 'Not recorded'}.`
  const onset = onsetIn(report)
  return (
    <>
      <Patient report={report} />
      <Fold title="Chief complaint">
        {onset === null ? signs : `${signs} Started: ${onset.toLowerCase()}.`}
      </Fold>
      {presentation === '' ? null : <Fold title="Clinical presentation">{presentation}</Fold>}
      {notes === '' ? null : <Fold title="Your notes">{notes}</Fold>}
      {assessmentText === '' ? null : <Fold title="Assessment">{assessmentText}</Fold>}
      <Conditions report={report} />
      <Actions report={report} />
    </>
  )
}

function Patient({ report: { pet } }: Props) {
  const facts: readonly (readonly [string, string | null])[] = [
    ['Name', pet.name || 'Not recorded'],
    ['Species', pet.species === null ? null : pet.species === 'cat' ? 'Cat' : 'Dog'],
    ['Breed', pet.breed],
    ['Age', ageText(pet)],
    ['Weight', weightText(pet)],
    ['Sex', sexLabel(pet)],
  ]
  return (
    <Fold title="Patient">
      <FactList className={styles.facts} facts={facts.map(([name, value]) => [name, value ?? 'Not known'])} />
    </Fold>
  )
}

function Conditions({ report: { conditions } }: Props) {
  if (conditions.length === 0) return null
  return (
    <Fold title="Possible conditions">
      <ul className={cx(styles.conditions, paper.entries)}>
        {conditions.map((condition) => (
          <li key={condition.name}>
            <div className={styles.conditionHead}>
              <h3>{condition.name}</h3>
              <LikelihoodBadge likelihood={condition.likelihood} />
            </div>
            <p>{condition.description}</p>
          </li>
        ))}
      </ul>
      <p className={styles.sub}>These are possibilities, not a diagnosis. Only a vet can tell.</p>
    </Fold>
  )
}

function Actions({ report: { recommendations } }: Props) {
  if (recommendations.length === 0) return null
  return (
    <Fold title="Recommended actions" id={ALL_ACTIONS}>
      <ul className={cx(part.items, paper.entries)}>
        {recommendations.map((action) => (
          <li key={action.description}>
            <PriorityBadge priority={PRIORITY_WORDS[action.priority]} />
            <h3>{action.description}</h3>
            <Bullets items={action.actions} />
          </li>
        ))}
      </ul>
    </Fold>
  )
}

export function CareInDetail({ report: { plan, level, recommendations } }: Props) {
  const said = new Set(recommendations.flatMap(({ actions }) => actions))
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['Before you arrive', plan.preArrivalTips],
    [level === 'er_urgent' ? 'Until you are there' : 'Care at home', plan.homeCareMeasures],
    ['Food and water', plan.dietaryRecommendations],
    ['What to watch', plan.monitoringInstructions],
  ]
  const told = lists.flatMap(([title, items]) => {
    const unsaid = items.filter((item) => !said.has(item))
    for (const item of unsaid) said.add(item)
    return unsaid.length === 0 ? [] : [{ title, unsaid }]
  })
  if (told.length === 0) return null
  return (
    <Fold title="Care in detail">
      <ul className={cx(styles.conditions, paper.entries)}>
        {told.map(({ title, unsaid }) => (
          <li key={title}>
            <h3>{title}</h3>
            <Bullets items={unsaid} />
          </li>
        ))}
      </ul>
    </Fold>
  )
}
