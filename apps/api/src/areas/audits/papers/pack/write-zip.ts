import { Zip, ZipPassThrough } from 'fflate'

/** One file of a pack: what it says, or the digest under which its bytes are kept. */
export type Part = { path: string; bytes: number; digest: string } & ({ text: string } | { text?: undefined })

/** Some programs read names that do not come from Unix in letters of DOS, whatever else is said of them. */
const fromUnix = { os: 3, attrs: (0o100_644 << 16) >>> 0 }

type ZipOptions = {
  /** What every file bears as the time of its last change. */
  day: string
  open(part: Part): AsyncIterable<Uint8Array>
  /** Receives how many more bytes are written. */
  wrote(bytes: number): void
}

/** A zip of these files as they come, none of them packed: pictures and papers are already. The same files give the same bytes. */
export async function* zipOf(parts: readonly Part[], { day, open, wrote }: ZipOptions): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  // A zip knows no zone: noon of that day, wherever it is written.
  const mtime = new Date(Math.min(2099, Math.max(1980, year)), month - 1, date, 12)
  for (const part of parts) {
    const entry = new ZipPassThrough(part.path)
    entry.mtime = mtime
    Object.assign(entry, fromUnix)
    zip.add(entry)
    for await (const chunk of open(part)) {
      entry.push(chunk)
      wrote(chunk.length)
      yield* ready.splice(0)
    }
    entry.push(new Uint8Array(0), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
