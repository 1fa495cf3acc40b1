import type { Language } from '@apron/messages'
import { paragraph, type Block, type Words, type PhotoSize } from './blocks.ts'
import { seen, withBreaks } from './breaks.ts'
import { richBlocks, type HtmlNode } from './rich.ts'
import { paperDate, paperText, type PaperText, type PaperTextValues } from './words.ts'

/** In which language and how a paper is made, and what takes rich text apart. */
export type ScribeOptions = { lang: Language; photos: PhotoSize; read: (html: string) => readonly HtmlNode[] }

/** Whoever writes one paper: its photos are numbered as they come. */
export type Scribe = {
  lang: Language
  photos: PhotoSize
  /** A text of papers, in the language of this one. */
  say(key: PaperText, values?: PaperTextValues): Words
  /** What somebody wrote, in whatever language. */
  quote(text: string): Words
  /** A number as the language writes it, and a day (YYYY-MM-DD), with a time or without, as it is written on papers. */
  number(value: number): Words
  day(date: string): Words
  /** What somebody wrote, as paragraphs. */
  lines(text: string): Block[]
  rich(html: string | null): Block[]
  nextPhoto(): number
}

export function scribe({ lang, photos, read }: ScribeOptions): Scribe {
  let taken = 0
  const words = (text: string) => withBreaks([{ text: seen(text), marks: [] }])
  const meaning = (text: string, value: string | number): Words => ({ lang: null, runs: [{ text, marks: [], value }] })
  const quote = (text: string): Words => ({ lang: null, runs: words(text) })
  return {
    lang,
    photos,
    say: (key, values) => ({ lang, runs: words(paperText(lang, key, values)) }),
    quote,
    number: (value) => meaning(String(value), value),
    day: (date) => {
      const [day = '', ...time] = date.split(' ')
      return meaning([paperDate(day), ...time].join(' '), date)
    },
    lines: (text) => (text.trim() === '' ? [] : [paragraph(quote(text.trim()))]),
    rich: (html) => (html === null ? [] : richBlocks(read(html))),
    nextPhoto: () => (taken += 1),
  }
}
