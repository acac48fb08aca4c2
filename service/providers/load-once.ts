export const loadOnce = <Data>(load: () => Promise<Data>): (() => Promise<Data>) => {
  const state: { loading: Promise<Data> | null } = { loading: null }
  return () =>
    (state.loading ??= load().catch((error: unknown) => {
      state.loading = null
      throw error
    }))
}
