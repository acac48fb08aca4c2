import { useSyncExternalStore } from 'react'

const EVENTS = ['online', 'offline'] as const

const onChange = (told: () => void): (() => void) => {
  for (const event of EVENTS) window.addEventListener(event, told)
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, told)
  }
}

export const useOnline = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  )
