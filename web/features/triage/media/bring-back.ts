import { BUCKETS } from '#contract/database/storage.ts'
import { downloadFile, listFiles } from '#web/lib/files/stored-files.ts'
import type { MediaFile } from '../case/media.ts'
import { knowUpload } from './uploads.ts'

export const storedMedia = async (folder: string): Promise<readonly string[]> =>
  (await listFiles(BUCKETS.media, folder)).map((name) => `${folder}/${name}`)

/** They were cleaned before they were stored. */
export const bringBack = (paths: readonly string[]): Promise<readonly MediaFile[]> =>
  Promise.all(
    paths.map(async (path, index) => {
      const blob = await downloadFile(BUCKETS.media, path)
      const name = `${blob.type.startsWith('video/') ? 'Video' : 'Photo'} ${index + 1}`
      const file = new File([blob], name, { type: blob.type })
      knowUpload(file, path)
      return { name, size: file.size, type: file.type, file, previewUrl: URL.createObjectURL(file) }
    }),
  )
