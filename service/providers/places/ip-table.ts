import { readFile } from 'node:fs/promises'
import { BlockList, isIPv4 } from 'node:net'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { z } from 'zod'
import type { Point } from '#domain/vets/distance.ts'

const unzip = promisify(gunzip)

const Header = z.object({
  ranges: z.number().int().nonnegative(),
  locs: z.array(z.tuple([z.number(), z.number(), z.string(), z.string()])),
})

const PRIVATE = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, bits)
}

/** IPv4 networks of the US, to about a town. */
export type IpTable = { place(address: string): Point | null }

const blockOf = (address: string): number => {
  const [first = 0, second = 0, third = 0] = address.split('.').map(Number)
  return first * 65_536 + second * 256 + third
}

/** How many ranges are read one after the other to find one; each step costs eight bytes. */
const STEP = 64

/** What is passed at a place of the bytes: where the range before it ends, and its offset. */
type Steps = { readonly ends: Uint32Array; readonly offsets: Uint32Array }

/** Reads numbers in LEB128 one after the other. */
const reader = (bytes: Buffer, from: number) => {
  let at = from
  return {
    at: () => at,
    next: (): number => {
      let value = 0
      for (let shift = 0; ; shift += 7) {
        const byte = bytes.readUInt8(at)
        at += 1
        value += (byte & 0x7f) * 2 ** shift
        if (byte < 0x80) return value
      }
    },
  }
}

/**
 * Ranges of blocks of 256 addresses: gap to the range before, length and place of each, in LEB128. They stay
 * packed, and a look reads a few of them: unpacked they would take two and a half times the memory.
 */
const stepsOf = (bytes: Buffer, ranges: number): Steps => {
  const count = Math.ceil(ranges / STEP)
  const [ends, offsets] = [new Uint32Array(count), new Uint32Array(count)]
  const { at, next } = reader(bytes, 0)
  let end = 0
  for (let index = 0; index < ranges; index += 1) {
    if (index % STEP === 0) {
      ends[index / STEP] = end
      offsets[index / STEP] = at()
    }
    end += next() + next()
    next()
  }
  return { ends, offsets }
}

const lastAt = (ends: Uint32Array, block: number): number => {
  let [low, high] = [0, ends.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ends[middle] ?? 0) <= block) low = middle + 1
    else high = middle
  }
  return low - 1
}

const placeIn = (bytes: Buffer, { ends, offsets }: Steps, block: number): number | null => {
  const step = lastAt(ends, block)
  let end = ends[step] ?? 0
  const { at, next } = reader(bytes, offsets[step] ?? bytes.length)
  for (let read = 0; read < STEP && at() < bytes.length; read += 1) {
    const start = end + next()
    end = start + next()
    const place = next()
    if (block < end) return block >= start ? place : null
  }
  return null
}

export const loadIpTable = async (): Promise<IpTable> => {
  const bytes = await unzip(await readFile(new URL('./data/ip-us.bin.gz', import.meta.url)))
  const size = bytes.readUInt32LE(0)
  const { ranges, locs } = Header.parse(JSON.parse(bytes.toString('utf8', 4, 4 + size)))
  const points = Float64Array.from(locs.flatMap(([lat, lng]) => [lat, lng]))
  // a copy, so that the header goes
  const packed = Buffer.from(bytes.subarray(4 + size))
  const steps = stepsOf(packed, ranges)
  return {
    place(address) {
      if (!isIPv4(address) || PRIVATE.check(address)) return null
      const place = placeIn(packed, steps, blockOf(address))
      return place === null ? null : { lat: points[place * 2] ?? NaN, lng: points[place * 2 + 1] ?? NaN }
    },
  }
}
