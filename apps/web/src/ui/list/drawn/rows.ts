import type { ReactNode, RefObject } from 'react'

/** Which rows of a list are drawn. */
export type DrawnRows = {
  indexes: readonly number[]
  /** Heights in pixels of what is left out above and below. */
  before: number
  after: number
  measure: ((element: HTMLElement | null) => void) | undefined
  /** What holds the rows. */
  ref: RefObject<HTMLDivElement | null>
}

export type Rows = {
  count: number
  /** The expected height of one, in pixels. */
  height: number
  children: (drawn: DrawnRows) => ReactNode
}
