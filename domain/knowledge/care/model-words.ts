/** Sentences around what a language model adds, so that its words are never taken for the rules'. */
export const modelWords = {
  raised: 'A language model also read what you sent. It saw a possible danger:',
  raisedWithoutReason:
    'A language model also read what you sent. It saw a possible danger, so we chose the safer level.',
  raisedTo: 'Raised by a language model to',
  noticed: 'A language model also read what you sent. It noticed:',
} as const
