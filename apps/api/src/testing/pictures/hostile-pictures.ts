import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { jpeg } from './pictures.ts'

/** What becomes of a picture: it is taken, refused with a sentence, or one of both. */
export type Fate = 'taken' | 'refused' | 'either'
export type HostilePicture = { name: string; fate: Fate; make: () => Promise<Buffer> | Buffer }

const flat = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 27, g: 122, b: 75, alpha: 0.5 } } })
const formats = {
  jpg: (picture: Sharp) => picture.jpeg(),
  'progressive.jpg': (picture: Sharp) => picture.jpeg({ progressive: true }),
  png: (picture: Sharp) => picture.png(),
  'interlaced.png': (picture: Sharp) => picture.png({ progressive: true }),
  'palette.png': (picture: Sharp) => picture.png({ palette: true }),
  'deep.png': (picture: Sharp) => picture.toColourspace('rgb16').png(),
  webp: (picture: Sharp) => picture.webp(),
  'lossless.webp': (picture: Sharp) => picture.webp({ lossless: true }),
  gif: (picture: Sharp) => picture.gif(),
  avif: (picture: Sharp) => picture.avif({ effort: 0 }),
}
const ways = Object.entries(formats)
const sizes = [
  [1, 1],
  [1, 3000],
  [401, 399],
  [800, 600],
] as const

const odd: HostilePicture[] = ways.flatMap(([ending, write]) =>
  sizes.flatMap(([width, height]) =>
    ([3, 4] as const).map((channels) => ({
      name: `${width}x${height}-${channels}.${ending}`,
      fate: 'taken' as const,
      make: () => write(flat(width, height, channels)).toBuffer(),
    })),
  ),
)
const described: HostilePicture[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => ({
    name: `turned-${orientation}.jpg`,
    fate: 'taken' as const,
    make: () => flat(60, 30).withMetadata({ orientation }).jpeg().toBuffer(),
  })),
  { name: 'place.jpg', fate: 'taken', make: () => jpeg(300, 200, true) },
  { name: 'profile.jpg', fate: 'taken', make: () => flat(50, 50).withIccProfile('p3').jpeg().toBuffer() },
  { name: 'cmyk.jpg', fate: 'taken', make: () => flat(50, 50).toColourspace('cmyk').jpeg().toBuffer() },
  { name: 'grey.png', fate: 'taken', make: () => flat(50, 50).greyscale().png().toBuffer() },
  { name: 'long-exif.jpg', fate: 'either', make: async () => withSegments(await jpeg(50, 50), 0xe1, 200) },
  { name: 'long-comments.jpg', fate: 'either', make: async () => withSegments(await jpeg(50, 50), 0xfe, 200) },
]

const cut: HostilePicture[] = ways.flatMap(([ending, write]) =>
  [0.02, 0.2, 0.5, 0.8, 0.97].map((share) => ({
    name: `cut-${share}.${ending}`,
    // The last bytes of some kinds say nothing about the picture.
    fate: share > 0.5 || ending === 'gif' || ending === 'avif' ? ('either' as const) : ('refused' as const),
    make: async () => {
      const all = await whole(write)
      return all.subarray(0, Math.ceil(all.length * share))
    },
  })),
)
const broken: HostilePicture[] = ways.flatMap(([ending, write]) =>
  Array.from({ length: 6 }, (_, seed) => ({
    name: `broken-${seed}.${ending}`,
    fate: 'either' as const,
    make: async () => damaged(await whole(write), seed),
  })),
)

const page = '<!doctype html><html><script>parent.fired(1)</script></html>'
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>fired(1)</script></svg>'
const foreign: HostilePicture[] = [
  ...Object.entries({
    page,
    drawing,
    program: '\x7fELF\x02\x01\x01',
    windows: 'MZ\x90\x00\x03',
    archive: 'PK\x03\x04\x14\x00',
    paper: '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj',
    words: 'chỉ là chữ',
    nothing: '',
    bitmap: 'BM\x46\x00\x00\x00\x00\x00',
    icon: '\x00\x00\x01\x00\x01\x00\x10\x10',
    photoshop: '8BPS\x00\x01',
  }).flatMap(([name, text]) =>
    ['jpg', 'png', 'gif'].map((ending) => ({
      name: `${name}.${ending}`,
      fate: 'refused' as const,
      make: () => Buffer.from(text, 'latin1'),
    })),
  ),
  { name: 'tiff.jpg', fate: 'refused', make: () => flat(30, 30).tiff().toBuffer() },
  ...['\xff\xd8\xff\xe0', '\x89PNG\r\n\x1a\n', 'GIF89a', 'RIFF\x10\x00\x00\x00WEBP'].map((head, place) => ({
    name: `head-${place}.png`,
    fate: 'refused' as const,
    make: () => Buffer.from(head, 'latin1'),
  })),
  // Two things at once: whoever takes it serves it as a picture and as nothing else.
  ...[page, drawing, 'PK\x03\x04', '%PDF-1.7'].flatMap((text, place) => [
    { name: `tail-${place}.jpg`, fate: 'taken' as const, make: async () => joined(await jpeg(40, 40), text) },
    {
      name: `tail-${place}.png`,
      fate: 'taken' as const,
      make: async () => joined(await flat(40, 40).png().toBuffer(), text),
    },
    {
      name: `head-${place}.jpg`,
      fate: 'refused' as const,
      make: async () => Buffer.concat([Buffer.from(text), await jpeg(40, 40)]),
    },
    {
      name: `comment-${place}.jpg`,
      fate: 'taken' as const,
      make: async () => withSegments(await jpeg(40, 40), 0xfe, 1, text),
    },
  ]),
  { name: 'script.gif', fate: 'refused', make: () => Buffer.from('GIF89a/*\x00*/=1;fired(1);//', 'latin1') },
]

