import type { Kept } from '#contract/deletion/account.ts'
import { deletedInWords } from '#contract/deletion/deletion-words.ts'
import type { Output } from '#local/cli/command.ts'
import { termsOf } from '#service/providers/deletions/deletions.ts'
import type { CarriedOut, KeptRecord, Shown } from '#service/providers/deletions/deletion-store.ts'

/** Control characters could make a terminal show something else. */
export const plain = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ')

const day = (time: string | Date): string => new Date(time).toISOString().slice(0, 10)

const listed = (parts: readonly string[]): string => (parts.length === 0 ? 'nothing' : parts.join(', '))

const keptLines = (kept: KeptRecord['kept']): readonly string[] =>
  kept.map(
    ({ what, why, until, count }) =>
      `  ${count === undefined ? '' : `${count} × `}${what}, until ${day(until)} at the latest. ${why}`,
  )

type Found = Extract<Shown, { outcome: 'found' }>

export const requestLines = (shown: Found, now: Date): readonly string[] => {
  const { request, record } = shown
  const head = `${request.reference}  ${request.status}  received ${day(request.created_at)}, due ${day(request.due_at)}`
  if (record !== null) return [head, ...proofLines(record)]
  const said = [
    ['from', [request.requester_name, request.requester_email, request.phone].filter(Boolean).join(', ')],
    ['account', request.account_email],
    ['relationship', request.relationship],
    ['proof', request.verification_details],
    ['papers', request.authorization_note],
    ['notes', request.additional_notes],
    ['verified by', request.verified_by],
    ['rejected because', request.rejected_because],
  ].flatMap(([label, text]) =>
    text === null || text === undefined || text === '' ? [] : [`  ${label}: ${plain(text)}`],
  )
  const known = shown.hasAccount
    ? [
        'There is an account by this address.',
        shown.namesOwnPet ? 'The proof names a pet of it.' : 'The proof names no pet of it.',
        shown.namesOwnAssessment
          ? 'The proof names an assessment of it.'
          : 'The proof names no assessment of it.',
      ]
    : ['There is no account by this address.']
  const counts: Readonly<Partial<Record<Kept['kind'], number>>> = shown.wouldKeep
  const kept = termsOf(now).kept.flatMap((each) => {
    const count = counts[each.kind]
    if (count === undefined) return [each]
    return count === 0 ? [] : [{ ...each, count }]
  })
  return [
    head,
    ...said,
    known.join(' '),
    `Would delete: ${listed(deletedInWords(shown.wouldDelete))}.`,
    'Would keep:',
    ...keptLines(kept),
    ...(request.status === 'received' || request.status === 'verifying'
      ? ['Not verified yet: nothing is deleted before somebody has made sure of it.']
      : []),
  ]
}

const proofLines = (record: KeptRecord): readonly string[] => [
  `Record ${record.reference}: carried out ${day(record.deletedAt)}, verified by ${plain(record.verifiedBy)}.`,
  `Deleted: ${listed(deletedInWords(record.deleted))}.`,
  'Kept:',
  ...keptLines(record.kept),
  `Copies in backups must be gone by ${day(record.backupsPurgeAt)}.`,
]

export const recordLines = (
  outcome: Extract<CarriedOut, { outcome: 'already' | 'deleted' }>,
  complete: boolean,
): readonly string[] => {
  const { record } = outcome
  if (record === null) return ['This request was carried out before; its record is no longer kept.']
  return [
    ...(outcome.outcome === 'already' ? ['This request was carried out before.'] : []),
    ...proofLines(record),
    ...(complete ? [] : ['Files are still to be removed: run this again.']),
    ...(outcome.outcome === 'deleted'
      ? [`Now tell ${plain(outcome.tell)} that it is done; the address is kept nowhere any more.`]
      : []),
  ]
}

export const judgedLines = (reference: string, status: 'verified' | 'rejected', note: string): Output => ({
  lines: [
    status === 'verified'
      ? `${reference} is verified by ${plain(note)}. Carry it out with: deletion carry-out ${reference}`
      : `${reference} is rejected. Tell whoever asked why.`,
  ],
  data: { reference, status, note },
})
