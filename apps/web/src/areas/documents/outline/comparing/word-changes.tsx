import { Fragment, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { RichText } from '#ui/text/rich-text.tsx'
import { comparer, differencesOf, type Piece } from './differences.ts'
import { markedParts, type MarkedPart } from './marked-parts.ts'
import { linesOf, partsOf } from './written.ts'
import classes from './comparing.module.css'

/** What finds the differences of two texts, once it has come; undefined before. */
function useComparer() {
  useEffect(() => void comparer.load().catch(() => null), [])
  return useSyncExternalStore(comparer.onArrival, comparer.arrival).value
}

/** Both sides of one line, with the words marked that only one of them has. */
export function useMarkedLine(before: string, after: string) {
  const come = useComparer()
  const found = useMemo(() => come && differencesOf(come, before, after), [come, before, after])
  return {
    before: found ? <Pieces pieces={found.before} as="del" /> : before,
    after: found ? <Pieces pieces={found.after} as="ins" /> : after,
  }
}

/** Both sides of a rich text by its words, tables with their grid; what differs in more than these is shown as it is written. */
export function useMarkedTexts(before: string, after: string) {
  const t = useText()
  const lines = useMemo(() => [linesOf(before), linesOf(after)] as const, [before, after])
  const come = useComparer()
  const found = useMemo(() => {
    if (!come) return undefined
    const parts = markedParts(come, partsOf(before), partsOf(after))
    if (parts) return parts
    // With other tables than before, by their lines.
    const worded = differencesOf(come, ...lines)
    return worded && { before: [{ pieces: worded.before }], after: [{ pieces: worded.after }] }
  }, [come, before, after, lines])
  const isWorded = lines[0] !== lines[1]
  const whole = {
    before: <RichText html={before} />,
    after: <RichText html={after} />,
    note: isWorded ? (found === null ? t('comparison.too_different') : null) : t('comparison.only_marks'),
  }
  if (!isWorded || !found) return whole
  return {
    before: <Parts parts={found.before} as="del" />,
    after: <Parts parts={found.after} as="ins" />,
    note: null,
  }
}

function Parts({ parts, as }: { parts: readonly MarkedPart[]; as: 'ins' | 'del' }) {
  return parts.map(({ pieces, rows }, place) =>
    rows ? (
      <MarkedTable key={place} rows={rows} as={as} />
    ) : (
      pieces.length > 0 && (
        <div key={place}>
          <Pieces pieces={pieces} as={as} />
        </div>
      )
    ),
  )
}

function MarkedTable({ rows, as }: { rows: NonNullable<MarkedPart['rows']>; as: 'ins' | 'del' }) {
  return (
    <table className={classes.table}>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map(({ isHead, columns, rows: down, pieces }, at) => {
              const Drawn = isHead ? 'th' : 'td'
              return (
                <Drawn key={at} colSpan={columns} rowSpan={down}>
                  <Pieces pieces={pieces} as={as} />
                </Drawn>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What one side has alone is read aloud as such, and marked in more than colour. */
function Pieces({ pieces, as: Mark }: { pieces: readonly Piece[]; as: 'ins' | 'del' }) {
  return (
    <span className={classes.words}>
      {pieces.map(({ text, isOwn }, place) =>
        isOwn ? <Mark key={place}>{text}</Mark> : <Fragment key={place}>{text}</Fragment>,
      )}
    </span>
  )
}
