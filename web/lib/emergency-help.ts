/** The element that holds the emergency help; buttons point at it so that it opens even before any script runs. */
export const EMERGENCY_HELP_ID = 'emergency-help'

const listeners = new Set<() => void>()

/** Calls back whenever the emergency help is opened; returns the way to stop listening. */
export function onEmergencyHelpOpened(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the emergency help is open, also where the browser opened it before any script ran. */
export const isEmergencyHelpOpen = (): boolean => {
  const panel = document.getElementById(EMERGENCY_HELP_ID)
  return panel instanceof HTMLDialogElement && (panel.open || panel.matches(':popover-open'))
}

/** Opens the emergency help above whatever is on the screen; says whether it could. */
export function openEmergencyHelp(): boolean {
  const panel = document.getElementById(EMERGENCY_HELP_ID)
  if (!(panel instanceof HTMLDialogElement)) return false
  if (!isEmergencyHelpOpen()) panel.showModal()
  for (const listener of listeners) listener()
  return true
}

export function closeEmergencyHelp(): void {
  const panel = document.getElementById(EMERGENCY_HELP_ID)
  if (!(panel instanceof HTMLDialogElement)) return
  if (panel.matches(':popover-open')) panel.hidePopover()
  else panel.close()
}
