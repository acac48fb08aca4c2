export function canDrawMaps(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    // Browsers give out few of these; this one is not needed any more.
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}
