import { code } from '#lib/code/code.ts'
import { viewOf, type ShownFile } from '#blocks/viewer/shown-file.ts'
import { wordsIn } from '#blocks/viewer/words-in.ts'
import { evened } from './lines.ts'

const pdf = code(() => import('./pdf-paragraphs.ts'))
const word = code(() => import('./word-paragraphs.ts'))

/** Whether what a file says can be read here. */
export const hasWords = (file: ShownFile): boolean => ['pdf', 'word', 'text'].includes(viewOf(file))

/** What a file says, paragraph by paragraph; rejects with an `Error` for one that does not come or cannot be read. */
export async function paragraphsOf(file: ShownFile): Promise<string[]> {
  switch (viewOf(file)) {
    case 'pdf':
      return (await pdf.load()).paragraphsOfPdf(file.url)
    case 'word':
      return (await word.load()).paragraphsOfWord(await bytesOf(file))
    default:
      return evened((await wordsIn(await bytesOf(file))).split('\n'))
  }
}

async function bytesOf({ url }: ShownFile): Promise<Blob> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${answer.status}`)
  return answer.blob()
}
