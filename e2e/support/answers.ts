export type Answer = {
  readonly about: RegExp
  readonly tick?: readonly (string | RegExp)[]
  readonly type?: string
}

export const BRIGHT: readonly Answer[] = [
  { about: /right now, or in the last few hours/, tick: ['None of these'] },
  { about: /energy compared with normal/, tick: [/^Normal/] },
  { about: /keeping water down/, tick: ['Drinking normally'] },
  { about: /How is the breathing/, tick: ['Quiet and easy'] },
  { about: /^Is .* eating\?/, tick: ['Eating normally'] },
  { about: /eaten, licked or touched/, tick: ['No, none that I know of'] },
  { about: /happened recently/, tick: ['None of these'] },
]

export const ONE_VOMIT: readonly Answer[] = [
  ...BRIGHT,
  { about: /When did this start/, tick: ['6 to 24 hours ago'] },
  { about: /How often has .* vomited/, tick: [/^Once/] },
  { about: /What did the vomit look like/, tick: [/^Food/] },
]
