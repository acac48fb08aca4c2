/** The question of the things that were eaten or touched, answered by their ids in the table of substances. */
export const THINGS = 'exposure_things'
