import { finerFamilies } from '#domain/knowledge/compiled/care/finer-families.ts'
import type { FinerFamily } from '#domain/knowledge/care/finer-family.ts'
import { firstAidByCondition } from '#domain/knowledge/compiled/care/first-aid-by-condition.ts'
import type { FirstAid } from '#domain/knowledge/care/first-aid.ts'
import { allConditions } from '#domain/knowledge/compiled/conditions.ts'
import { rules } from '#domain/knowledge/compiled/rules.ts'
import type { Entry, Line, Part } from '../tell/entry.ts'
import { pointers, readingsOf } from '../tell/readings.ts'
import { careLinesIn, codesOf, readingsOfCare, tellCareLine } from '../tell/care.ts'
import { tellClauses } from '../tell/condition.ts'
import { capital, familyWords, listed, quoted, sourcesOf } from '../tell/words.ts'

export function firstAidEntry([family, aid]: readonly [family: string, aid: FirstAid]): Entry {
  const finer = finerFamilies.filter(({ is }) => is === family)
  const forConditions = Object.entries(firstAidByCondition)
    .filter(([, families]) => families.some((one) => one === family))
    .map(([id]) => id)
  const reads = [
    ...readingsOfCare(careLinesIn(aid)),
    ...finer.flatMap(({ when }) => (when === undefined ? [] : readingsOf(when))),
    ...pointers('kind of emergency', [...(aid.covers ?? []), ...finer.flatMap(({ of }) => of)]),
    ...pointers('condition', forConditions),
  ]
  const linesPart = (head: string, lines: FirstAid['steps'] | undefined): readonly Part[] =>
    lines === undefined || lines.length === 0 ? [] : [{ head, lines: lines.map(tellCareLine) }]
  return {
    id: `first-aid.${family}`,
    kind: 'first-aid',
    title: capital(aid.callSay),
    page: 'first-aid',
    parts: [
      { head: 'The clinic hears', lines: [quoted(aid.callSay)] },
      { head: 'How it is used', lines: usesOf(aid) },
      ...linesPart('Steps, in this order', aid.steps),
      ...linesPart('What still counts where another emergency leads', aid.beside),
      ...linesPart('To watch on the way', aid.watch),
      ...(finer.length === 0
        ? []
        : [
            {
              head: 'When it takes the place of another plan, or is shown beside it',
              lines: finer.map(tellFiner),
            },
          ]),
      {
        head: 'Which rules and conditions lead to it',
        lines: leadingTo(family, forConditions),
      },
    ],
    sources: sourcesOf(codesOf(reads)),
    reads,
    content: { aid, finer, forConditions },
  }
}

function usesOf({ beforeCall, atOnce, nothingByMouth, covers = [] }: FirstAid): readonly Line[] {
  return [
    ...(beforeCall === undefined
      ? []
      : [
          beforeCall === 1
            ? 'Its first step comes before any call.'
            : `Its first ${beforeCall} steps, those of them that are shown for this pet, come before any call.`,
        ]),
    ...(atOnce === true
      ? [
          'This emergency takes life or limb within minutes, so its plan is shown first, whatever condition is likeliest.',
        ]
      : []),
    nothingByMouth === true
      ? 'No food, water or medicine by mouth.'
      : 'Food and water: as its steps say; where they say nothing, none until a vet agrees.',
    ...(covers.length === 0
      ? []
      : [
          `Where this plan is shown first, ${covers.length === 1 ? 'that' : 'those'} for ${listed(covers.map(familyWords), 'and')} ${covers.length === 1 ? 'is' : 'are'} left out, because its steps hold what matters of them.`,
        ]),
  ]
}

function leadingTo(family: string, conditions: readonly string[]): readonly Line[] {
  const ids = rules.filter((rule) => rule.family === family).map(({ id }) => id)
  const names = conditions.map((id) => allConditions.find((one) => one.id === id)?.name ?? id)
  return [
    ids.length === 0
      ? 'No rule names it; it takes the place of another plan, as told above.'
      : `Rules: ${ids.join(', ')}.`,
    ...(names.length === 0 ? [] : [{ says: 'One of these is the likeliest condition:', of: names }]),
  ]
}

function tellFiner({ of, when, found, told, anySentence, onlyRead, notTold, beside }: FinerFamily): Line {
  const words = (list: readonly string[]): string =>
    listed(list.map((word) => quoted(word.replaceAll('*', '…'))))
  return {
    says: `${beside === true ? 'Together with' : 'In place of'} first aid for ${of.map(familyWords).join('; or for ')}, where all of this is so:`,
    joined: 'and',
    of: [
      ...(when === undefined ? [] : tellClauses(when)),
      ...(found === undefined ? [] : [`The owner's own words say ${listed(found.map(quoted))}.`]),
      ...(told === undefined
        ? []
        : [
            `${anySentence === true ? 'A sentence of the note' : 'The sentence that tells of the other emergency'} says ${words(told)}.`,
          ]),
      ...(notTold === undefined ? [] : [`That sentence does not say ${words(notTold)}.`]),
      ...(onlyRead === undefined
        ? []
        : [`The other emergency rests on the owner's words (${onlyRead.finding}) and was not ticked.`]),
    ],
  }
}
