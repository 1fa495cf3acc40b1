import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import classes from './comparing.module.css'

/** So many are drawn at once. */
const step = 30

/** The first of many, and more of them when somebody asks. */
export function AFewAtATime<Item>({
  items,
  draw,
  more,
}: {
  items: readonly Item[]
  draw: (item: Item, place: number) => ReactNode
  /** What the button says that shows so many more. */
  more: (count: number) => string
}) {
  const [most, setMost] = useState(step)
  const left = items.length - most
  return (
    <>
      {items.slice(0, most).map(draw)}
      {left > 0 && (
        <div className={classes.more}>
          <Button variant="default" onClick={() => setMost(most + step)}>
            {more(Math.min(left, step))}
          </Button>
        </div>
      )}
    </>
  )
}
