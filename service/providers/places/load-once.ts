/** Loads when it is first asked for, once for all who ask; a failed attempt is made again by the next one. */
export const loadOnce = <Data>(load: () => Promise<Data>): (() => Promise<Data>) => {
  const state: { loading: Promise<Data> | null } = { loading: null }
  return () =>
    (state.loading ??= load().catch((error: unknown) => {
      state.loading = null
      throw error
    }))
}
