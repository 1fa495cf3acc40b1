import { openPdf } from '#blocks/viewer/pdf/opening/library.ts'
import { runsOf } from '#blocks/viewer/pdf/runs-of.ts'
import { linesIn, paragraphsIn } from './lines.ts'

/** What the pages of a PDF say; nothing for one that holds pictures of its pages. */
export async function paragraphsOfPdf(url: string): Promise<string[]> {
  const task = openPdf(url)
  try {
    const pdf = await task.promise
    const pages: string[][] = []
    for (let page = 1; page <= pdf.numPages; page++) pages.push(linesIn(await runsOf(pdf, page)))
    return paragraphsIn(pages)
  } finally {
    void task.destroy()
  }
}
