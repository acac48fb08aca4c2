import { atlas } from '#domain/knowledge/compiled/atlas.ts'
import { firstAid } from '#domain/knowledge/compiled/care/first-aid.ts'
import { guardItems } from '#domain/knowledge/compiled/staying-home.ts'
import { allConditions } from '#domain/knowledge/compiled/conditions.ts'
import { rules } from '#domain/knowledge/compiled/rules.ts'
import { substances } from '#domain/knowledge/compiled/substances.ts'
import { toxins } from '#domain/knowledge/compiled/catalogues/toxins.ts'
import { atlasEntry } from './entries/atlas-entry.ts'
import { careEntries } from './entries/care-entries.ts'
import { conditionEntry } from './entries/condition-entry.ts'
import { doseEntry } from './entries/dose-entry.ts'
import { firstAidEntry } from './entries/first-aid-entry.ts'
import { questionEntries } from './entries/question-entries.ts'
import { whatIfEntries } from './entries/what-if-entry.ts'
import { homeEntry } from './entries/home-entry.ts'
import { proved, ruleEntry } from './entries/rule-entry.ts'
import { substanceEntry } from './entries/substance-entry.ts'
import { toldEntries } from './entries/told-entries.ts'
import { turnEntries } from './entries/turn-entries.ts'
import type { Entry } from './tell/entry.ts'

/** In the order of the book. */
export const allEntries = (): readonly Entry[] => [
  ...rules.map((rule) => ruleEntry(proved(rule))),
  ...atlas.map(atlasEntry),
  ...guardItems.map(homeEntry),
  ...allConditions.map(conditionEntry),
  ...toxins.map(doseEntry),
  ...substances.map(substanceEntry),
  ...Object.entries(firstAid).map(firstAidEntry),
  ...careEntries(),
  ...questionEntries(),
  ...whatIfEntries(),
  ...toldEntries(),
  ...turnEntries(),
]
