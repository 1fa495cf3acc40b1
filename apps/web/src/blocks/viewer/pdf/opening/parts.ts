import { PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** How much of a document is asked for at once, in bytes. */
export const partBytes = 65_536
/** Milliseconds before what did not come through is tried again; the last one repeats. */
const pauses = [1000, 3000, 8000, 20_000] as const

type Place = { begin: number; end: number }
type Part = { bytes: Uint8Array; total: number }

/** The server's own refusal, which asking again does not change. */
class Refused extends Error {}

/** Reads bytes of a file, from the first to before the last; rejects when they do not come. */
export async function readPart(url: string, { begin, end }: Place, signal: AbortSignal): Promise<Part> {
  const response = await fetch(url, { headers: { range: `bytes=${begin}-${end - 1}` }, signal })
  if (!response.ok) throw new Refused(String(response.status))
  // Exactly what came; the memory behind a chunk of the stream may be larger.
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (response.status !== 206) return { bytes: bytes.slice(begin, end), total: bytes.length }
  return { bytes, total: Number(response.headers.get('content-range')?.split('/')[1]) }
}

/**
 * The parts of a document as they are needed. The library itself takes the whole memory behind a received chunk for the
 * chunk, which on a busy machine makes a sound document unreadable.
 */
export class PdfParts extends PDFDataRangeTransport {
  readonly #url: string
  readonly #ways: { stop: AbortSignal; fail: () => void }

  constructor(url: string, first: Part, ways: { stop: AbortSignal; fail: () => void }) {
    super(first.total, first.bytes, first.bytes.length === first.total)
    this.#url = url
    this.#ways = ways
  }

  override requestDataRange(begin: number, end: number): void {
    void this.#read({ begin, end }, 0)
  }

  async #read(place: Place, tries: number): Promise<void> {
    const { stop, fail } = this.#ways
    const came = await readPart(this.#url, place, stop).catch((error: unknown) => error)
    if (stop.aborted) return
    if (came instanceof Refused) fail()
    else if (came instanceof Error)
      setTimeout(() => void this.#read(place, tries + 1), pauses[Math.min(tries, pauses.length - 1)])
    else this.onDataRange(place.begin, (came as Part).bytes)
  }
}
