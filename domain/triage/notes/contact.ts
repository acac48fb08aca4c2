import { isNegated } from './sense.ts'
import type { Sentence } from './sentences.ts'

const TAKEN =
  /\b(?:ate|eat|eats|eaten|eating|chew\w*|lick\w*|swallow\w*|gulp\w*|drank|drink|drinks|drinking|drunk|lapp\w*|got (?:into|a hold|ahold|hold)|gets? into|getting into|gotten into|stepp\w* (?:in|on)|walked through|appl\w*|put|puts|gave|give|given|giving|gives|fed|feeding|shar\w*|ingest\w*|consum\w*|snack\w*|munch\w*|nibbl\w*|stole|steal\w*|gone|missing|empty|devour\w*|gobbl\w*|scarf\w*|wolf\w*|inhal\w*|spray\w*|rubb\w*|spill\w*|knock\w* over|dos(?:ed|e|es|ing)|took|taken|bit|bite|bites|bitten|tore|torn|ripp\w*|shred\w*|raid\w*|help\w* (?:him|her|it)self|found|chomp\w*|crunch\w*|punctur\w*|popped|broke into|rolled in|fell in|mouth\w*|used|using|bath\w*|dropped|left out|threw up|throw\w* up|vomit\w*|puk\w*|barf\w*|downed|passed|pooped|exposed|expos\w*|contact|on (?:his|her|its) (?:nose|face|paws|fur|whiskers|chest|tongue|breath|coat|back|neck)|stuck|hanging|sting|stings|stung|in (?:his|her|its) (?:mouth|vomit|poop)|got some|had (?:some|a|one|two|three|\d)|play\w* with|wrappers?|cannot find|could not find|pulled|disappeared|lost|pieces|in pieces|got (?:some|one|two|three|\d+|a|an|a few|several|most|all|it|my|our|the|his|her|into)|\d+ ?mg|a few drops|for (?:the|his|her) (?:pain|fever|limp|hips?|arthritis|leg|back|joints)|in (?:his|her|its|the) (?:poop|stool)|snatch\w*|snagged|grabbed|sampled|tasted|swiped|demolished|polished off|cleaned out)\b/g

/** Verbs for things that harm only once they are inside. */
const SWALLOWED =
  /\b(?:ate|eats|eaten|eating|swallow\w*|gulp\w*|chew\w* (?:up|off|apart|through|and)|ingest\w*|missing|gone|stuck|devour\w*|inhaled|got into|stole|hanging|wrapped|consum\w*|choked on|lodged|gnawed off|bit off|tore up|passed|vomit\w*|threw up|puk\w*|in (?:his|her|its|the) (?:poop|stool)|cannot find|disappeared|pulled)\b/g

const ASKING =
  /\b(?:can|could|should|may) (?:i|we)\b|\b(?:is|are|would|will) (?:it |that |this |baby |some |a |\w+ ){0,3}(?:be )?(?:ok|okay|safe|fine|alright|all right|help|work)\b|\b(?:do you recommend|what about|which (?:one|drops|product|kind)|thinking (?:of|about)|want(?:ed)? to (?:give|use)|was going to|about to|need polysporin)\b/
const DONE =
  /\b(?:ate|eaten|gave|given|have been giving|has been getting|been giving|swallowed|licked|chewed|drank|took|used|applied|rubbed|sprayed|put|got into|already|stole)\b/

/** How far a thing may stand from the word that says the pet took it. */
const NEAR = 8

/** True when the sentence says that the pet ate, licked, touched or was given the thing at this place. */
export function saysContact(
  sentence: Sentence,
  start: number,
  end: number,
  swallowedOnly: boolean,
  anywhere: boolean,
): boolean {
  const { words } = sentence
  if (ASKING.test(words) && !DONE.test(words)) return false
  return [...words.matchAll(swallowedOnly ? SWALLOWED : TAKEN)].some((verb) => {
    const verbEnd = verb.index + verb[0].length
    const between = verb.index < start ? words.slice(verbEnd, start) : words.slice(end, verb.index)
    const distance = between.split(' ').filter((word) => word !== '').length
    const clauseStart = sentence.breaks.findLast((place) => place <= verb.index) ?? 0
    return (anywhere || distance <= NEAR) && !isNegated(words.slice(clauseStart, verb.index))
  })
}
