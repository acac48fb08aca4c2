/* oxlint-disable no-console -- this module stands before the console */
const NOISE = [
  /message (channel|port) closed/i,
  /extension context invalidated/i,
  /asynchronous response by returning true/i,
  /could not establish connection\. receiving end does not exist/i,
]

const textOf = (value: unknown): string => (value instanceof Error ? value.message : String(value))

export const isExtensionNoise = (value: unknown): boolean =>
  NOISE.some((pattern) => pattern.test(textOf(value)))

const swallow = (event: Event, reason: unknown) => {
  if (!isExtensionNoise(reason)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

export function muteExtensionNoise(): () => void {
  const onError = (event: ErrorEvent) => swallow(event, event.error ?? event.message)
  const onRejection = (event: PromiseRejectionEvent) => swallow(event, event.reason)
  const report = console.error
  console.error = (...parts: unknown[]) => {
    if (!parts.some(isExtensionNoise)) report(...parts)
  }
  window.addEventListener('error', onError, { capture: true })
  window.addEventListener('unhandledrejection', onRejection, { capture: true })
  return () => {
    console.error = report
    window.removeEventListener('error', onError, { capture: true })
    window.removeEventListener('unhandledrejection', onRejection, { capture: true })
  }
}
