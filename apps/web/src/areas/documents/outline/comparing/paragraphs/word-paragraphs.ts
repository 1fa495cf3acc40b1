import { drawWord } from '#blocks/viewer/word/draw-word.ts'
import { evened } from './lines.ts'

/** What a Word document says, in the order in which it is drawn. */
export async function paragraphsOfWord(file: Blob): Promise<string[]> {
  const drawn = await drawWord(file)
  return evened([...drawn.querySelectorAll('p')].map(({ textContent }) => textContent ?? ''))
}
