import { Fragment } from 'react'
import { marked } from '#lib/text/plain-text.ts'
import classes from './highlight.module.css'

/** A text with the searched words marked, whatever their diacritics; of several, each. */
export function Highlight({ text, words }: { text: string; words: string | readonly string[] }) {
  return marked(text, words).map(({ part, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className={classes.mark}>
        {part}
      </mark>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
