import { ROUGH_POINT_YARDS } from '#domain/vets/rough-point.ts'
import { Callout } from '#web/ui/notices/callout.tsx'
import { Hint } from '#web/ui/form/field.tsx'
import { sentenceOf } from '#web/closest-vet/calls/map-failure-words.ts'
import { approximateSentence, locationSentence, MESSAGES } from '../messages.ts'
import type { Whereabouts } from './use-whereabouts.ts'
import styles from '../vet-finder.module.css'

export function LocationNotice({ where }: { where: Whereabouts }) {
  return (
    <div role="status" className={styles.where}>
      {where.place?.source === 'default' && where.callFailure?.kind !== 'auth' ? (
        <Callout tone="note" title={MESSAGES.defaultPlace}>
          <p>{MESSAGES.typeZip}</p>
        </Callout>
      ) : null}
      {sentencesOf(where).map((sentence) => (
        <Hint key={sentence}>{sentence}</Hint>
      ))}
    </div>
  )
}

function sentencesOf({ asking, place, failure, callFailure }: Whereabouts): readonly string[] {
  if (asking === 'device')
    return [
      `Your browser may ask if Pawlight can see where you are. Only a rough place leaves this page, to about ${ROUGH_POINT_YARDS} yards. Or type an address or zip code.`,
    ]
  if (asking === 'ip') return [MESSAGES.location.approximate]
  if (place === null) return []
  switch (place.source) {
    case 'device':
      return ['Clinics near you.']
    case 'address':
    case 'remembered':
      return [`Clinics near ${place.text}.`]
    case 'ip':
      return [approximateSentence(failure ?? 'unavailable')]
    case 'default': {
      const why = locationSentence(failure ?? 'unavailable')
      // A session that ended has a notice of its own.
      return callFailure === null || callFailure.kind === 'auth' ? [why] : [sentenceOf(callFailure), why]
    }
  }
}
