/** Lengths in twips: a twentieth of a point, fifteen to a pixel of the screen. */
export const twips = {
  pixel: 15,
  pageWidth: 11_906,
  pageHeight: 16_838,
  left: 1134,
  right: 850,
  top: 1134,
  bottom: 1134,
}
/** What is left of an A4 page between its margins, in twips. */
export const textWidth = twips.pageWidth - twips.left - twips.right

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

/** A picture as it goes into the file; sizes in pixels. */
export type Picture = { jpeg: Uint8Array; width: number; height: number; name: string }

/** A picture in the line, within so many pixels of width and height, never enlarged. */
export function rtfPicture({ jpeg, width, height, name }: Picture, most: { width: number; height: number }): string {
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

/** A whole A4 document around its body: fonts, heading styles, page numbers at the foot. */
export function rtfDocument(title: string, language: 'vi' | 'en', body: readonly string[]): string[] {
  return [
    '{\\rtf1\\ansi\\ansicpg1252\\uc1\\deff0',
    `\\deflang${language === 'vi' ? 1066 : 2057}`,
    '{\\fonttbl{\\f0\\froman\\fcharset0 Times New Roman;}{\\f1\\fmodern\\fcharset0 Courier New;}}',
    '{\\colortbl;\\red0\\green0\\blue0;\\red234\\green239\\blue238;\\red120\\green130\\blue128;}',
    '{\\stylesheet{\\s0\\fs24 Normal;}',
    ...[1, 2, 3, 4, 5].map((level) => `{\\s${level}\\outlinelevel${level - 1}\\b\\sbasedon0 heading ${level};}`),
    '}',
    `{\\info{\\title ${rtfText(title)}}}`,
    `\\paperw${twips.pageWidth}\\paperh${twips.pageHeight}`,
    `\\margl${twips.left}\\margr${twips.right}\\margt${twips.top}\\margb${twips.bottom}\\widowctrl\\fs24\n`,
    '{\\footer\\pard\\qr\\fs18 {\\field{\\*\\fldinst PAGE}{\\fldrslt 1}} / {\\field{\\*\\fldinst NUMPAGES}{\\fldrslt 1}}\\par}\n',
    ...body,
    '}',
  ]
}
