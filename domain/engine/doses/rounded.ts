export const rounded = (value: number): string =>
  value >= 10
    ? String(Math.round(value))
    : value >= 1
      ? String(Math.round(value * 10) / 10)
      : String(Number(value.toPrecision(1)))
