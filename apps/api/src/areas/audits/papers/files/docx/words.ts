import { ExternalHyperlink, TextRun, type ParagraphChild } from 'docx'
import type { Mark, Run, Words } from '@apron/contract/audits'
import { plain } from '#capabilities/rich-text/letters.ts'

const tongues = { vi: 'vi-VN', en: 'en-GB' } as const

const looks: Readonly<Record<Mark, object>> = {
  bold: { bold: true },
  italic: { italics: true },
  underline: { underline: {} },
  strike: { strike: true },
  sub: { subScript: true },
  super: { superScript: true },
  code: { font: 'Courier New' },
}

/** Words as Word has them: each run with its language, where somebody knows it. */
export function runsOf({ lang, runs }: Words, look: object = {}): ParagraphChild[] {
  const language = lang === null ? {} : { language: { value: tongues[lang] } }
  return runs.flatMap((run): ParagraphChild[] => {
    const pieces = linesOf(run, { ...look, ...language })
    return run.link === undefined ? pieces : [new ExternalHyperlink({ link: plain(run.link), children: pieces })]
  })
}

function linesOf({ text, marks, link }: Run, look: object): TextRun[] {
  const own = Object.assign({}, ...marks.map((mark) => looks[mark])) as object
  const asLink = link === undefined ? {} : { style: 'Hyperlink' }
  return plain(text)
    .split('\n')
    .map((line, at) => new TextRun({ ...look, ...own, ...asLink, text: line, ...(at > 0 && { break: 1 }) }))
}
