import type { Warnings } from '../outline.ts'
import type { ListNumber } from './numbers.ts'
import type { ListPlace, Styles } from './styles.ts'
import type { Relations } from './word-package.ts'

export type Attribute = (name: string) => string | undefined

/** What a text of a document leans on. */
export type Surroundings = {
  styles: Styles
  relations: Relations
  warnings: Warnings
  count: (own: ListPlace, style: string) => ListNumber | null
  /** The markup of a picture. */
  picture(relation: string, shown: { alt: string; width: number }): string
  /** The number of a note that is referred to. */
  note(kind: 'footnote' | 'endnote', id: string): number | null
}
