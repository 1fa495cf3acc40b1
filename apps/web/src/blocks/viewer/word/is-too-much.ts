import JSZip, { type JSZipObject } from 'jszip'

/** What a document may hold once it is unpacked: in bytes, and in tags of its texts, as some hundred pages have them. The page stands still while they are drawn. */
const most = { bytes: 200 * 1024 * 1024, tags: 400_000 }
const lessThan = '<'.charCodeAt(0)

/** Documented, and missing in the types. */
type Streamed = JSZipObject & { internalStream(type: 'uint8array'): JSZip.JSZipStreamHelper<Uint8Array> }

/** Whether a packed document holds more than a page can stand, as the library that draws it unpacks it: what its parts say of their sizes is not believed. What cannot be unpacked is left to that library. */
export async function isTooMuch(file: Blob): Promise<boolean> {
  const archive = await JSZip.loadAsync(file).catch(() => null)
  const room = { ...most }
  for (const part of Object.values(archive?.files ?? {})) {
    await unpack(part as Streamed, room)
    if (isFull(room)) return true
  }
  return false
}

const isFull = ({ bytes, tags }: typeof most) => bytes < 0 || tags < 0

/** Unpacks a part for as long as there is room, and takes from that what it holds. */
function unpack(part: Streamed, room: typeof most): Promise<void> {
  const isText = /\.(xml|rels)$/i.test(part.name)
  return new Promise((resolve) => {
    const stream = part.internalStream('uint8array')
    stream.on('end', resolve).on('error', () => resolve())
    stream.on('data', (bytes) => {
      room.bytes -= bytes.length
      if (isText) for (const sign of bytes) if (sign === lessThan) room.tags -= 1
      if (!isFull(room)) return
      stream.pause()
      resolve()
    })
    stream.resume()
  })
}
