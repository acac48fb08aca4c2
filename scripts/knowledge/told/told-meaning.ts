import { SWALLOWED_ONLY } from '#domain/engine/notes/read-notes.ts'
import { rulesOf } from '../examples/asked-for.ts'
import type { WrittenEntry } from '../lexicon/written-lexicon.ts'
import type { WrittenSign } from '../signs/written-signs.ts'
import type { Line, Part } from '../tell/entry.ts'
import { knownName } from '../tell/known-names.ts'
import { tellSigns } from '../tell/signs.ts'
import { levelWords, listed, questionWords, quoted } from '../tell/words.ts'

/** What a finding tells the owner, which answers it stands for and which rules look for those. */
export function meaningPart(of: WrittenEntry | WrittenSign): Part {
  const { finding, means } = of
  const { answers = {}, symptoms = [], conditions = [] } = means
  const isMeant = ([, values]: readonly [string, readonly string[]]): boolean => values.length > 0
  const chosen = Object.entries(answers).filter(isMeant)
  const without = Object.keys(answers).filter((question) => !chosen.some(([other]) => other === question))
  const stood: readonly Line[] = tellSigns({ symptoms, answers: Object.fromEntries(chosen) }, 'and')
  return {
    head: 'What it means',
    lines: [
      `The owner is told: ${quoted(finding)}.`,
      ...(stood.length === 0
        ? []
        : [{ says: 'It counts as if the owner had ticked or answered:', of: stood }]),
      ...without.map(
        (question) =>
          `It counts as something told for ${questionWords(question)}, but as none of its options.`,
      ),
      ...(conditions.length === 0
        ? []
        : [`It counts as the known disease or medicine ${listed(conditions.map(knownName), 'and')}.`]),
      ...rulesLines(of),
    ],
  }
}

function rulesLines(of: WrittenEntry | WrittenSign): readonly string[] {
  const looking = Map.groupBy(rulesOf('lookingFor', of.means, of.species), ({ atLeast }) => atLeast)
  const held = rulesOf('heldBackBy', { keys: of.means.keys }, of.species)
  return [
    ...[...looking].map(
      ([level, found]) =>
        `Rules that look for it, some of them only together with something else: ${shownRules(found)} (${levelWords(level)}).`,
    ),
    ...(held.length === 0
      ? []
      : [`Rules that look for its absence, and may stay silent where it is told: ${shownRules(held)}.`]),
    ...(looking.size === 0 && held.length === 0 ? [noRule(of)] : []),
  ]
}

/** An alarming word that a finding holds needs nobody to place it any more; a thing does so only by contact. */
const noRule = (of: WrittenEntry | WrittenSign): string =>
  'kind' in of && of.kind === 'exposure'
    ? 'No rule looks for it as such; what the thing is may decide, or the disease it stands for.'
    : of.means.conditions !== undefined
      ? 'Rules ask for that disease or medicine by its name, see each rule.'
      : 'No rule looks for it. It tells that these words were understood, so that nobody has to ask what they mean.'

function shownRules(found: ReturnType<typeof rulesOf>): string {
  return found.map(({ id }) => id).join(', ')
}

/** When the words count: what kind of finding they are, and for whom. */
export function countsPart(of: WrittenEntry | WrittenSign): Part {
  const { species, sex } = of
  return {
    head: 'When its words count',
    lines: [
      'kind' in of ? kindWords(of) : SEEN,
      ...(species === undefined ? [] : [`Only for ${species}s.`]),
      ...(sex === undefined ? [] : [`Only for ${sex} pets, and where the sex is not known.`]),
      ...('about_time' in of ? ['It says when something was, and tells of no sign by itself.'] : []),
      ...('never_a_medicine' in of
        ? ['It counts also where it is named in the answer to what medicine the pet was given.']
        : []),
    ],
  }
}

const SEEN =
  'Something the owner sees. It counts also where it is put as a question (“is he limping?”), but not where it is denied, over, only feared or read about, or told of another animal or a person.'

const KIND_WORDS: Readonly<Record<Exclude<WrittenEntry['kind'], 'exposure'>, string>> = {
  sign: SEEN,
  name: 'The name of a disease or accident. It does not count in a question or a worry (“could it be …?”), nor where it is denied once in the sentence.',
  state:
    'A fact that lasts, such as a known disease, a pregnancy or a heat of some weeks ago. It counts also with a date in the past (“since 2019”), but not where it is denied or told of another animal or a person.',
}

function kindWords({ id, kind, means }: WrittenEntry): string {
  if (kind !== 'exposure') return KIND_WORDS[kind]
  if (SWALLOWED_ONLY.has(id))
    return 'A thing. It counts only where the owner says that the pet took it into its mouth or belly, or that it is missing.'
  return means.keys === undefined
    ? 'A thing. It counts only where the owner says that the pet ate, licked or touched it or was given it, or that it is missing.'
    : 'A poison or medicine. It counts where the owner says that the pet met it, and also where it is only named and nothing says that it was put away, used by a person or met by another.'
}
