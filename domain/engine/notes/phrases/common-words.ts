/** Words that stand in so many notes that looking for them spares little; the commonest of the written cases. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after again all always am an and are as ate back be been bit but by came can day days did do dog cat ' +
    'down eat eating eats every fine food for from got had has have he her him his i if in is it its just last left ' +
    'like little looks maybe me more morning my night no normal not nothing now of off ok on one only or out over ' +
    'put right s seems she since so some still that the them then there they this times to today too two under up ' +
    'very was water we went what when will with yesterday'
  ).split(' '),
)
