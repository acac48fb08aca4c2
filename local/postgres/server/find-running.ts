import { placeIn, readPassword, urlOf } from './cluster.ts'
import { readPidFile, worksIn } from './orphan.ts'

/** Where to reach the database that another process keeps running on this directory; `undefined` when none runs. */
export const findRunningPostgres = async (dataDir: string): Promise<string | undefined> => {
  const place = placeIn(dataDir)
  const file = await readPidFile(place.cluster)
  if (file?.ready !== true || !(await worksIn(file.pid, place.cluster))) return undefined
  return urlOf(await readPassword(place), file.port)
}
