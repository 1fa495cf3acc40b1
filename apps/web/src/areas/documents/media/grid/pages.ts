/** Places of a list, from the first to the last. */
export type Sight = { first: number; last: number }

/** The page, from 1, that a place of a list stands on. */
export const pageAt = (place: number, size: number): number => Math.floor(Math.max(0, place) / size) + 1

/** The pages that hold these stretches of a list, the first page always among them, in their order. */
export function pagesOf(stretches: readonly Sight[], size: number): number[] {
  const pages = new Set([1])
  for (const { first, last } of stretches)
    for (let page = pageAt(first, size); page <= pageAt(last, size); page += 1) pages.add(page)
  return [...pages].sort((one, other) => one - other)
}
