/** Widths of a page, as shares of its width on paper; `fit` is as wide as there is room. */
const steps = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3] as const
export type Zoom = 'fit' | number

/** Pixels of a screen to a point of paper. */
const pixels = 96 / 72
/** Pixels beside a page, and how wide one is made by itself. */
const edge = 24
const widest = 1000

/** How wide a page is drawn, in pixels. */
export function widthOf(zoom: Zoom, points: number, room: number): number {
  if (zoom !== 'fit') return Math.round(points * pixels * zoom)
  return Math.max(200, Math.min(room - edge, widest))
}

/** The share that a width is of the page on paper. */
export const shareOf = (width: number, points: number): number => width / (points * pixels)

/** The next larger or smaller step from a share; undefined at the end. */
export function nextZoom(share: number, by: -1 | 1): number | undefined {
  return by > 0 ? steps.find((step) => step > share * 1.01) : steps.findLast((step) => step < share * 0.99)
}
