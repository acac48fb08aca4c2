import type { Point } from '#domain/vets/distance.ts'
import type { FoundAddress } from './calls/map-client.ts'

export type Place = {
  readonly point: Point
  /** remembered: an address of an earlier visit. default: nobody told, and this is no place near the owner. */
  readonly source: 'device' | 'ip' | 'address' | 'remembered' | 'default'
  readonly text: string | null
  readonly isOpenData: boolean
}

export const typedPlace = ({ point, text, isOpenData }: FoundAddress): Place => ({
  point,
  text,
  isOpenData,
  source: 'address',
})
