import type { Mark, Run, Words } from '@apron/contract/audits'
import { Fragment, type ReactNode } from 'react'

const elements = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  sub: 'sub',
  super: 'sup',
  code: 'code',
} as const satisfies Record<Mark, string>

/** Words in their look, in the line. */
export function DrawWords({ words }: { words: Words }) {
  return words.runs.map((run, place) => <Fragment key={place}>{lookOf(run)}</Fragment>)
}

function lookOf({ text, marks, link }: Run): ReactNode {
  const lines = text.split('\n').map((line, place) => (
    <Fragment key={place}>
      {place > 0 && <br />}
      {line}
    </Fragment>
  ))
  const marked = marks.reduceRight<ReactNode>((inside, mark) => {
    const Element = elements[mark]
    return <Element>{inside}</Element>
  }, lines)
  return link ? (
    <a href={link} rel="noopener noreferrer nofollow">
      {marked}
    </a>
  ) : (
    marked
  )
}
