const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A small whole number as it is said: "two". Numbers without a word here stay digits. */
export const numberWord = (number: number): string => WORDS[number] ?? String(number)
