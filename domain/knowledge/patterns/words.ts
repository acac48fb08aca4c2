/**
 * How owners put ordinary explanations into words, by key. Plain phrases: `*` ends a word stem, `..` stands for up to
 * four words in between, and apostrophes are left out.
 */
export const patternWords: Readonly<Record<string, readonly string[]>> = {
  'says.shedding': [
    'shed',
    'sheds',
    'sheding',
    'shedding',
    'molt*',
    'moult*',
    'blowing .. coat',
    'blows .. coat',
    'coat blow',
    'winter coat',
    'summer coat',
    'losing .. undercoat',
    'spring coat',
    'hair everywhere',
    'fur everywhere',
    'tumbleweeds',
    'clumps of undercoat',
  ],
}
