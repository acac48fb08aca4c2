import { line, type CareLine } from '#domain/knowledge/care/care-line.ts'

export type HelpText = {
  readonly title: string
  readonly beside?: string
  readonly lines: readonly CareLine[]
}

const GUMS: HelpText = {
  title: 'How to look at the gums',
  beside: 'abnormal_gums',
  lines: [
    line('Lift the upper lip with your thumb and look at the gum above a big tooth.', 'K'),
    line('Healthy gums are pink and wet.', 'S3', 'K'),
    line(
      'White or very pale gums can mean blood loss or shock. Blue or gray gums mean too little oxygen.',
      'S3',
      'S44',
    ),
    line('Some pets have dark gums. Then gently pull down a lower eyelid and look at the color inside.', 'K'),
    line('Stop if {petName} may bite. Then choose “Cannot check, or dark gums”, or go on.', 'K'),
  ],
}

const RETCHING: HelpText = {
  title: 'What retching looks like',
  beside: 'unproductive_retching',
  lines: [
    line('The belly heaves, the neck stretches and the mouth opens, as if to throw up.', 'K'),
    line('Little or nothing comes up, or only foam, and it starts again and again.', 'S5', 'S42'),
    line('With vomiting, food or liquid comes up. With coughing, it can end in one gag.', 'K'),
    line('In a dog, retching with nothing coming up can mean a twisted stomach.', 'S5', 'S42'),
  ],
}

const WATCHING: HelpText = {
  title: 'How to watch the breathing',
  lines: [
    line('Wait until {petName} rests or sleeps. Stand a few steps away.', 'S10', 'K'),
    line('Look at the chest and belly. Easy breathing is quiet and small.', 'K'),
    line(
      'Hard breathing shows: the belly or ribs heave, the elbows point out or the neck stretches.',
      'S3',
      'S5',
    ),
    line('A cat that breathes with an open mouth at rest needs an emergency vet.', 'S3', 'S5'),
  ],
}

const COUNTING: HelpText = {
  title: 'How to count breaths',
  lines: [
    line('Count while {petName} sleeps or rests, not when panting or purring.', 'S10', 'S11', 'K'),
    line('One breath is the chest going up and down once.', 'S10'),
    line('Most resting dogs and cats breathe 15 to 30 times a minute.', 'S10'),
    line('A rate that stays above 40 is a warning sign.', 'S11'),
  ],
}

export const HELP: Readonly<Record<string, readonly HelpText[]>> = {
  danger_signs: [GUMS, RETCHING],
  gum_color: [GUMS],
  vomit_frequency: [RETCHING],
  breathing_at_rest: [WATCHING],
  resp_rate: [COUNTING],
}
