import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { keyOfRow, type Entry, type PeopleRow } from './people.ts'
import { PersonLine } from './person-line.tsx'
import classes from './people.module.css'

/** Heights in pixels, as the style has them. */
const heights = { person: 52, heading: 36, narrowHeading: 13, note: 46 }

/** People under their headings; only those in sight are drawn. */
export function PeopleList({
  rows,
  isNarrow,
  opening,
  onOpen,
}: {
  rows: readonly PeopleRow[]
  isNarrow: boolean
  opening: number | null
  onOpen: (entry: Entry) => void
}) {
  const ref = useRef<HTMLDivElement>(null)
  const shown = isNarrow ? rows.filter((row) => !('note' in row)) : rows
  const heightOf = (index: number) => {
    const row = shown[index]
    if (!row || 'person' in row) return heights.person
    if ('note' in row) return heights.note
    return isNarrow ? heights.narrowHeading : heights.heading
  }
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => ref.current,
    estimateSize: heightOf,
    getItemKey: (index) => `${isNarrow} ${keyOfRow(shown[index]!)}`,
    overscan: 8,
    initialRect: { width: 0, height: 800 },
  })
  return (
    <div ref={ref} className={classes.list}>
      <ul style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start, size, key }) => {
          const row = shown[index]!
          return (
            <li key={key} style={{ top: start, height: size }}>
              {'heading' in row && <h2 className={isNarrow ? classes.line : classes.heading}>{row.heading}</h2>}
              {'note' in row && <p className={classes.note}>{row.note}</p>}
              {'person' in row && (
                <PersonLine
                  entry={row}
                  isNarrow={isNarrow}
                  isOpening={row.person !== null && row.person.id === opening}
                  onOpen={() => onOpen(row)}
                />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
