import type { CSSProperties } from 'react'
import { Link, type LinkProps } from '#lib/router/link.tsx'
import classes from './code-chip.module.css'

/** The code of an answer in its colour, with how often it was given where that is said; it leads where `way` says. */
export function CodeChip({
  code,
  count,
  color,
  title,
  way,
}: {
  code: string
  count?: number | undefined
  color: string
  title: string
  way?: Pick<LinkProps, 'to' | 'params' | 'search'>
}) {
  const words = count === undefined ? code : `${count} ${code}`
  const look = { className: classes.chip, title, style: { '--code': color || 'gray' } as CSSProperties }
  if (!way) return <span {...look}>{words}</span>
  return (
    <Link {...look} {...way} aria-label={title}>
      {words}
    </Link>
  )
}
