import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { imageCopies, largestImagePixels, readExif, type PhotoMetadata, type UploadRule } from '@apron/contract'
import type { TaskFiles } from '#sandbox/work-directory.ts'
import { cleanGif } from '../clean/gif.ts'
import { cleanJpeg } from '../clean/jpeg.ts'
import { cleanPng } from '../clean/png.ts'
import { cleanWebp } from '../clean/webp.ts'

/** Bytes that lie on the disk, flushed, and their SHA-256. */
export type DiskFile = { digest: string; bytes: number }
export type PictureResult = {
  /** What is served: the picture alone, also where its type had to change for that. */
  picture: DiskFile & { type: string }
  small: DiskFile
  /** As it is looked at. */
  width: number
  height: number
  taken: PhotoMetadata | null
}
export type PictureInput = TaskFiles & { type: string; copy: UploadRule['copy'] }

const cleaners: Record<string, (data: Buffer, orientation: number) => Buffer | null> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/apng': cleanPng,
  'image/webp': cleanWebp,
  'image/gif': cleanGif,
}
const whole = { fit: 'inside', withoutEnlargement: true } as const
/** Of a stripe the middle: looking for what matters would go through all of it, once it is as wide as the copy. */
const cut = (width: number, height: number) => {
  const isStripe = Math.max(width, height) > 4 * Math.min(width, height)
  return { fit: 'cover', position: isStripe ? 'centre' : 'attention' } as const
}
const options = { limitInputPixels: largestImagePixels, failOn: 'error', animated: false } as const

sharp.concurrency(1)
sharp.cache(false)

/** Takes everything off a picture that is not to be seen, and makes its small copy. Writes both, as `picture` and `small`; throws when it cannot be read. */
export async function preparePicture({ path, into, type, copy }: PictureInput): Promise<PictureResult> {
  const data = await readFile(path)
  const { width, height, orientation = 1, exif } = await sharp(data, options).metadata()
  const isTurned = orientation >= 5
  const { shown, small } = await cleaned(data, type, orientation, copy)
  return {
    picture: { ...(await write(join(into, 'picture'), shown.data)), type: shown.type },
    small: await write(join(into, 'small'), small),
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    taken: exif ? readExif(exif) : null,
  }
}

/** Writes the copy of a picture that stands on papers, as `print`. */
export async function printCopy({ path, into }: TaskFiles): Promise<DiskFile> {
  const edge = imageCopies.print
  const copy = sharp(await readFile(path), options)
    .rotate()
    .resize({ width: edge, height: edge, ...whole })
    .flatten({ background: '#ffffff' })
    // Sixty of them, of the noisiest kind, keep a paper below 8 MB; mozjpeg would take three times as long for as much.
    .jpeg({ quality: 65 })
  return write(join(into, 'print'), await copy.toBuffer())
}

type PictureData = { data: Buffer; type: string }

/** Without loss where the format can be followed, else written anew. */
async function cleaned(data: Buffer, type: string, orientation: number, copy: PictureInput['copy']) {
  const stripped = cleaners[type]?.(data, orientation)
  if (stripped) {
    const small = await smallCopy(stripped, copy).catch(() => null)
    if (small) return { shown: { data: stripped, type }, small }
  }
  const shown = await writeAnew(data)
  return { shown, small: await smallCopy(shown.data, copy) }
}

async function smallCopy(data: Buffer, copy: PictureInput['copy']): Promise<Buffer> {
  const { width, height } = await sharp(data, options).metadata()
  const edge = imageCopies[copy ?? 'small']
  return sharp(data, options)
    .rotate()
    .resize({ width: edge, height: edge, ...(copy === 'avatar' ? cut(width, height) : whole) })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer()
}

async function writeAnew(data: Buffer): Promise<PictureData> {
  const picture = sharp(data, options).rotate()
  const { hasAlpha } = await picture.metadata()
  if (hasAlpha) return { data: await picture.webp({ quality: 92 }).toBuffer(), type: 'image/webp' }
  return { data: await picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer(), type: 'image/jpeg' }
}

async function write(path: string, data: Buffer): Promise<DiskFile> {
  const handle = await open(path, 'w')
  try {
    await handle.writeFile(data)
    // Here, and not on the threads that others wait for.
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { digest: createHash('sha256').update(data).digest('hex'), bytes: data.length }
}
