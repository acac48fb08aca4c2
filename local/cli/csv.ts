const NEEDS_QUOTES = /[",\r\n]/
const FORMULA = /^[=+\-@\t\r]/

export type Cell = string | number | boolean | Date | null

const plainOf = (value: Cell | undefined): string => {
  if (value === undefined || value === null) return ''
  return value instanceof Date ? value.toISOString() : String(value)
}

/** Never read as a formula by the program that opens it. */
const cell = (value: Cell | undefined): string => {
  const plain = plainOf(value)
  const text = FORMULA.test(plain) ? `'${plain}` : plain
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvLines = (
  columns: readonly string[],
  rows: readonly Readonly<Record<string, Cell>>[],
): readonly string[] => [
  columns.join(','),
  ...rows.map((row) => columns.map((column) => cell(row[column])).join(',')),
]
