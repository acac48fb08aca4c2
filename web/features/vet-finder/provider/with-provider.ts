import { PublicConfig } from '#contract/config.ts'
import type { VetClinic } from '#contract/map/map.ts'
import { loadConfig } from '#web/lib/config.ts'
import { log } from '#web/lib/log.ts'
import { MapCallFailed, type MapClient } from '#web/closest-vet/calls/map-client.ts'
import { scriptAddress, scriptClinics } from './ask-script.ts'
import type { GoogleMaps } from './google-maps.ts'
import { loadScript, ProviderFailed, WAIT_MS, type ScriptSettings } from './load-script.ts'
import { useProvider } from './use-provider.ts'

const scriptSettings = (): Promise<ScriptSettings | null> =>
  loadConfig().then(
    ({ maps }) => PublicConfig.shape.maps.parse(maps) ?? null,
    () => null,
  )

function refusedKey(): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  window.gm_authFailure = () => {
    useProvider.setState({ trouble: 'auth' })
    reject(new ProviderFailed('auth'))
  }
  return promise
}

async function withinTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>()
  const late = (): void => reject(new Error('the script of the provider did not answer'))
  const timer = setTimeout(late, WAIT_MS)
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer))
}

type Question<Answer> = (maps: GoogleMaps) => Promise<Answer>

/** Null where the provider is not configured, not agreed to, or of no help. */
async function askProvider<Answer>(
  wanted: 'address' | 'clinics',
  question: Question<Answer>,
): Promise<{ readonly answer: Answer } | null> {
  const settings = await scriptSettings()
  if (settings === null) return null
  useProvider.setState({ wanted })
  const { isAgreed, trouble } = useProvider.getState()
  // A key that was refused is refused until the page is loaded again.
  if (!isAgreed || trouble === 'auth') return null
  try {
    const work = async () => withinTime(question(await loadScript(settings)))
    const answer = await Promise.race([work(), refusedKey()])
    useProvider.setState({ wanted: null, trouble: null })
    return { answer }
  } catch (error) {
    log.warn('vet-finder.provider', error)
    useProvider.setState({ trouble: error instanceof ProviderFailed ? error.trouble : null })
    return null
  }
}

function noteOwnAnswer(): void {
  const { trouble } = useProvider.getState()
  const stays = trouble === 'auth' || trouble === 'initialize'
  useProvider.setState({ wanted: null, trouble: stays ? trouble : null })
}

/** Whether another may be asked in place of our service: not to get around a sign-in or a limit. */
const mayAskAnother = (error: unknown): boolean =>
  error instanceof MapCallFailed && (error.kind === 'network' || error.kind === 'unknown')

const isOver = (signal: AbortSignal | undefined): boolean => signal?.aborted === true

/**
 * The same client with the provider's script behind it. Our own service is always asked first. Only where it fails,
 * or does not know an address, a key is configured and the owner has agreed, the script is loaded and asked.
 */
export function withProvider(client: MapClient): MapClient {
  const known = new Map<string, VetClinic>()
  return {
    ...client,
    async geocode(address, signal) {
      const ask: Question<Awaited<ReturnType<MapClient['geocode']>>> = (maps) => scriptAddress(maps, address)
      try {
        const own = await client.geocode(address, signal)
        if (own !== null) noteOwnAnswer()
        if (own !== null || isOver(signal)) return own
        return (await askProvider('address', ask))?.answer ?? null
      } catch (error) {
        const instead = mayAskAnother(error) && !isOver(signal) ? await askProvider('address', ask) : null
        if (instead === null) throw error
        return instead.answer
      }
    },
    async searchClinics(point, mode, signal) {
      try {
        const own = await client.searchClinics(point, mode, signal)
        noteOwnAnswer()
        return own
      } catch (error) {
        if (!mayAskAnother(error) || isOver(signal)) throw error
        const instead = await askProvider('clinics', (maps) => scriptClinics(maps, point, mode))
        if (instead === null) throw error
        for (const clinic of instead.answer.clinics) known.set(clinic.place_id, clinic)
        return instead.answer
      }
    },
    clinicDetails(placeId, signal) {
      const clinic = known.get(placeId)
      return clinic === undefined ? client.clinicDetails(placeId, signal) : Promise.resolve(clinic)
    },
  }
}
