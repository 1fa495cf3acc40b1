/** What a photo tells of itself: its local time, how far that is from UTC, and its position in degrees. */
export type PhotoMetadata = {
  /** `YYYY-MM-DDTHH:MM:SS` */
  time: string | null
  /** `+07:00`, where the camera knew it. */
  offset: string | null
  latitude: number | null
  longitude: number | null
}

const nothing: PhotoMetadata = { time: null, offset: null, latitude: null, longitude: null }

const tag = { exif: 0x8769, gps: 0x8825, time: 0x9003, offset: 0x9011 } as const
const gps = { south: 1, latitude: 2, west: 3, longitude: 4 } as const

/** Reads time and place out of an Exif block, and nothing where it is broken. */
export function readExif(block: Uint8Array): PhotoMetadata {
  try {
    const read = openTiff(signs(block, 0, 6) === 'Exif\0\0' ? block.subarray(6) : block)
    const root = read.entries(read.long(4))
    const exif = read.entries(read.number(root.get(tag.exif)))
    const position = read.entries(read.number(root.get(tag.gps)))
    const [latitude, longitude] = [
      degrees(read.rationals(position.get(gps.latitude)), read.text(position.get(gps.south)) === 'S', 90),
      degrees(read.rationals(position.get(gps.longitude)), read.text(position.get(gps.west)) === 'W', 180),
    ]
    // Without a fix some cameras write zeros.
    const isPlace = latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0)
    const time = timeOf(read.text(exif.get(tag.time)))
    const offset = /^[+-](?:0\d|1[0-4]):[0-5]\d$/.exec(read.text(exif.get(tag.offset)))?.[0] ?? null
    return {
      time,
      offset: time && offset,
      ...(isPlace ? { latitude, longitude } : { latitude: null, longitude: null }),
    }
  } catch {
    return nothing
  }
}

/** Where an entry says that its value lies, with its type and how many there are. */
type Entry = { type: number; count: number; at: number }

const signs = (data: Uint8Array, from: number, until: number) => String.fromCharCode(...data.subarray(from, until))

/** Readers throw where the block ends too early. */
function openTiff(data: Uint8Array) {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const isLittle = signs(data, 0, 2) === 'II'
  const short = (at: number) => view.getUint16(at, isLittle)
  const long = (at: number) => view.getUint32(at, isLittle)
  return {
    long,
    entries(at: number): Map<number, Entry> {
      const found = new Map<number, Entry>()
      if (at === 0) return found
      const count = short(at)
      for (let index = 0; index < count; index += 1) {
        const start = at + 2 + index * 12
        if (start + 12 > data.length) break
        found.set(short(start), { type: short(start + 2), count: long(start + 4), at: start + 8 })
      }
      return found
    },
    number: (entry: Entry | undefined) => (entry ? long(entry.at) : 0),
    text(entry: Entry | undefined): string {
      if (!entry || entry.type !== 2 || entry.count > 64) return ''
      const at = entry.count <= 4 ? entry.at : long(entry.at)
      return (signs(data, at, at + entry.count).split('\0')[0] ?? '').trim()
    },
    rationals(entry: Entry | undefined): number[] {
      if (!entry || entry.type !== 5 || entry.count !== 3) return []
      const at = long(entry.at)
      return [0, 8, 16].map((step) => long(at + step) / long(at + step + 4))
    },
  }
}

function degrees([whole, minutes, seconds]: number[], isNegative: boolean, most: number): number | null {
  if (whole === undefined || minutes === undefined || seconds === undefined) return null
  // Some write 0/0 for seconds that they do not know.
  const value = whole + minutes / 60 + (Number.isFinite(seconds) ? seconds / 3600 : 0)
  return Number.isFinite(value) && value <= most ? (isNegative ? -value : value) : null
}

function timeOf(written: string): string | null {
  const parts = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)$/.exec(written)
  if (!parts) return null
  const time = `${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}:${parts[5]}:${parts[6]}`
  // Of a day or hour that there is not, nothing is told.
  const read = new Date(`${time}Z`)
  return Number(parts[1]) >= 1970 && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(time) ? time : null
}

const empty = (taken: PhotoMetadata) => taken.time === null && taken.latitude === null

/** As a form carries it: `2026-03-02T09:14:05+07:00;-16.06,108.2`, either part left out where it is not known. */
export function takenText(taken: PhotoMetadata | null): string {
  if (!taken || empty(taken)) return ''
  const { time, offset, latitude, longitude } = taken
  const place = latitude === null || longitude === null ? '' : `;${latitude.toFixed(6)},${longitude.toFixed(6)}`
  return `${time ?? ''}${time ? (offset ?? '') : ''}${place}`
}

const written =
  /^(?:(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)([+-](?:0\d|1[0-4]):[0-5]\d)?)?(?:;(-?\d{1,2}\.\d{1,6}),(-?\d{1,3}\.\d{1,6}))?$/

/** Reads it back; null for what cannot be when and where a photo was taken. */
export function takenOf(text: string): PhotoMetadata | null {
  const [isRead, day, offset, north, east] = written.exec(text) ?? []
  if (isRead === undefined) return null
  const time = day ? timeOf(day.replace('T', ' ').replace('-', ':').replace('-', ':')) : null
  const [latitude, longitude] = north && east ? [Number(north), Number(east)] : [null, null]
  const isWrong = (day && !time) || Math.abs(latitude ?? 0) > 90 || Math.abs(longitude ?? 0) > 180
  return isWrong ? null : { time, offset: offset ?? null, latitude, longitude }
}
