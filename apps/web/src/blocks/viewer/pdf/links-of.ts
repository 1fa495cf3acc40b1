import type { Pdf, PdfPage } from './opening/library.ts'

/** A place of a page that leads elsewhere: to an address, or to another page of the document. */
export type PageLink = { box: { left: number; top: number; width: number; height: number } } & (
  | { href: string }
  | { page: number }
)

type Annotation = { subtype?: string; rect?: number[]; url?: string; dest?: string | unknown[] }

/** The links of a page, where they stand in its picture. */
export async function linksOf(
  pdf: Pdf,
  page: PdfPage,
  viewport: ReturnType<PdfPage['getViewport']>,
): Promise<PageLink[]> {
  const annotations = (await page.getAnnotations({ intent: 'display' })) as Annotation[]
  const corner = (x: number, y: number) => viewport.convertToViewportPoint(x, y) as number[]
  const links = await Promise.all(
    annotations.map(async ({ subtype, rect, url, dest }): Promise<PageLink | null> => {
      if (subtype !== 'Link' || !rect) return null
      const [left = 0, bottom = 0, right = 0, top = 0] = rect
      const [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = [corner(left, bottom), corner(right, top)]
      const box = { left: Math.min(x1, x2), top: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) }
      if (url) return { box, href: url }
      const number = await pageOf(pdf, dest).catch(() => null)
      return number === null ? null : { box, page: number }
    }),
  )
  return links.filter((link) => link !== null)
}

/** The page that a destination lies on; a name of one stands in the document. */
async function pageOf(pdf: Pdf, dest: string | unknown[] | undefined): Promise<number | null> {
  const [target] = (typeof dest === 'string' ? await pdf.getDestination(dest) : dest) ?? []
  if (typeof target === 'number') return target + 1
  if (typeof target !== 'object' || target === null) return null
  return (await pdf.getPageIndex(target as Parameters<Pdf['getPageIndex']>[0])) + 1
}
