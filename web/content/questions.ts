export type Question = { readonly question: string; readonly answer: string }

export const REPLACES_VET: Question = {
  question: 'Does Pawlight replace my vet?',
  answer:
    'No. Pawlight helps you decide how soon your pet needs care and what to do until then. Only a vet can examine and treat your pet.',
}

export const HOW_LONG: Question = {
  question: 'How long does it take?',
  answer:
    'Most results arrive in under two minutes, and all in 1-3 minutes, depending on how many questions fit what you see.',
}
