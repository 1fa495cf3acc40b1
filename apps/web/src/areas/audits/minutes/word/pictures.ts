import { largestOnPaper } from './from-html.ts'
import type { Picture } from './rtf.ts'

/** Twice the size on paper, so that a print is sharp. */
const largest = largestOnPaper.height * 2

/** Loads every picture of an element, also those further down that the browser has put off. One that cannot be shown is left out. */
export async function loadPictures(element: Element): Promise<HTMLImageElement[]> {
  const images = [...element.querySelectorAll('img')]
  const loaded = await Promise.all(
    images.map(async (image) => {
      image.loading = 'eager'
      await image.decode().catch(() => undefined)
      return image.naturalWidth > 0
    }),
  )
  return images.filter((_, index) => loaded[index])
}

/** The pictures of an element as they go into a file, by the element that shows them. */
export async function readPictures(element: Element): Promise<Map<Element, Picture>> {
  const pictures = new Map<Element, Picture>()
  // One after the other: a thousand canvases at once would not fit into a phone.
  for (const image of await loadPictures(element)) {
    const picture = await readPicture(image)
    if (picture) pictures.set(image, picture)
  }
  return pictures
}

async function readPicture(image: HTMLImageElement): Promise<Picture | null> {
  const scale = Math.min(1, largest / Math.max(image.naturalWidth, image.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  const paint = canvas.getContext('2d')
  if (!paint) return null
  paint.fillStyle = '#ffffff'
  paint.fillRect(0, 0, canvas.width, canvas.height)
  paint.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86))
  if (!blob) return null
  const jpeg = new Uint8Array(await blob.arrayBuffer())
  return { jpeg, width: canvas.width, height: canvas.height, name: image.alt }
}