const huge: HostilePicture[] = [
  { name: 'claims.png', fate: 'refused', make: () => png(100_000, 100_000, deflateSync(Buffer.alloc(1000))) },
  { name: 'largest.png', fate: 'refused', make: () => png(2 ** 31 - 1, 2 ** 31 - 1, deflateSync(Buffer.alloc(10))) },
  { name: 'no-width.png', fate: 'refused', make: () => png(0, 10, deflateSync(Buffer.alloc(10))) },
  { name: 'bomb.png', fate: 'refused', make: () => png(20_000, 20_000, deflateSync(Buffer.alloc(20_000 * 2_501))) },
  { name: 'words-bomb.png', fate: 'either', make: () => pngWith('zTXt', Buffer.from('Comment\0\0')) },
  { name: 'profile-bomb.png', fate: 'either', make: () => pngWith('iCCP', Buffer.from('icc\0\0')) },
  { name: 'claims.jpg', fate: 'refused', make: async () => claiming(await jpeg(40, 40)) },
  { name: 'screen.gif', fate: 'either', make: async () => screen(await flat(4, 4).gif().toBuffer()) },
  { name: 'frames.gif', fate: 'either', make: () => frames('gif') },
  { name: 'frames.webp', fate: 'either', make: () => frames('webp') },
  { name: 'seven-thousand.png', fate: 'either', make: () => flat(7000, 7000).png({ progressive: true }).toBuffer() },
  { name: 'seven-thousand.jpg', fate: 'either', make: () => flat(7000, 7000).jpeg({ progressive: true }).toBuffer() },
]

/** Pictures as a camera never makes them: of odd sizes and kinds, described at length, cut, broken, something else under their name, and huge. */
export const hostilePictures: HostilePicture[] = [...huge, ...foreign, ...described, ...odd, ...cut, ...broken]

const made = new Map<unknown, Promise<Buffer>>()
/** A picture full of detail, made once for each way to write it. */
function whole(write: (picture: Sharp) => Sharp): Promise<Buffer> {
  const before = made.get(write) ?? write(noise(160, 120)).toBuffer()
  made.set(write, before)
  return before
}

function noise(width: number, height: number): Sharp {
  let seed = 1
  const data = Buffer.alloc(width * height * 3)
  for (let at = 0; at < data.length; at += 1) {
    seed = (seed * 48_271) % 2_147_483_647
    data[at] = seed & 255
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** Twenty bytes anywhere behind the head are others. */
function damaged(whole: Buffer, seed: number): Buffer {
  const made = Buffer.from(whole)
  for (let n = 1; n <= 20; n += 1)
    made[16 + ((n * (seed + 1) * 7919) % (made.length - 16))]! ^= 1 + ((n * 37 + seed) % 255)
  return made
}

const joined = (picture: Buffer, text: string) => Buffer.concat([picture, Buffer.from(text)])

/** A JPEG with segments of a kind behind its head, 65,000 bytes each unless they say something. */
function withSegments(picture: Buffer, marker: number, count: number, text?: string): Buffer {
  const said = text === undefined ? Buffer.alloc(65_000, 'A') : Buffer.from(text)
  const head = Buffer.from([0xff, marker, (said.length + 2) >> 8, (said.length + 2) & 255])
  const segments = Array.from({ length: count }, () => Buffer.concat([head, said]))
  return Buffer.concat([picture.subarray(0, 2), ...segments, picture.subarray(2)])
}

/** The same JPEG, claiming 65,000 by 65,000. */
function claiming(picture: Buffer): Buffer {
  const made = Buffer.from(picture)
  const frame = made.indexOf(Buffer.from([0xff, 0xc0]))
  made.writeUInt16BE(65_000, frame + 5)
  made.writeUInt16BE(65_000, frame + 7)
  return made
}

function screen(picture: Buffer): Buffer {
  const made = Buffer.from(picture)
  made.writeUInt16LE(65_535, 6)
  made.writeUInt16LE(65_535, 8)
  return made
}

function frames(kind: 'gif' | 'webp'): Promise<Buffer> {
  const moving = sharp(Buffer.alloc(40 * 40 * 300 * 3), {
    raw: { width: 40, height: 40 * 300, channels: 3, pageHeight: 40 },
  })
  return moving[kind]().toBuffer()
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PNG of one bit for each pixel with this content, and another chunk before it. */
function png(width: number, height: number, content: Buffer, before: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', head), before, chunk('IDAT', content), chunk('IEND', Buffer.alloc(0))])
}

/** A small PNG with 30 MB of something that takes 30 kB. */
const pngWith = (type: string, head: Buffer) =>
  png(8, 8, deflateSync(Buffer.alloc(16)), chunk(type, Buffer.concat([head, deflateSync(Buffer.alloc(30_000_000))])))
