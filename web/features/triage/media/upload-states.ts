import { create } from 'zustand'

export type Upload =
  | { readonly state: 'sending'; readonly share: number }
  | { readonly state: 'stored'; readonly path: string }
  | { readonly state: 'failed' }

export const useUploads = create<{ readonly uploads: ReadonlyMap<File, Upload> }>(() => ({
  uploads: new Map(),
}))
