/** Words of a time that is over. */
const over =
  /\b(?:(?:\w+ )?(?:years?|months?) (?:ago|back)|last (?:year|summer|winter|spring|fall|autumn|christmas|easter|halloween|thanksgiving)|as a (?:puppy|kitten|baby)|when (?:he|she|it) was (?:a )?(?:\w+ )?(?:puppy|kitten|pup|little|young|baby)|back in (?:19|20)\d\d|in (?:19|20)\d\d)\b/
/** Words that bring the same sentence back to these days. */
const now =
  /\b(?:now|today|tonight|just|again|this (?:morning|afternoon|evening|time|week)|last (?:night|week)|yesterday|(?:hours?|hrs?|minutes?|mins?|days?|weeks?) ago|also|too|same|still|keeps?)\b/

/** The text without the sentences that only tell of long ago. */
export const toldOfNow = (text: string): string =>
  text
    .split(/(?<=[.!?;\n])/)
    .filter((sentence) => {
      const words = sentence.toLowerCase()
      return !over.test(words) || now.test(words)
    })
    .join('')
