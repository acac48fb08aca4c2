/** Buttons point at it so that it opens even before any script runs. */
export const EMERGENCY_HELP_ID = 'emergency-help'

const listeners = new Set<() => void>()

export function onEmergencyHelpOpened(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isEmergencyHelpOpen = (): boolean => {
  const panel = document.getElementById(EMERGENCY_HELP_ID)
  return panel instanceof HTMLDialogElement && (panel.open || panel.matches(':popover-open'))
}

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
