import type { Medium } from '@apron/contract/documents'
import { VisuallyHidden } from '@mantine/core'
import { useId, useRef } from 'react'
import { useText } from '../../../../lib/text/i18n.ts'
import type { Files } from './files.ts'
import { FileTile } from './file-tile.tsx'
import { useGridLayout, type GridLayout } from './layout.ts'
import { useRovingPlace } from './roving-place.ts'
import { useRowsInSight } from './rows-in-sight.ts'
import classes from './grid.module.css'

type Props = {
  files: Files
  total: number
  /** What the grid lists, read aloud. */
  label: string
  /** The line below the name of a file. */
  about: (file: Medium) => string
  /** The file whose window is open, or undefined. */
  open: number | undefined
  onOpen: (id: number) => void
  /** What the key Delete does; undefined where the person may not. */
  onDelete: ((file: Medium) => void) | undefined
}

/** Files as pictures of one size; only those in sight are drawn, and one of them has the focus, which the arrows move. */
export function FileGrid(props: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const layout = useGridLayout(ref)
  return (
    <div className={classes.space}>
      <div ref={ref}>{layout && <Tiles {...props} layout={layout} />}</div>
    </div>
  )
}

function Tiles({ files, total, label, about, open, onOpen, onDelete, layout }: Props & { layout: GridLayout }) {
  const t = useText()
  const hint = useId()
  const ref = useRef<HTMLDivElement>(null)
  const { columns } = layout
  const roving = useRovingPlace(ref, { total, columns, opened: open === undefined ? -1 : files.placeOf(open) })
  const { rows, height, bring } = useRowsInSight({
    count: Math.ceil(total / columns),
    layout,
    kept: Math.floor(roving.place / columns),
    onSight: (first, last) => files.look({ first: first * columns, last: last * columns + columns - 1 }),
  })
  const onKeyDown = (event: React.KeyboardEvent) => {
    const next = roving.after(event, Math.max(1, Math.floor(window.innerHeight / layout.row)))
    if (next !== null) {
      event.preventDefault()
      roving.goTo(next)
      bring(Math.floor(next / columns))
    } else if (event.key === 'Delete') {
      const file = files.at(roving.place)
      if (file) onDelete?.(file)
    }
  }
  return (
    <>
      <VisuallyHidden id={hint}>{t('mediaScreens.grid_keys')}</VisuallyHidden>
      <div
        ref={ref}
        role="grid"
        aria-label={label}
        aria-describedby={hint}
        aria-rowcount={Math.ceil(total / columns)}
        aria-colcount={columns}
        className={classes.grid}
        style={{ height }}
        onKeyDown={onKeyDown}
      >
        {rows.map(({ index, start }) => (
          <div
            key={index}
            role="row"
            aria-rowindex={index + 1}
            className={classes.row}
            style={{ transform: `translateY(${start}px)`, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          >
            {placesIn(index, columns, total).map((place) => (
              <div key={place} role="gridcell" aria-colindex={(place % columns) + 1}>
                <FileTile
                  place={place}
                  file={files.at(place)}
                  about={about}
                  picture={layout.picture}
                  isInTurn={place === roving.place}
                  onFocus={roving.note}
                  onOpen={onOpen}
                />
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  )
}

const placesIn = (row: number, columns: number, total: number) =>
  Array.from({ length: Math.min(columns, total - row * columns) }, (_, column) => row * columns + column)
