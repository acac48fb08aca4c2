/**
 * Whether this is the nightly run, which proves at length what `npm test` proves in one way of several: its journeys
 * are those tagged `@nightly` too, and accessibility is looked at in every width and theme.
 */
export const isNightly = process.env['NIGHTLY'] === '1'
