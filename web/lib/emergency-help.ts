/** The element that holds the emergency help; buttons point at it so that it opens even before any script runs. */
export const EMERGENCY_HELP_ID = 'emergency-help'

/** Opens the emergency help above whatever is on the screen; says whether it could. */
export function openEmergencyHelp(): boolean {
  const panel = document.getElementById(EMERGENCY_HELP_ID)
  if (!(panel instanceof HTMLDialogElement)) return false
  if (!panel.open && !panel.matches(':popover-open')) panel.showModal()
  return true
}

/** Closes the emergency help. */
export function closeEmergencyHelp(): void {
  const panel = document.getElementById(EMERGENCY_HELP_ID)
  if (!(panel instanceof HTMLDialogElement)) return
  if (panel.matches(':popover-open')) panel.hidePopover()
  else panel.close()
}
