import { Fragment, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useText } from '../../../../lib/text/i18n.ts'
import { RichText } from '../../../../ui/text/rich-text.tsx'
import { comparer, differencesOf, linesOf, type Piece } from './differences.ts'
import classes from './comparing.module.css'

/** The differences of two texts, once what finds them has come; undefined before. */
function useDifferences(before: string, after: string) {
  const found = useSyncExternalStore(comparer.onArrival, comparer.arrival).value
  useEffect(() => void comparer.load().catch(() => null), [])
  return useMemo(() => found && differencesOf(found, before, after), [found, before, after])
}

/** Both sides of one line, with the words marked that only one of them has. */
export function useMarkedLine(before: string, after: string) {
  const found = useDifferences(before, after)
  return {
    before: found ? <Pieces pieces={found.before} as="del" /> : before,
    after: found ? <Pieces pieces={found.after} as="ins" /> : after,
  }
}

/** Both sides of a rich text by its words; what differs in more than these is shown as it is written. */
export function useMarkedTexts(before: string, after: string) {
  const t = useText()
  const lines = useMemo(() => [linesOf(before), linesOf(after)] as const, [before, after])
  const found = useDifferences(...lines)
  const isWorded = lines[0] !== lines[1]
  const whole = {
    before: <RichText html={before} />,
    after: <RichText html={after} />,
    note: isWorded ? (found === null ? t('comparison.too_different') : null) : t('comparison.only_marks'),
  }
  if (!isWorded || !found) return whole
  return {
    before: <Pieces pieces={found.before} as="del" />,
    after: <Pieces pieces={found.after} as="ins" />,
    note: null,
  }
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
