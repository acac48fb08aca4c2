// Made by `npm run knowledge -- compile` from the YAML files; change those.

/** Denies what comes after it. */
export const DENIES = /\b(?:no|not|never|without|nobody|denies|denied|deny|nor|neither|zero|cannot|free of|negative for|rule[ds]? out|stopped|quit|instead of|rather than|far from|anything but|nothing like|nothing about|none of|no chance of|no signs? of|i doubt|nothing(?= (?:is |was |got |looks )?$))\b(?! (?:only|just|sure|certain|doubt|one|to mention|more than|it (?:was|is)|idea|normal|normally|right|himself|herself|itself|acting|doing|better|good|well|much better|stop|stopped|stopping|get better|the same|long|sooner))/

/** A denial that reaches over "he" and "it" to the end of its clause. */
export const DENIES_FAR = /\b(?:(?:no chance|no way|impossible|there is no way|i (?:do|did|have) not (?:\w+ )?(?:think|believe|see|seen|notice|noticed|find|found|feel|felt|suspect)|(?:he|she|it) (?:does|did) not (?:seem|appear) to (?:be|have))(?: (?:(?!(?:that|because|when|normal|right|good|ok|okay|fine|well|just|only|so|this|such|like|not|no|and)\b)\w+)){0,6}) ?$/

/** Denies everything that is listed after it. */
export const DENIES_LIST = /\b(?:no|not|never|without|denies|neither)\b/

/** Shows that a list is denied as a whole where its first part is. */
export const LIST_AS_A_WHOLE = /\b(?:or|nor)\b|\b(?:at all|anything like that|of the sort|or anything)$/

/** A later clause that takes back what the earlier ones listed, as "none of that here" does. */
export const DENIES_ALL = /^(?:(?:and |but |so |luckily |thankfully )?(?:none of (?:that|those|these|this|it|the above|them)|nothing like that|nothing of the sort|neither of (?:those|these)|not one of (?:those|these|them)))\b/

/** Affirms what it seems to deny, as "I cannot say he is not" does. */
export const DENIES_A_DENIAL = /\b(?:(?:cannot|can not|could not|would not|do not|will not) (?:say|deny|claim|swear|promise|rule out)(?: that)?(?: \w+){0,3}) ?$/

/** How much, and not that it is not so, as "never been this lethargic" does. */
export const NEVER_SO = /\b(?:(?:seen|known|been|had|heard|felt)\b.*\b(?:this|so|such|that))\b/

/** A finding that a denial before it does not change, because it holds one of its own, as "cannot pee". */
export const NEGATIVE_IN_ITSELF = /\b(?:no|not|never|without|cannot|nothing|unable|barely|hardly|only|just|zero|stopped|will not|refus\w*|unproductive)\b/

/** A denial among the words of a finding. */
export const NO_INSIDE = / (?:no|without|never) /

/** A phrase that is itself told with "no". */
export const HOLDS_NO = /\b(?:no|without|nothing|never)\b/

/** A phrase that is itself told with "not". */
export const HOLDS_NOT = /\b(?:not|cannot|no|nothing|never)\b/

/** Words after which an earlier "no" no longer speaks of what follows. */
export const NEW_THOUGHT = /\b(?:eating|drinking|moving|get up|getting up|ok|okay|appetite|energy|warning|change|improvement|interest|peeing|pooping|and|then|so|because|when|now|while|with|since|except|until|after|just|who|which|that|he|she|they|my|i)\b/

/** The end of a denial, as "never had one before, but today he did". */
export const NOW_AFTER_ALL = /\b(?:(?:until|till|but|before) (?:today|now|tonight|just now|yesterday|last night|this (?:morning|afternoon|evening|week))(?: \w+){0,4} (?:one|did|it|does|happened|two)|(?:until|till|before) (?:today|now|tonight|just now|yesterday|last night|this (?:morning|afternoon|evening)))\b/

/** What a packet says about itself, which is no denial. */
export const LABEL = /(?<!\b(?:i|we|they|you|dogs|cats) )\bdo not (?:eat|ingest|swallow)\b/

/** Takes back what stands before it. */
export const DISMISSED = /^ (?:(?:is|are|was|were|has been|have been) fine|(?:is |are |was |were |has been |have been )?(?:ruled out|negative|never happened)(?! again))\b/

/** Takes back what stands before it, where nothing more is said. */
export const DISMISSED_AT_ONCE = /^(?: (?:no|none|nope|negative|nil))$/

/** Talks about a word, not about the pet. */
export const ONLY_MEANS = /^ (?:means|can mean|could mean|may mean|would (?:be|mean))\b/

/** Nothing of it was taken. */
export const NONE_OF_IT = /\b(?:(?:none|nothing)(?: \w+)?)$/

/** The words that deny, where a reader goes word by word. */
export const DENYING_WORDS = [
  "no",
  "not",
  "never",
  "without",
  "nor",
  "neither",
  "none",
  "cannot",
  "nothing",
  "zero",
  "denies",
  "denied",
]

/** The words that deny and may stand in a clause that says nothing new. */
export const PLAINLY_DENYING_WORDS = [
  "no",
  "not",
  "never",
  "without",
  "nor",
  "neither",
  "none",
  "denies",
]

/** The words that say that something is no longer so. */
export const NO_LONGER_WORDS = [
  "stopped",
  "longer",
]

/** Words that do not belong together where one of these stands between them. */
export const ENDS_A_THOUGHT = [
  "but",
  "however",
  "although",
  "though",
  "because",
  "unless",
  "if",
]

/** The same thought goes on after a turn, as in "tries, but nothing comes". */
export const GOES_ON_FAILING = [
  "nothing",
  "cannot",
  "can",
  "no",
  "not",
  "only",
  "just",
  "none",
  "never",
]

/** No word that takes a sign back counts after one of these. */
export const DENIES_SIGN = "(?:no|not|never|without|stopped|longer)"
