import { VERIFIED } from '../entries/published-doses.ts'

type Explained = readonly [head: string, ...sentences: readonly string[]]

const LEVELS: readonly Explained[] = [
  [
    'What Pawlight does',
    'An owner of a dog or cat ticks symptoms, answers questions, and may write in own words. Rules turn this into one of three levels: emergency, vet visit, or home care. The most urgent rule that stands decides, and no rule lowers what another asks for. Two things can set a rule aside: an ordinary thing the owner confirms, for some vet-visit rules; and a computed dose or the things that were met, for rules about what the pet met that say so. Whatever is left, home care is given only where everything that must be known for it is known (the page of what must be known before a pet may stay at home).',
  ],
  [
    'How soon',
    'Emergency: now, to an emergency vet. A vet visit has three steps. Within 24 to 48 hours: the usual visit. Today: the visit should not wait until tomorrow. Call now: the owner phones a vet at once, who says how soon to come; it is still a visit and not an emergency. A rule names its step under “Level”; the lines of care “Visits that cannot wait” name it for what was answered, and the sooner one counts.',
  ],
  [
    'The short questions',
    'They follow a first result, at most three, and ask only about the owner’s own words, about an optional question that was left open, about what nobody could place in the note, and whether something ordinary or harmless explains it. What was ticked is never asked about. An emergency that rests on ticks, on a count that was typed in or on a thing the owner named stands, and nothing takes it back. An emergency that rests on words of the note alone is shown at once, with its question beside it (“You wrote: … Is this true?”). Only a no to each statement of danger takes it back. It is then a vet visit; home care only where the owner also confirms what ordinary thing it is, or what harmless thing was met. “Not sure”, and no answer, leave the emergency.',
  ],
]

const ENTRIES: readonly Explained[] = [
  [
    'A rule',
    '“What it looks for” tells when the rule applies. A question “is answered” with an option when the owner chose it, or when the owner’s own words say the same. Lines that belong together are numbered: 2a and 2b are the parts of 2, and “and” or “or” stands before each. What nobody told counts as absent, so it raises no alarm; and where a rule holds back for something (“Unless all of this is known to be so”, “is answered with anything but …, or is not answered”), not knowing it keeps the alarm, and there only ticks count, no words of the note. An example in which something is not known says which of the two it is. In most examples the ticked symptom is arbitrary: it only has to be one, and means nothing unless the rule looks for it. A disease counts as known from the profile or the note; a medicine that is given for one disease only counts as that disease, and the rule lists those names.',
  ],
  [
    'An ordinary thing',
    'It may set a vet-visit rule about the same part of the body aside, never an emergency that stands (for one that rests on words alone see the short questions). It does so only where all of this is so: the pet is one of those under “Who”; what was ticked is what it explains (one of these signs is enough) and without it the rule would not apply; nothing that rules it out was ticked; the danger signs, what it may have met, what happened before, energy, eating, drinking, urine and breathing at rest are well, as far as they are asked and it does not explain them; it has no disease in which an ordinary sign may not be ordinary, such as of heart, kidney or liver, diabetes or cancer (“even with” names those that do not matter); it breathes 30 times a minute or less; and the owner finds all of its statements true. “Up to 10 years” ends with the tenth birthday. Many owners tick the nearest symptom they find, and the questions about the mouth, the skin or the paws are asked only with such a symptom: so a black tongue may “explain” the symptom “Eating less” of a pet that must eat normally.',
  ],
  [
    'What must be known before a pet may stay at home',
    'Each entry says what keeps a pet from home care where no rule asks for more; the answer is then a vet visit. A good answer counts only where the owner ticked it; a bad one counts from the words of the note, too. A question that was not asked of this pet is not held against it. Beside these entries, three or more answers of “Not sure”, and words of the note that nobody could read or place, keep a pet from home care, too.',
  ],
  [
    'A possible condition',
    'It is named to the owner among the things it could be, and changes no level, with one exception: one that can be an emergency and is likely enough keeps a pet from staying at home. It begins with how common it is. What speaks strongly for it makes it 6 times as likely, what speaks for it twice, against it half, strongly against it 0.15 times; the kinds of pets under “More likely in” count as printed; where several fit the same pet they are multiplied, but those said to be “twice as likely” count four times at most together. “May be behind these too” are symptoms it does not leave unexplained, which neither raise nor lower it otherwise. Words the owner writes stand in this order with at most two other words between them, in one clause that does not deny them. How urgent a condition is says what it would mean for a pet that has it.',
  ],
  [
    'What a rule decides alone',
    'Computed from all written cases and notes we have: those where no other rule, dose or thing holds the level. If such a rule is wrong, nothing else stands in its place. Each case says which level its author expects, who the pet is, what was ticked, the note, and by which answers or words the rule applied. “Less urgent than expected” is a known gap: the pet gets a milder level than it should, by this rule and all others. “More urgent than expected” is a false alarm of this rule. Both are shown whole. Words without quotation marks are the title of a case; a reason may quote what the owner typed into a question. Where the short questions set a false alarm right, that is said. Where the questions of the app stand open in such a case, an owner would still be asked them. “Vet visit at least” and “No emergency” are loose expectations: any level from a visit up, or down to home care, meets them. “A known misreading” behind a finding says that the case reaches its level by words that tell of something else.',
  ],
  [
    'A what-if',
    'With a vet visit or home care the owner is told up to four answers that would make it more urgent: “If …, this would be an emergency.” Each is tried by deciding again with that answer, so it is told only where the level would rise. The entry shows which rules can do that by this answer alone, and which only with what else was told.',
  ],
]

