// Made by `npm run knowledge -- compile` from the YAML files; change those.

/** A time that is over. */
export const PAST = /\b(?:last (?:year|month|summer|winter|spring|fall|autumn|christmas|thanksgiving)|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a few|few|couple|several|many|some|a) (?:of )?(?:months?|years?|mos?) (?:ago|back|earlier)|(?:years?|months?) (?:ago|back)|in (?:19|20)\d\d|back in (?:\d\d\d\d|(?:january|february|march|april|may|june|july|august|september|october|november|december)|the day)|as a (?:\w+ )?(?:puppy|pup|kitten|baby|youngster|teenager|adolescent|juvenile)|in (?:his|her) (?:youth|puppyhood|younger (?:days|years)|first home|last home)|none (?:for|in|since)(?: \w+){0,3} (?:years?|months?)|once upon a time|(?:ages|some time|a while) (?:ago|back)(?= (?:\w+ )*(?:treated|survived|recovered|healed))|when (?:he|she|it|they) (?:was|were) (?:just |only |about |still )?(?:a |an )?(?:\w+ )?(?:young|younger|little|small|puppy|pup|kitten|baby|months?|weeks?|years?)|in the past(?! \d+| (?:few|couple|several|two|three|four|five|six|hour|day|night|week))|before (?:we|i) adopted|before (?:we|i) got (?:him|her|it|them)(?! loose| off| away| out| free| to| back| there| home| up)|long ago|once had)\b/

/** What comes next was so at some time, and need not be so now. */
export const PAST_JUST_BEFORE = /\b(?:(?:history of|used to|previously|historically)(?: \w+){0,3}) ?$/

/** A time that is now or was just now. */
export const OF_NOW = /\b(?:(?:\d+|a|an|one|two|three|four|five|six|ten|few|couple|several) (?:of )?(?:minutes?|mins?|hours?|hrs?) ago|again|now|today|tonight|this (?:morning|afternoon|evening|time|week)|right now|currently|still|yesterday|last night|just)\b/

/** There was none for some time. */
export const NONE_SINCE = /\b(?:none (?:for|in|since))\b/

/** A clause that speaks of the one before it. */
export const POINTS_BACK = /^(?:(?:this|that|it|all that|but that) (?:was|happened)|none (?:for|in|since))\b/

/** Something is different this time, and so of now. */
export const THIS_TIME = /\b(?:this (?:time|one))\b(?! (?:(?:it |he |she )?(?:is |was |seems )?(?:fine|ok|okay|normal|mild|nothing|just|only|better)\b))/
