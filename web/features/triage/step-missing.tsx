import { LinkButton } from '#web/ui/buttons/button.tsx'
import { FlowLayout } from '#web/ui/page/flow-layout.tsx'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import { useTitleFocus } from '#web/ui/use-title-focus.ts'
import { GoNowRail } from './go-now-rail.tsx'

const WORDS = {
  symptoms: { title: 'Please select symptoms first.', to: '/symptoms', button: 'Choose symptoms' },
  onePet: {
    title:
      'These answers were given for another pet or problem. We did not use them. Please choose your pet.',
    to: '/pet-profile',
    button: 'Choose a pet',
  },
  pet: { title: 'Please tell us about your pet first.', to: '/pet-profile', button: 'Choose a pet' },
} as const

export function StepMissing({ what }: { what: keyof typeof WORDS }) {
  const title = useTitleFocus(what)
  const { title: words, to, button } = WORDS[what]
  return (
    <FlowLayout rail={<GoNowRail />}>
      <PageTitle ref={title} question>
        {words}
      </PageTitle>
      <LinkButton to={to}>{button}</LinkButton>
    </FlowLayout>
  )
}
