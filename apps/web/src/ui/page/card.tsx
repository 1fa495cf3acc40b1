import type { ReactNode } from 'react'
import classes from './card.module.css'

/** A sheet on the page: hairline, no shadow. `flush` leaves the inner space to the content. */
export function Card({
  children,
  flush = false,
  className,
}: {
  children: ReactNode
  flush?: boolean
  className?: string
}) {
  return (
    <section className={[classes.card, flush ? '' : classes.padded, className ?? ''].join(' ')}>{children}</section>
  )
}
