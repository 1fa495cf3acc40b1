import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import classes from './pointed-at.module.css'

/** For the element of a record that the address may point at: marked, and brought into sight once it is there. */
export function usePointedAt<Shown extends HTMLElement>(
  isPointedAt: boolean,
): { ref: RefObject<Shown | null>; 'data-pointed-at': true | undefined } {
  const ref = useRef<Shown>(null)
  useEffect(() => {
    if (!isPointedAt) return
    // The router scrolls to the top of a new screen at the end of this frame.
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => ref.current?.scrollIntoView({ block: 'center' })),
    )
    return () => cancelAnimationFrame(frame)
  }, [isPointedAt])
  return { ref, 'data-pointed-at': isPointedAt || undefined }
}

/** The name of a record in a list; its whole line is marked when the address points at it. */
export function RowName({ isPointedAt, children }: { isPointedAt: boolean; children: ReactNode }) {
  return (
    <strong {...usePointedAt<HTMLElement>(isPointedAt)} className={classes.name}>
      {children}
    </strong>
  )
}

type Pointed = { id: number | undefined; rows: readonly { id: number }[] | undefined; children: ReactNode }

/** Says that what a link led to is not there any more, where it is not among the rows that have come. */
export function NothingPointedAt({ id, rows, children }: Pointed) {
  if (id === undefined || !rows || rows.some((row) => row.id === id)) return null
  return (
    <Alert color="gray" role="status" mb="md" icon={<IconInfoCircle size={18} stroke={1.6} />}>
      {children}
    </Alert>
  )
}