const OF_POISONS: readonly Explained[] = [
  [
    'A dose',
    'It is computed where the owner said or picked what it was, how much of it (pieces, packs, ounces, tablets) and, for a medicine, how strong, and where the weight of the pet is known. A strength nobody told counts as the strongest that is listed, and an amount that had to be guessed never takes the place of a rule. A sign of illness beside it makes any dose at least a visit.',
  ],
  [
    'A thing a pet may eat or touch',
    'The owner picks it by name, or the note names it. Its level by itself can only raise the answer. It takes the place of the rules about its kind (those that say so under “Level”), and may then be milder than they are, only where all of this is so: everything that was met is named; every level and dose of it is known; it happened once; and the pet has no sign of illness, or no more than a stomach that was upset once by things that are harmless. “Home care, up to …” holds where the owner confirms that it was no more; where more was eaten, or nobody knows, the rules of its kind decide. “The dose decides” means the dose of that poison, where the amount is known. “As …” under “Decided by a dose” names the set of dose limits; “no: any amount means the same” means that a dose changes nothing. How soon a visit is: something poisonous that was swallowed is always “call now”; for an object, string, battery or magnet it is “call now” in the first six hours; else the lines of care “Visits that cannot wait” say it.',
  ],
]

const OF_CARE: readonly Explained[] = [
  [
    'First aid, lines of care and products',
    'A first-aid plan is shown with an emergency of its kind; the rule names it. Where the likeliest condition is an emergency, very likely and supported by what was told, its plan leads instead, unless the one of the rules is for what can kill within minutes. Lines of care are shown by symptom, by the likeliest condition, and by level. The notes under a line (what it does, what it never stands beside) serve to leave out of one answer lines that would contradict each other; the owner does not see them.',
  ],
]

const OF_WORDS: readonly Explained[] = [
  [
    "Owners' words",
    'A finding in a note counts as if it had been ticked. A phrase is words in a row, written in a short notation; its key stands at the top of the page of owners’ words, and each such entry points to it. Below each finding stand sentences from our notes in which it counts, and some in which its words stand and it does not count, with the reason: who does not read the notation can judge by them. A sentence that does not count by one finding may count by another.',
    'Why a sentence does not count stands behind it, with the words that decide. Denied. Asked, and answered with a no. Over: the owner tells it of a time, or of a scare, that has passed. Of somebody else: of another animal or a person. Only feared, read or supposed. Words that mean something else here, such as a likeness. The color of something else. No word of eating, licking or taking stands by a thing: it is only named, or told in a way the reader does not know. Taken back: one of the words that the finding lists as not to stand beside it is there. Or a word that it needs is missing in the note. The words that decide may stand in the sentences before or after the one that is shown. Sentences that no other finding counts come first, because they could hide a danger; those of a case whose author expects an emergency are marked; other words or answers of that case mostly hold its level. Sentences that count were all read and judged once, though not by a veterinarian: those that tell of something else stand apart as “counts wrongly, a known fault”, with the words that did it. Such a fault costs an owner a question or a step too much; it never makes an answer milder, unless the finding is one by which a rule stays silent. A reason of a case that rests on such a reading says so.',
    '“What it means” names the answers a finding stands for and the rules that look for it. An answer that words stand for can make a rule apply and never holds one back; only a few findings that a rule names itself (“the owner’s own words do not say …”) do, and that is said there. If two answers to one question are read from a note, the worse one counts, because a rule only looks for what it names. Kinds of findings. Something seen counts in a question, too (“is he having a seizure?”), because whoever asks has seen something. The name of a disease or accident does not. A lasting fact, such as a known disease, is not ended by a date in the past.',
    'Groups and turns. A group of words is a list of words that stand for each other, used in phrases by its name in capitals. A story is held against the whole sentence or, under “anywhere in the note”, against the whole note. A turn of speech is no finding: it says how words beside a finding change what it counts for. Each is shown by sentences in which it stands; [brackets] mark what it is said of.',
  ],
]

const OF_SIGNING: readonly Explained[] = [
  [
    'Signs of the writing',
    '“…” after a part of a word stands for any ending. After the name of a question its subject stands in brackets where its own words do not tell it. [S12] names a source; its title and address stand at the end of the entry. K is ordinary teaching for which no page was opened. The id of an entry, such as RF-012, is a link to it.',
  ],
  [
    'Your verdict',
    'Write your name, the date, and whether you agree or object, at each entry. It is then entered with the version printed at the entry. When an entry changes, its version changes, and the review is lost until somebody reads it again.',
  ],
  ['How sure a dose is', `Seen: ${VERIFIED['seen']}. Recalled: ${VERIFIED['recalled']}.`],
]

/** What a veterinarian has to know before the first page, each under its head. */
export const HOW_TO_READ: readonly Explained[] = [
  ...LEVELS,
  ...ENTRIES,
  ...OF_POISONS,
  ...OF_CARE,
  ...OF_WORDS,
  ...OF_SIGNING,
]
