import type { Medium } from '@apron/contract/documents'
import { VisuallyHidden } from '@mantine/core'
import { useId, useRef } from 'react'
import { useText } from '#lib/text/i18n.ts'
import type { Selection } from '#ui/list/selection.ts'
import type { Files } from './files.ts'
import { FileTile } from './file-tile.tsx'
import { useGridLayout, type GridLayout } from './layout.ts'
import { useRovingPlace } from './roving-place.ts'
import { useRowsInSight } from './rows-in-sight.ts'
import { TileTick } from '../choosing/tile-tick.tsx'
import { useTicking } from '../choosing/ticking.ts'
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
  /** The files that are chosen; undefined where nothing can be done with several. */
  selection: Selection | undefined
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

const none: Selection = { ids: [], has: () => false, set: () => undefined, clear: () => undefined }

function Tiles({
  files,
  total,
  label,
  about,
  open,
  onOpen,
  onDelete,
  selection = none,
  layout,
}: Props & { layout: GridLayout }) {
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
  const isTicked = (place: number) => selection.has(files.at(place)?.id ?? 0)
  const tick = useTicking(files, selection)
  const mayTick = selection !== none
  const onKeyDown = (event: React.KeyboardEvent) => {
    const next = roving.after(event, Math.max(1, Math.floor(window.innerHeight / layout.row)))
    if (next !== null) {
      event.preventDefault()
      roving.goTo(next)
      bring(Math.floor(next / columns))
    } else if (event.key === 'Delete') {
      const file = files.at(roving.place)
      if (file) onDelete?.(file)
    } else if (mayTick && event.key === ' ') {
      event.preventDefault()
      tick(roving.place, event.shiftKey)
    }
  }
  const tileAt = (place: number) => (
    <FileTile
      place={place}
      file={files.at(place)}
      about={about}
      picture={layout.picture}
      isInTurn={place === roving.place}
      isTicked={isTicked(place)}
      onFocus={roving.note}
      onOpen={onOpen}
    />
  )
  const ticked = (place: number) =>
    mayTick ? (
      <TileTick
        name={files.at(place)?.file_name}
        isTicked={isTicked(place)}
        isChoosing={selection.ids.length > 0}
        onTick={(withRange) => {
          roving.note(place)
          tick(place, withRange)
        }}
      >
        {tileAt(place)}
      </TileTick>
    ) : (
      tileAt(place)
    )
  return (
    <>
      <VisuallyHidden id={hint}>{t(mayTick ? 'mediaScreens.grid_keys_many' : 'mediaScreens.grid_keys')}</VisuallyHidden>
      <div
        ref={ref}
        role="grid"
        aria-label={label}
        aria-describedby={hint}
        aria-multiselectable={mayTick}
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
              <div
                key={place}
                role="gridcell"
                aria-colindex={(place % columns) + 1}
                aria-selected={mayTick ? isTicked(place) : undefined}
              >
                {ticked(place)}
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
