/** A sign of the notation as it is printed: an example, what it means, and how the sign is recognized in a phrase. */
export type Sign = { readonly written: string; readonly means: string; readonly finds: RegExp }

/** In the order in which they are looked for in a phrase: longer signs before those that are part of them. */
export const SIGNS_OF_PHRASES: readonly Sign[] = [
  {
    written: 'red<not before eye>',
    means: '“red”, where “eye” is not the next word',
    finds: /<not before(?= |>)/g,
  },
  { written: 'red<before eye>', means: '“red”, only where “eye” is the next word', finds: /<before(?= |>)/g },
  {
    written: '<not after his>bit',
    means: '“bit”, where “his” is not the word before it',
    finds: /<not after(?= |>)/g,
  },
  {
    written: '<after his>bit',
    means: '“bit”, only where “his” is the word before it',
    finds: /<after(?= |>)/g,
  },
  {
    written: 'twitch<not later awake>',
    means: '“twitch”, where “awake” does not come anywhere later',
    finds: /<not later(?= |>)/g,
  },
  {
    written: 'twitch<later awake>',
    means: '“twitch”, only where “awake” comes somewhere later',
    finds: /<later(?= |>)/g,
  },
  {
    written: '^ <nowhere worse> … $',
    means: 'the whole sentence or note from beginning to end, where “worse” stands nowhere',
    finds: /<nowhere(?= |>)/g,
  },
  {
    written: '^ <somewhere fine> … $',
    means: 'the whole sentence or note, only where “fine” stands somewhere',
    finds: /<somewhere(?= |>)/g,
  },
  {
    written: 'my <if not vet|dog>+',
    means:
      '“my” and a word that does not begin with “vet” or “dog”; the same as “not before”, without a space',
    finds: /<if not(?= |>)/g,
  },
  {
    written: '<if in and out>',
    means: 'only where the text goes on so; the same as “before”, without a space',
    finds: /<if(?= |>)/g,
  },
  {
    written: '<not behind W>mine',
    means: '“mine”, where no letter stands right before it; the same as “not after”, without a space',
    finds: /<not behind(?= |>)/g,
  },
  {
    written: '<behind always/...>barks',
    means: '“barks”, only where “always” stands somewhere before it; the same as “after”, without a space',
    finds: /<behind(?= |>)/g,
  },
  { written: 'pits<end>', means: '“pits” as a whole word, whatever comes next', finds: /<end>/g },
  { written: '<… >', means: 'a condition ends with this sign', finds: />/g },
  { written: '...30', means: 'anything, at most so many letters, within one sentence', finds: /\.\.\.\d+/g },
  { written: '...', means: 'anything, however long', finds: /\.\.\./g },
  {
    written: 'gums ..3 pale',
    means:
      'up to three words between; ..1-3 one to three, ..* any number, ..,3 also past commas, ..3? as few as will do',
    finds: /\.\.,?(?:\d+-)?(?:\d+|\*)?\??/g,
  },
  {
    written: 'gums ~3 pale',
    means: 'up to three words between, none of them no, not, nor, never, without or nothing',
    finds: /~(?:\d+-)?\d+\??/g,
  },
  {
    written: '{4-9} gr{ae}y {p+} {.} {-}',
    means: 'one of these characters; with + one or more of them; also a sign that is meant as it stands',
    finds: /\{[^{}]+\}/g,
  },
  {
    written: 'GUMS',
    means: 'a name in capitals: one of its words',
    finds: /(?!N+(?![A-Z0-9_]))[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)*/g,
  },
  { written: 'N NN N+', means: 'a digit; two digits; a number', finds: /N+\+?/g },
  { written: 'W', means: 'a letter or a digit', finds: /W/g },
  { written: 'kitt+', means: 'the word with at least one letter more', finds: /[a-z>]?\+/g },
  { written: 'vomit*', means: 'the word with any ending, or none', finds: /[a-z)]\*/g },
  { written: 'his * eye', means: 'any one word', finds: /\*/g },
  { written: 'pale | white', means: 'one of these', finds: /\|/g },
  { written: '(pale|white) gums', means: 'one of the words in brackets, then the rest', finds: /[()]/g },
  { written: 'his [left|right] eye', means: 'the words in square brackets may be missing', finds: /[[\]]/g },
  {
    written: 'gums? tooth(brush)?',
    means: 'the letter or bracket before the question mark may be missing',
    finds: /\?/g,
  },
  { written: 'eye-lid', means: 'one word or two', finds: /-/g },
  { written: 'pale.', means: 'the word ends here, at a space or the end', finds: /\./g },
  { written: '/fits/', means: 'the edge of a word', finds: /\//g },
  { written: 'none(_*)?', means: 'the line stands for a space that must be seen', finds: /_/g },
  { written: '^', means: 'the beginning of the text', finds: /\^/g },
  { written: '$', means: 'the end of the text', finds: /\$/g },
  { written: '%', means: 'the signs % , & and the apostrophe stand for themselves', finds: /[%,&'’]/g },
]

type Told = Omit<Sign, 'finds'>

export const OF_PHRASES: readonly Told[] = [
  {
    written: 'pale gums',
    means: 'these whole words, one after the other: “gum” does not find “gums”',
  },
  ...SIGNS_OF_PHRASES.toReversed(),
  { written: 'gums ..3(is|very) pale', means: 'up to three words between, each of them one of these' },
  { written: 'each of NAME', means: 'every item of the list of that name is a phrase' },
  {
    written: 'for each number BEFORE …',
    means: 'one phrase for each weight, with LIGHTER for any number from half of it to nine tenths',
  },
]

export const OF_SIGNS: readonly Told[] = [
  {
    written: 'One of each line, all within 9 words',
    means:
      'one of each line must stand in one sentence, in any order, with no word of denial (turn.DENYING_WORDS) between',
  },
  { written: 'BELLY', means: 'a name in capitals: one of its words' },
  { written: 'pale | white', means: 'one of these' },
  { written: 'drool*', means: 'the word with any ending, or none' },
  { written: 'sack of *', means: 'any one word' },
  { written: 'then, after those: …', means: 'words that come after those of the lines before' },
  {
    written: 'not beside: …',
    means:
      'with one of these among the words, or up to nine words from them, they do not count, unless it is denied itself',
  },
]
