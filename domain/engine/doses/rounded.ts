/** An amount as owners are told it: whole from ten on, one decimal from one on, below that its first digit. */
export const rounded = (value: number): string =>
  value >= 10
    ? String(Math.round(value))
    : value >= 1
      ? String(Math.round(value * 10) / 10)
      : String(Number(value.toPrecision(1)))
