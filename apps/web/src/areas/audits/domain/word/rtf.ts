import type { Paper } from '@apron/contract/audits'
import type { RtfPicture } from './pictures.ts'

/** Lengths in twips: a twentieth of a point, fifteen to a pixel of the screen. */
export const twips = {
  pixel: 15,
  short: 11_906,
  long: 16_838,
  left: 1134,
  right: 850,
  top: 1134,
  bottom: 1134,
}
/** An A4 page, lying or standing, and what is left of it between its margins. */
export function pageOf(isWide: boolean): { width: number; height: number; text: number } {
  const [width, height] = isWide ? [twips.long, twips.short] : [twips.short, twips.long]
  return { width, height, text: width - twips.left - twips.right }
}

/** Words as RTF: it is all ASCII, any other character is written by its number. */
export function rtfText(words: string): string {
  return words.replace(/[\\{}]|[^\u0020-\u007e]/g, (character) => {
    if (character === '\n') return '\\line '
    if (character === '\t') return '\\tab '
    const code = character.charCodeAt(0)
    if (code < 32) return ''
    return code < 127 ? `\\${character}` : `\\u${code > 32_767 ? code - 65_536 : code}?`
  })
}

/** A picture in the line, within so many pixels of width and height, never enlarged. */
export function rtfPicture(
  { jpeg, width, height, name }: RtfPicture & { name: string },
  most: { width: number; height: number },
): string {
  const scale = Math.min(1, most.width / width, most.height / height)
  const goal = (pixels: number) => Math.round(pixels * scale * twips.pixel)
  return [
    `{\\pict{\\*\\picprop{\\sp{\\sn wzDescription}{\\sv ${rtfText(name)}}}}`,
    `\\jpegblip\\picw${width}\\pich${height}\\picwgoal${goal(width)}\\pichgoal${goal(height)}\n`,
    hexadecimal(jpeg),
    '}',
  ].join('')
}

const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

function hexadecimal(bytes: Uint8Array): string {
  const parts = Array.from(bytes, (byte) => digits[byte])
  return parts.join('')
}

/** A whole A4 document around its body: fonts, heading styles, at the foot what it is and the numbers of its pages. */
export function rtfDocument({ title, lang, isWide, foot, check }: Paper, body: readonly string[]): string[] {
  const { width, height, text } = pageOf(isWide)
  const pages = '{\\field{\\*\\fldinst PAGE}{\\fldrslt 1}} / {\\field{\\*\\fldinst NUMPAGES}{\\fldrslt 1}}'
  const below = check === undefined ? '' : `\\pard\\fs14 ${rtfText(check)}\\par`
  return [
    '{\\rtf1\\ansi\\ansicpg1252\\uc1\\deff0',
    `\\deflang${lang === 'vi' ? 1066 : 2057}`,
    '{\\fonttbl{\\f0\\froman\\fcharset0 Times New Roman;}{\\f1\\fmodern\\fcharset0 Courier New;}}',
    '{\\colortbl;\\red0\\green0\\blue0;\\red234\\green239\\blue238;\\red120\\green130\\blue128;}',
    '{\\stylesheet{\\s0\\fs22 Normal;}',
    ...[1, 2, 3, 4].map((level) => `{\\s${level}\\outlinelevel${level - 1}\\b\\sbasedon0 heading ${level};}`),
    '}',
    `{\\info{\\title ${rtfText(title)}}}`,
    `\\paperw${width}\\paperh${height}${isWide ? '\\landscape' : ''}`,
    `\\margl${twips.left}\\margr${twips.right}\\margt${twips.top}\\margb${twips.bottom}\\widowctrl\\fs22\n`,
    `{\\footer\\pard\\tqr\\tx${text}\\fs16 ${rtfText(foot)}\\tab ${pages}\\par${below}}\n`,
    ...body,
    '}',
  ]
}
