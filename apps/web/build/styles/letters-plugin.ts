import type { Plugin } from 'vite'

/** What is as large as the letters: the letters, their lines, and what holds a line or stands for a sign. */
const declared =
  /(?<![\w-])(font|font-size|line-height|(?:min-|max-)?(?:height|width)|--control|--row)(\s*:\s*)([^;{}]+)/g
const ofLetters = new Set(['font', 'font-size', 'line-height'])
/** Boxes up to here hold a line or a sign; larger ones are of the page, which does not grow. */
const largestBox = 64
/** What is smaller is a line that is drawn, or no letter. */
const smallest = 8

/** A style with what is as large as letters in rem instead of px, so that it grows with the letters that a browser is set to. */
function withLetters(style: string): string {
  return style.replace(declared, (_, name: string, between: string, value: string) => {
    const most = ofLetters.has(name) ? Infinity : largestBox
    const grown = value.replace(/(?<![\w.#-])(\d+(?:\.\d+)?)px\b/g, (written, size: string) => {
      const px = Number(size)
      return px >= smallest && px <= most ? `${px / 16}rem` : written
    })
    return `${name}${between}${grown}`
  })
}

/** Styles are written in px of letters of 16 px, which is what browsers begin with. */
export function letters(): Plugin {
  return {
    name: 'letters',
    enforce: 'pre',
    transform: (code, id) =>
      /\/src\/.*\.css(\?|$)/.test(id) && !id.includes('node_modules')
        ? { code: withLetters(code), map: null }
        : undefined,
  }
}
