/** What an owner counts or measures in a story, where only the first sentence names the thing counted. */
export type Counted = {
  /** The number told for now; of several the highest. */
  readonly now: number | undefined
  /** The number told for other days; of several the highest. */
  readonly usual: number | undefined
}

/** What a story may be about, by its own words. */
type Subject = {
  /** Opens the story. */
  readonly about: RegExp
  /** Must stand somewhere in the note, because the opening word alone is too common. */
  readonly counting: RegExp
  /** The statement is about something else after all. */
  readonly unless: RegExp
  readonly atLeast: number
  readonly atMost: number
}

const BREATHS: Subject = {
  about:
    /\b(?:breath\w*|resp\w*|s?rrr?|\d\d (?:resting|asleep|at rest|sleeping)|(?:sleep(?:ing)?|resting) (?:count|rate)s?|count\w*[^.!?]{0,30}\b(?:asleep|sleeping)|chest[^.!?]{0,40}(?:\d ?s\b|sec|min|rises|up and down)|(?:sides|ribs|chest|flanks|belly|tummy) (?:going|goes|go|rise|rises|rising|moves?|moving) (?:up|in|out))\b/,
  counting:
    /\b(?:count\w*|rates?|resps?|respirat\w*|s?rrr?|a min\w*|per min\w*|bpm|times|timed|breaths|(?:sec|secs|seconds))\b|\/ ?min/,
  unless: /\b(?:heart ?(?:rate|beats?)|pulse|weight|weigh\w*)\b/,
  atLeast: 4,
  atMost: 200,
}

const HEARTBEATS: Subject = {
  about: /\b(?:heart ?(?:rate|beats?)|pulse|heart|(?<=\d )beats|hr(?= (?:is |was |of |at )?\d))\b/,
  counting: /\b(?:rate|beats?|heart ?beats?|pulse|bpm|count\w*|minute|min|felt|resting|lying|asleep)\b/,
  unless:
    /\bmy (?:own )?(?:heart|pulse)|\bpulse ?ox|heart ?(?:disease|failure|meds?|medicine|medication|pills?|tablets?|worm\w*|attack|problems?|condition|murmur|surgery)\b|\bbreath|\bresp/,
  atLeast: 15,
  atMost: 350,
}

/** A number that stands alone: no unit and no thing counted after it but a breath, a beat or a time. */
const NUMBER = new RegExp(
  String.raw`(?<![\d.:/$#-]|\b(?:weigh\w*|aged?|turned|cr|over|above|under|below|than|until|least|most|exceed\w*|hits?|reach\w*|room|at|by) |\d ?to )(\d{2,3})(?:ish|s)?(?: ?(?:-|–|to) ?(\d{2,3}))?(?!\d|[:/.]\d|%|\w)(?= *(?:$|[.,;!?)(~/]|-|(?:breaths?|breathes|beats?|bpm|times?|rises?|lifts?|per|a min\w*|min\w*|each|when|while|asleep|sleeping|resting|awake|at|in|on|and|but|or|then|which|whilst|now|tonight|today|yesterday|last|this|again|so|is|was|both|counted|after|before|usually|normally|lying|laying|with|the|for|to|he|she|it|i)\b))`,
  'g',
)
/** Said just before a number of other days. */
const OTHER_DAYS =
  /\b(?:my own|mine|normal(?:ly)?|usual(?:ly)?|typical(?:ly)?|always|baseline|average|ordinar\w*|used to|used to be|sits?|sit at|from|last (?:week|month|year|time|visit|checked)|(?:at|by) the vet|supposed to be|should be|in (?:spring|summer|fall|winter)|(?:has |had )been|previous\w*|before)\b(?:(?!\b(?:to|now|tonight|today|but|just|got|is)\b)[^.,;\d]){0,30}$/
/** Said just after it. */
const OTHER_DAYS_AFTER =
  /^(?:ish)?(?: ?(?:breaths?|beats?|a min\w*|per min\w*|bpm|or so|ish|is|was|the|would be|for (?:him|her)))* ?(?:normal\w*|usual\w*|typical\w*|last (?:week|month|year)|at the vet|before|in (?:spring|summer|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december)|at (?:new years?|christmas|easter|thanksgiving)|(?:a|two|three|few) (?:weeks?|months?|years?) ago|when (?:he|she) (?:is|was) (?:well|healthy|fine))\b/
/** Takes the story on to another subject. */
const OTHER_MATTER =
  /\b(?:weigh\w*|lbs?|pounds?|kg|years? old|months? old|walk\w*|ate|eats|kibbles?|dollars?|\$|birthday|route|highway|floor|street|outside|degrees|temp\w*)\b/
/** Counted for part of a minute. */
const PART_OF_A_MINUTE =
  /\b(?:in|for|per|every|over|each) (?:a |about )?(10|15|20|30|ten|fifteen|twenty|thirty) ?(?:s\b|secs?\b|seconds?\b)/
const IN_WORDS: Readonly<Record<string, number>> = { ten: 10, fifteen: 15, twenty: 20, thirty: 30 }

