import type { Run } from './find-in.ts'
import type { Pdf } from './opening/library.ts'

type Content = Awaited<ReturnType<Awaited<ReturnType<Pdf['getPage']>>['getTextContent']>>

/** What stands on a page, in runs, as the layer of text over its picture has them. */
export function runsIn({ items }: Content): Run[] {
  return items.flatMap((item) => ('str' in item ? [{ text: item.str, endsLine: item.hasEOL }] : []))
}

const read = new WeakMap<Pdf, Map<number, Promise<Run[]>>>()

/** The same of a page by its number; read once as long as the document is open. */
export function runsOf(pdf: Pdf, number: number): Promise<Run[]> {
  const pages = read.get(pdf) ?? new Map<number, Promise<Run[]>>()
  read.set(pdf, pages)
  const runs = pages.get(number) ?? pdf.getPage(number).then(async (page) => runsIn(await page.getTextContent()))
  pages.set(number, runs)
  return runs
}
