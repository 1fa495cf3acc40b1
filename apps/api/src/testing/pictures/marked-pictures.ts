import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** What must not be found in anything that is served. */
export const secret = 'SECRET-OF-THE-CAMERA'

export const plainPicture = () => sharp({ create })

const create = { width: 60, height: 40, channels: 3, background: '#1b7a4b' } as const
/** An Exif block of a photo taken at 09:14:05 in Vietnam, turned by 90 degrees. */
const exif = {
  IFD0: { Make: secret },
  IFD2: { DateTimeOriginal: '2026:03:02 09:14:05', OffsetTimeOriginal: '+07:00' },
  IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '16/1 3/1 36/1', GPSLongitudeRef: 'E', GPSLongitude: '108/1 12/1 0/1' },
}
const told = (picture: ReturnType<typeof plainPicture>) => picture.withExif(exif).withMetadata({ orientation: 6 })

/** Pictures that tell more than they show, in every way that their formats know, by type. */
export async function markedPictures(): Promise<Record<string, Buffer>> {
  const picture = plainPicture()
  return {
    'image/jpeg': markedJpeg(await told(picture.clone()).jpeg().toBuffer()),
    'image/png': markedPng(await told(picture.clone()).png().toBuffer()),
    'image/apng': markedPng(movingPng(await told(picture.clone()).png().toBuffer())),
    'image/webp': markedWebp(await told(picture.clone()).webp().toBuffer()),
    'image/gif': markedGif(await picture.clone().gif().toBuffer()),
    'image/avif': await told(picture.clone()).avif().toBuffer(),
  }
}

function segment(marker: number, content: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, Buffer.from(content, 'latin1')])
}

/** With XMP, IPTC, a comment, a list of further pictures, a maker's own segment, and a second picture behind its end. */
function markedJpeg(jpeg: Buffer): Buffer {
  const added = [
    segment(0xe0, `JFXX\0\x10${secret}`),
    segment(0xe1, `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${secret}</x:xmpmeta>`),
    segment(0xe2, `MPF\0${secret}`),
    segment(0xed, `Photoshop 3.0\x008BIM${secret}`),
    segment(0xe5, secret),
    segment(0xfe, secret),
  ]
  // Behind the segments with which it begins.
  let at = 2
  while (jpeg[at + 1]! >= 0xe0 && jpeg[at + 1]! <= 0xef) at += 2 + jpeg.readUInt16BE(at + 2)
  return Buffer.concat([jpeg.subarray(0, at), ...added, jpeg.subarray(at), jpeg, Buffer.from(secret)])
}

function pngChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** Behind the signature and the head. */
const pngHead = 8 + 25

function markedPng(png: Buffer): Buffer {
  const text = (type: string, content: string) => pngChunk(type, Buffer.from(content, 'latin1'))
  const added = [
    text('tEXt', `Location\0${secret}`),
    text('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${secret}`),
    text('tIME', secret.slice(0, 7)),
    text('vpAg', secret),
  ]
  return Buffer.concat([png.subarray(0, pngHead), ...added, png.subarray(pngHead), Buffer.from(secret)])
}

/** The same picture as its own only frame. */
export function movingPng(png: Buffer): Buffer {
  const control = pngChunk('acTL', Buffer.from('0000000100000000', 'hex'))
  const frame = Buffer.alloc(26)
  frame.writeUInt32BE(png.readUInt32BE(16), 4)
  frame.writeUInt32BE(png.readUInt32BE(20), 8)
  frame.writeUInt16BE(1, 20)
  frame.writeUInt16BE(10, 22)
  return Buffer.concat([png.subarray(0, pngHead), control, pngChunk('fcTL', frame), png.subarray(pngHead)])
}

function markedWebp(webp: Buffer): Buffer {
  const chunk = (type: string) => {
    const head = Buffer.from(`${type}\0\0\0\0`, 'latin1')
    head.writeUInt32LE(secret.length, 4)
    return Buffer.concat([head, Buffer.from(secret)])
  }
  const whole = Buffer.concat([webp, chunk('XMP '), chunk('mine')])
  whole.writeUInt32LE(whole.length - 8, 4)
  return Buffer.concat([whole, Buffer.from(secret)])
}

function markedGif(gif: Buffer): Buffer {
  const block = Buffer.concat([Buffer.from([secret.length]), Buffer.from(secret), Buffer.from([0])])
  const xmp = Buffer.concat([Buffer.from([0x21, 0xff, 11]), Buffer.from('XMP DataXMP'), block])
  const added = [Buffer.from([0x21, 0xfe]), block, xmp]
  return Buffer.concat([gif.subarray(0, -1), ...added, Buffer.from([0x3b]), Buffer.from(secret)])
}