/** Sentences, and the parts of one that tell of two measurements. */
const STATEMENTS =
  /[.!?;\n](?!\d)|(?:,| and) ?(?=(?:his |her |the )?(?:heart ?(?:rate|beat)|pulse|breath|resp|temp))/

const NOTHING: Counted = { now: undefined, usual: undefined }

const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const ONES = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const SPELLED = new RegExp(`\\b(${TENS.slice(2).join('|')})(?:[ -](${ONES.slice(1).join('|')}))?\\b`, 'g')

/** The text with "fifty two" as 52, and "he is at 51 resting" without the word that also tells the time. */
const inDigits = (text: string): string =>
  text
    .replace(SPELLED, (_, tens: string, ones: string | undefined) =>
      String(TENS.indexOf(tens) * 10 + ONES.indexOf(ones ?? '')),
    )
    .replace(
      /\bat (?=\d{2,3}(?: ?\/ ?min| (?:resting|asleep|at rest|sleeping|now|tonight|a min|per min|bpm|breaths)))/g,
      '',
    )

const storyOf = (text: string, { about, counting, unless, atLeast, atMost }: Subject): Counted => {
  if (!/\d/.test(text) || !about.test(text) || !counting.test(text)) return NOTHING
  const now: number[] = []
  const usual: number[] = []
  let isOpen = false
  let seconds = 60
  for (const statement of text.split(STATEMENTS)) {
    const isAbout = about.test(statement)
    if ((!isAbout && OTHER_MATTER.test(statement)) || unless.test(statement)) isOpen = false
    else if (isAbout) isOpen = true
    if (!isOpen) continue
    const part = PART_OF_A_MINUTE.exec(statement)?.[1]
    if (part !== undefined) seconds = IN_WORDS[part] ?? Number(part)
    const told = statement.replace(PART_OF_A_MINUTE, (words) => words.replace(/\d+ ?s?\b/, ''))
    for (const match of told.matchAll(NUMBER)) {
      const value = Math.max(Number(match[1]), Number(match[2] ?? 0)) * (60 / seconds)
      if (value < atLeast || value > atMost) continue
      const isUsual =
        OTHER_DAYS.test(told.slice(0, match.index)) ||
        OTHER_DAYS_AFTER.test(told.slice(match.index + match[0].length))
      ;(isUsual ? usual : now).push(value)
    }
  }
  // Where only one number is told, it may be the one of now.
  return { now: highest(now) ?? highest(usual), usual: highest(usual) }
}

const highest = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : Math.max(...values)

/** Breaths at rest, told for now and for other days. */
export const breathsTold = (text: string): Counted => storyOf(inDigits(text), BREATHS)

/** Heartbeats at rest, told for now and for other days. */
export const heartbeatsTold = (text: string): Counted => storyOf(inDigits(text), HEARTBEATS)

const MEASURED =
  /\b(?:thermometer|temp|temps|temperature|fever|rectal\w*|rectum|(?:up|in) (?:his|her|the|its) (?:bum|butt|bottom|behind|back ?end|backside|rear))\b/
const FELT =
  /\b(?:thermometer|temp|temperature|fever\w*|feels? (?:hot|warm|cold)|felt (?:hot|warm|cold)|burning|shiver\w*|hot ears|ears (?:are |feel )?(?:hot|burning|cold))\b/
const NOT_THE_PET =
  /\b(?:outside|weather|room|water|oven|house|here|indoors|forecast|garage|car|heat(?:ing|er|wave)|my (?:own )?temp\w*)\b/
const DEGREES =
  /(?<![\d.:/$#-])(\d{2,3}(?:\.\d{1,2})?)(?!\d|\.\d|%|:\d)(?= *(?:$|[.,;!?)(]|°|-|(?:f|c|deg\w*|then|and|but|so|now|twice|again|which|both|is|on|in|at|rectal\w*|just|today|tonight|this)\b))/g
/** A body temperature in the middle of what is healthy. */
const HEALTHY = 101.5

/** The body temperature told, in Fahrenheit; of several the one farthest from healthy. */
export function temperatureTold(text: string): number | undefined {
  if (!MEASURED.test(text) && !FELT.test(text)) return undefined
  const told: number[] = []
  let isOpen = false
  for (const statement of text.split(STATEMENTS)) {
    if (MEASURED.test(statement)) isOpen = true
    else if (OTHER_MATTER.test(statement) && !/temp|degrees/.test(statement)) isOpen = false
    if (NOT_THE_PET.test(statement)) continue
    for (const match of statement.matchAll(DEGREES)) {
      if (OTHER_DAYS.test(statement.slice(0, match.index))) continue
      if (!isOpen && !(match[1] ?? '').includes('.')) continue
      const value = inFahrenheit(Number(match[1]))
      if (value !== undefined) told.push(value)
    }
  }
  return told.toSorted((a, b) => Math.abs(b - HEALTHY) - Math.abs(a - HEALTHY))[0]
}

/** Degrees that a living body can have, whichever scale they were read on. */
export function inFahrenheit(value: number): number | undefined {
  if (value >= 88 && value <= 112) return value
  return value >= 31 && value <= 44 ? Math.round((value * 1.8 + 32) * 10) / 10 : undefined
}
