import { picturesIn, type Paper, type Picture } from '@apron/contract/audits'

/** A picture as it goes into a file; sizes in pixels. */
export type RtfPicture = { jpeg: Uint8Array; width: number; height: number }

/** Twice the size on paper, so that a print is sharp. */
const largest = 960

/** The pictures of a paper as they go into a file, by their address; one that cannot be shown is left out. */
export async function readPictures(paper: Paper): Promise<Map<Picture['src'], RtfPicture>> {
  const pictures = new Map<Picture['src'], RtfPicture>()
  // One after the other: a thousand canvases at once would not fit into a phone.
  for (const src of new Set(picturesIn(paper.blocks).map((picture) => picture.src))) {
    const read = await readPicture(src)
    if (read) pictures.set(src, read)
  }
  return pictures
}

async function readPicture(src: string): Promise<RtfPicture | null> {
  const image = new Image()
  image.src = src
  const isThere = await image.decode().then(
    () => true,
    () => false,
  )
  const paint = isThere && document.createElement('canvas').getContext('2d')
  if (!paint) return null
  const { canvas } = paint
  const scale = Math.min(1, largest / Math.max(image.naturalWidth, image.naturalHeight))
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  paint.fillStyle = '#ffffff'
  paint.fillRect(0, 0, canvas.width, canvas.height)
  paint.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86))
  return blob && { jpeg: new Uint8Array(await blob.arrayBuffer()), width: canvas.width, height: canvas.height }
}
