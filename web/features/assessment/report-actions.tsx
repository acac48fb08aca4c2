import { PriorityBadge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Bullets, Part } from './report-reasons.tsx'
import type { Report } from './report.ts'
import { PRIORITY_WORDS } from './wording.ts'
import paper from './paper.module.css'
import styles from './report.module.css'

/** What to do, the most pressing first, each with its steps. */
export function RecommendedActions({ report }: { report: Report }) {
  if (report.recommendations.length === 0) return null
  return (
    <Part title="Recommended actions">
      <ul className={cx(styles.actions, paper.entries)}>
        {report.recommendations.map((action) => (
          <li key={action.description}>
            <PriorityBadge priority={PRIORITY_WORDS[action.priority]} />
            <h3>{action.description}</h3>
            <Bullets items={action.actions} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** The lists of the plan without what the actions above have said already: a sentence stands here once. */
export function PlanLists({ report }: { report: Report }) {
  const { plan, level, recommendations } = report
  const said = new Set(recommendations.flatMap(({ actions }) => actions))
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['Before you arrive', plan.preArrivalTips],
    [level === 'er_urgent' ? 'Until you are there' : 'Care at home', plan.homeCareMeasures],
    ['Food and water', plan.dietaryRecommendations],
    ['What to watch', plan.monitoringInstructions],
    ['If it gets worse', level === 'monitor_at_home' ? [] : plan.worseningProtocol],
  ]
  return lists.map(([title, items]) => {
    const unsaid = items.filter((item) => !said.has(item))
    for (const item of unsaid) said.add(item)
    return unsaid.length === 0 ? null : (
      <Part key={title} title={title}>
        <Bullets items={unsaid} />
      </Part>
    )
  })
}
