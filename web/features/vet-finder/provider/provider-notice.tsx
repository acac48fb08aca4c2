import { Button } from '#web/ui/buttons/button.tsx'
import { Callout } from '#web/ui/notices/callout.tsx'
import { Hint } from '#web/ui/form/field.tsx'
import { MESSAGES, troubleSentence } from '../messages.ts'
import { useProvider } from './use-provider.ts'

export function ProviderNotice({ onAgreed }: { onAgreed: () => void }) {
  const { wanted, isAgreed, trouble } = useProvider()
  if (trouble !== null) return <Callout tone="error" role="alert" title={troubleSentence(trouble)} />
  if (wanted === null) return null
  if (isAgreed) return wanted === 'address' ? <Hint>{MESSAGES.provider.searchAgain}</Hint> : null
  const agree = (): void => {
    useProvider.setState({ isAgreed: true })
    onAgreed()
  }
  return (
    <Callout tone="note" title={MESSAGES.provider.offer}>
      <p>{MESSAGES.provider.sees}</p>
      <Button variant="secondary" size="sm" onClick={agree}>
        Ask Google Maps
      </Button>
    </Callout>
  )
}
