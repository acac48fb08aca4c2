import { isNeverSafe } from '#domain/engine/doses/dose-level.ts'
import { questionsById } from '#domain/knowledge/questions.ts'
import type { Risk, Substance } from '#domain/knowledge/substances/substance.ts'
import { toxinsById } from '#domain/knowledge/toxins.ts'
import type { Entry } from '../tell/entry.ts'
import { pointers } from '../tell/readings.ts'
import { levelWords, quoted, sourcesOf } from '../tell/words.ts'
import { publishedPoisons, withoutMultiplier } from './published-doses.ts'

export const substanceEntry = (substance: Substance): Entry => ({
  id: `substance.${substance.id}`,
  kind: 'substance',
  title: substance.name,
  page: `met-${substance.exposure.replaceAll('_', '-')}`,
  parts: [
    {
      head: 'Other names',
      lines: substance.words.length === 0 ? ['none'] : [substance.words.join(', ')],
    },
    { head: 'Dog', lines: [riskWords(substance, 'dog')] },
    { head: 'Cat', lines: [riskWords(substance, 'cat')] },
    { head: 'Decided by a dose', lines: [doseWords(substance)] },
    { head: 'Told to the owner', lines: [quoted(substance.because)] },
  ],
  sources: sourcesOf(substance.sources),
  reads: [
    { of: 'question', id: 'exposure', values: [substance.exposure], as: 'belongs to' },
    ...pointers('poison', substance.toxin === undefined ? [] : [substance.toxin.id]),
    ...pointers('source', substance.sources),
  ],
  content: substance,
})

export const exposureTitle = (exposure: string): string =>
  questionsById.get('exposure')?.options?.find(({ value }) => value === exposure)?.label ?? exposure

function riskWords(substance: Substance, species: 'dog' | 'cat'): string {
  const risk: Risk = substance[species]
  const unlessDosed = isDosed(substance, species) ? '; where the amount is known, the dose decides' : ''
  return risk.level === 'monitor_at_home'
    ? `Home care, ${risk.upTo === null ? 'in any ordinary amount' : `up to ${risk.upTo}`}${unlessDosed}`
    : `${levelWords(risk.level)}${unlessDosed}`
}

/** Whether an amount is compared with published doses, and some amounts mean less than others. */
function isDosed({ toxin }: Substance, species: 'dog' | 'cat'): boolean {
  const known = toxin === undefined ? undefined : toxinsById.get(toxin.id)?.[species]
  return (
    toxin !== undefined &&
    known !== undefined &&
    known.rule === 'dose' &&
    !isNeverSafe(toxin.id, species, known)
  )
}

function doseWords(substance: Substance): string {
  const { toxin } = substance
  if (toxin === undefined) return 'no'
  if (!isDosed(substance, 'dog') && !isDosed(substance, 'cat')) return 'no: any amount means the same'
  const form = publishedPoisons.get(toxin.id)?.forms.find(({ id }) => id === toxin.form)?.label ?? toxin.form
  return `as ${toxinsById.get(toxin.id)?.name ?? toxin.id}${form === undefined ? '' : `: ${withoutMultiplier(form)}`}`
}
