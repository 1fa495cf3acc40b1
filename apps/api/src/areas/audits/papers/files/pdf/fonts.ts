import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const faces = [
  'be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf',
  'be-vietnam-pro/700Bold/BeVietnamPro_700Bold.ttf',
  'be-vietnam-pro/400Regular_Italic/BeVietnamPro_400Regular_Italic.ttf',
  'be-vietnam-pro/700Bold_Italic/BeVietnamPro_700Bold_Italic.ttf',
  'noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf',
]

/** The fonts of papers, out of the packages that hold them. */
export const readFonts = (): Buffer[] =>
  faces.map((face) => readFileSync(require.resolve(`@expo-google-fonts/${face}`)))

/** The letters that any of these fonts has. */
export function lettersIn(fonts: readonly Buffer[]): Set<number> {
  const letters = new Set<number>()
  for (const font of fonts)
    for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16)
      if (font.toString('latin1', at, at + 4) === 'cmap') readMap(font, font.readUInt32BE(at + 8), letters)
  return letters
}

function readMap(font: Buffer, map: number, letters: Set<number>): void {
  for (let index = 0; index < font.readUInt16BE(map + 2); index += 1) {
    const from = map + font.readUInt32BE(map + 4 + 8 * index + 4)
    const format = font.readUInt16BE(from)
    if (format === 4) readShort(font, from, letters)
    if (format === 12) readLong(font, from, letters)
  }
}

/** Ranges of letters up to U+FFFF; a glyph 0 is none. */
function readShort(font: Buffer, from: number, letters: Set<number>): void {
  const size = font.readUInt16BE(from + 6)
  const [ends, starts] = [from + 14, from + 16 + size]
  for (let at = 0; at < size; at += 2) {
    const [first, last] = [font.readUInt16BE(starts + at), font.readUInt16BE(ends + at)]
    const delta = font.readUInt16BE(starts + size + at)
    const place = starts + 2 * size + at
    const offset = font.readUInt16BE(place)
    for (let letter = first; letter <= last && letter < 0xffff; letter += 1) {
      const glyph = offset === 0 ? letter : font.readUInt16BE(place + offset + 2 * (letter - first))
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) letters.add(letter)
    }
  }
}

function readLong(font: Buffer, from: number, letters: Set<number>): void {
  for (let at = from + 16; at < from + 16 + 12 * font.readUInt32BE(from + 12); at += 12)
    for (let letter = font.readUInt32BE(at); letter <= font.readUInt32BE(at + 4); letter += 1) letters.add(letter)
}
