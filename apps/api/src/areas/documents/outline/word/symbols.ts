/** Signs of the fonts that have pictures for letters, which forms are made with, by the last digits of their codes. */
const symbols: Record<string, string> = {
  '52': '☑',
  '6F': '☐',
  '71': '☐',
  '72': '☐',
  A3: '☐',
  A7: '▪',
  A8: '☐',
  B0: '°',
  B1: '±',
  B3: '≥',
  B7: '•',
  E0: '→',
  F0: '→',
  FB: '✗',
  FC: '✓',
  FE: '☑',
}

/** What a sign of such a font is in any other; nothing for one that is not known. */
export const symbol = (code: string) => symbols[code.slice(-2).toUpperCase()] ?? ''
