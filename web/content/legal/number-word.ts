const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

export const numberWord = (number: number): string => WORDS[number] ?? String(number)
