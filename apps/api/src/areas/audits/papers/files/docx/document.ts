import { AlignmentType, Document, LevelFormat, Packer, PageOrientation } from 'docx'
import type { Paper } from '@apron/contract/audits'
import type { About } from '../about.ts'
import type { Pictures } from '../pictures.ts'
import { drawBlocks } from './blocks.ts'
import { footOf } from './foot.ts'
import { bullets, openLists, orderedFrom } from './place.ts'
import { plain } from '#capabilities/rich-text/letters.ts'

const font = 'Times New Roman'
const tongues = { vi: 'vi-VN', en: 'en-GB' } as const
/** A4 in twentieths of a point, and what stays free around what is written. */
const page = { width: 11_906, height: 16_838 } as const
const margin = { top: 1134, bottom: 1134, left: 1134, right: 1134, footer: 567 } as const

/** A paper as a Word file. */
export async function documentOf(paper: Paper, pictures: Pictures, about: About): Promise<Uint8Array> {
  const { isWide, blocks } = paper
  const width = (isWide ? page.height : page.width) - margin.left - margin.right
  const lists = openLists()
  const place = {
    draw: drawBlocks,
    pictures,
    lists,
    width,
    depth: 0,
    indent: 0,
    keepNext: false,
    size: null,
    isBold: false,
    isInTable: false,
  }
  const children = drawBlocks(blocks, place)
  const orientation = isWide ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT
  const file = new Document({
    title: plain(about.title),
    creator: plain(about.author),
    subject: plain(about.subject),
    styles: styles(paper),
    numbering: { config: [bulleted, ...lists.starts().map(ordered)] },
    sections: [
      {
        properties: { page: { size: { ...page, orientation }, margin } },
        footers: { default: footOf(paper, place) },
        children,
      },
    ],
  })
  return Packer.toBuffer(file)
}

function styles({ lang }: Paper) {
  const heading = (size: number, before: number) => ({
    run: { font, size, bold: true, color: '000000' },
    paragraph: { spacing: { before, after: 80 }, keepNext: true },
  })
  return {
    default: {
      document: {
        run: { font, size: 24, language: { value: tongues[lang] } },
        paragraph: { spacing: { before: 20, after: 40 } },
      },
      heading1: heading(32, 200),
      heading2: heading(26, 200),
      heading3: heading(24, 120),
      heading4: heading(24, 80),
    },
  }
}

const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const
const indented = (level: number) => ({
  paragraph: { indent: { left: 400 * (level + 1), hanging: 300 } },
})

const bulleted = {
  reference: bullets,
  levels: levels.map((level) => ({
    level,
    format: LevelFormat.BULLET,
    text: '–',
    alignment: AlignmentType.LEFT,
    style: indented(level),
  })),
}

const ordered = (start: number) => ({
  reference: orderedFrom(start),
  levels: levels.map((level) => ({
    level,
    start: Math.max(0, start),
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    alignment: AlignmentType.LEFT,
    style: indented(level),
  })),
})
