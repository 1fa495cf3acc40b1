import { shorten } from '@apron/contract/text'
import { sentLanguage } from '../../../../lib/text/language.ts'
import { untilWritten } from '../../../../ui/text/rich-text.tsx'
import { rtfBody } from './from-html.ts'
import { readPictures } from './pictures.ts'
import { rtfDocument } from './rtf.ts'

/** Saves what an element shows as a Word file with its pictures inside; resolves with how many pictures could not be read. */
export async function exportWord(element: Element, name: string): Promise<number> {
  await untilWritten()
  const pictures = await readPictures(element)
  const file = new Blob(rtfDocument(name, sentLanguage(), rtfBody(element, pictures)), { type: 'application/msword' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = wordFileName(name)
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return element.querySelectorAll('img').length - pictures.size
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
