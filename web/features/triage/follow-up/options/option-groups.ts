import { Brain, Droplets, Eye, HeartPulse, Wind, type LucideIcon } from 'lucide-react'

export type ShortCard = {
  readonly value: string
  readonly lead?: string
}

export type OptionGroup = {
  readonly title: string
  readonly icon: LucideIcon
  readonly cards: readonly ShortCard[]
}

export const OPTION_GROUPS: Readonly<Record<string, readonly OptionGroup[]>> = {
  danger_signs: [
    {
      title: 'Breathing and swelling',
      icon: Wind,
      cards: [
        { value: 'breathing_distress', lead: 'Struggling to breathe or choking' },
        { value: 'facial_swelling', lead: 'Face, lips or throat suddenly swollen' },
      ],
    },
    {
      title: 'Gums and bleeding',
      icon: HeartPulse,
      cards: [{ value: 'abnormal_gums' }, { value: 'heavy_bleeding', lead: 'Bleeding that does not stop' }],
    },
    {
      title: 'Collapse and nerves',
      icon: Brain,
      cards: [{ value: 'unresponsive' }, { value: 'collapse' }, { value: 'seizure' }, { value: 'paralysis' }],
    },
    {
      title: 'Belly and pee',
      icon: Droplets,
      cards: [
        { value: 'swollen_belly' },
        { value: 'unproductive_retching', lead: 'Trying to vomit again and again' },
        { value: 'cannot_urinate' },
      ],
    },
    {
      title: 'Pain, eyes and heat',
      icon: Eye,
      cards: [
        { value: 'severe_pain' },
        { value: 'eye_emergency' },
        { value: 'overheated', lead: 'Overheated' },
      ],
    },
  ],
}

export const partsOf = (label: string, { lead = label }: ShortCard) => ({
  lead,
  rest: label.slice(lead.length),
})
