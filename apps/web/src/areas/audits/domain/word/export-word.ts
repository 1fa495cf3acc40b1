import { picturesIn, type Paper } from '@apron/contract/audits'
import { shorten } from '@apron/contract/text'
import { rtfBody } from './blocks.ts'
import { readPictures } from './pictures.ts'
import { rtfDocument } from './rtf.ts'

/** Saves a paper as a Word file of that name with its pictures inside; resolves with how many pictures could not be read. */
export async function exportWord(paper: Paper, name: string): Promise<number> {
  const pictures = await readPictures(paper)
  const file = new Blob(rtfDocument(paper, rtfBody(paper, pictures)), { type: 'application/msword' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = wordFileName(name)
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return picturesIn(paper.blocks).filter(({ src }) => !pictures.has(src)).length
}

/** A name that every file system takes. */
export function wordFileName(name: string): string {
  const safe = name
    .normalize('NFC')
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `${shorten(safe, 150).replace(/(?<![. ])[. ]+$/, '') || 'minutes'}.doc`
}
