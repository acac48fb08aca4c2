/** Words of a time that is over. */
const over =
  /\b(?:(?:\w+ )?(?:years?|months?|yrs?) (?:ago|back|before)|last (?:year|summer|winter|spring|fall|autumn|christmas|easter|halloween|thanksgiving)|as a (?:puppy|kitten|baby)|when (?:he|she|it) was (?:a )?(?:\w+ )?(?:puppy|kitten|pup|little|young|baby)|back in (?:19|20)\d\d|in (?:19|20)\d\d)\b/
/** Words that bring the same sentence back to these days. */
const now =
  /\b(?:now|today|tonight|just|again|this (?:morning|afternoon|evening|time|week)|last (?:night|week)|yesterday|(?:hours?|hrs?|minutes?|mins?|days?|weeks?) ago|also|too|same|still|keeps?)\b/
/** Words by which what is over comes back, or by which something else was met: none of them is part of being well now. */
const comesBack =
  /\b(?:just|again|also|too|same|still|keeps?|it|them|one|some|more|another|that|ate|eats?|eaten|eating|got|gets?|had|took|takes?|found|chew\w*|lick\w*|swallow\w*|drank|drinks?|gave|given|stole|into|this|last|yesterday|ago|tonight|today)\b/
/** Where a sentence turns from then to now. */
const turn = /(,| but | and )/

/** The text without what only tells of long ago: whole sentences, and the part before "but is fine now". */
export const toldOfNow = (text: string): string =>
  text
    .split(/(?<=[.!?;\n])/)
    .flatMap((sentence) => {
      const words = sentence.toLowerCase()
      if (!over.test(words)) return [sentence]
      if (!now.test(words)) return []
      const parts = sentence.split(turn)
      const others = parts.filter((part) => !over.test(part.toLowerCase()))
      const isBack =
        parts.some((part) => over.test(part.toLowerCase()) && now.test(part.toLowerCase())) ||
        others.some((part) => comesBack.test(part.toLowerCase()))
      return isBack ? [sentence] : [others.join('')]
    })
    .join('')
