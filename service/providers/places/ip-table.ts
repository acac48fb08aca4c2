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

/** Ranges of blocks of 256 addresses: header, then gap to the range before, length and place of each, in LEB128. */
const unpack = (bytes: Buffer) => {
  const size = bytes.readUInt32LE(0)
  const { ranges, locs } = Header.parse(JSON.parse(bytes.toString('utf8', 4, 4 + size)))
  const starts = new Uint32Array(ranges)
  const ends = new Uint32Array(ranges)
  const places = new Uint16Array(ranges)
  let at = 4 + size
  const next = (): number => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes.readUInt8(at)
      at += 1
      value += (byte & 0x7f) * 2 ** shift
      if (byte < 0x80) return value
    }
  }
  let end = 0
  for (let index = 0; index < ranges; index += 1) {
    const start = end + next()
    end = start + next()
    starts[index] = start
    ends[index] = end
    places[index] = next()
  }
  return { starts, ends, places, points: locs.map(([lat, lng]) => ({ lat, lng })) }
}

const lastAt = (starts: Uint32Array, block: number): number => {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((starts[middle] ?? 0) <= block) low = middle + 1
    else high = middle
  }
  return low - 1
}

export const loadIpTable = async (): Promise<IpTable> => {
  const packed = await readFile(new URL('./data/ip-us.bin.gz', import.meta.url))
  const { starts, ends, places, points } = unpack(await unzip(packed))
  return {
    place(address) {
      if (!isIPv4(address) || PRIVATE.check(address)) return null
      const block = blockOf(address)
      const index = lastAt(starts, block)
      if (index < 0 || block >= (ends[index] ?? 0)) return null
      return points[places[index] ?? -1] ?? null
    },
  }
}
