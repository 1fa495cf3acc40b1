import { openPdf } from '../../../../../blocks/viewer/pdf/library.ts'
import { runsOf } from '../../../../../blocks/viewer/pdf/runs-of.ts'
import { linesIn, paragraphsIn } from './lines.ts'

/** What the pages of a PDF say; nothing for one that holds pictures of its pages. */
export async function paragraphsOfPdf(url: string): Promise<string[]> {
  const task = openPdf(url)
  try {
    const pdf = await task.promise
    const lines: string[] = []
    for (let page = 1; page <= pdf.numPages; page++) lines.push(...linesIn(await runsOf(pdf, page)))
    return paragraphsIn(lines)
  } finally {
    void task.destroy()
  }
}
