import type { HeadingRule } from '../outline.ts'
import type { Block, Paragraph } from '../word/blocks.ts'

/** A document as its headings and what stands between them. */
export type HeadingsResult = {
  rule: HeadingRule
  flow: (Block | FoundHeading)[]
}

export type FoundHeading = {
  kind: 'heading'
  level: number
  index: string
  header: string
  /** Where it stands, and what of its pictures and notes goes into the text. */
  paragraph: Paragraph
}
