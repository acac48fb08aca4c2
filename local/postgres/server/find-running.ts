import { placeIn, readPassword, urlOf } from './cluster.ts'
import { readPidFile, worksIn } from './orphan.ts'

export const findRunningPostgres = async (dataDir: string): Promise<string | undefined> => {
  const place = placeIn(dataDir)
  const file = await readPidFile(place.cluster)
  if (file?.ready !== true || !(await worksIn(file.pid, place.cluster))) return undefined
  return urlOf(await readPassword(place), file.port)
}
