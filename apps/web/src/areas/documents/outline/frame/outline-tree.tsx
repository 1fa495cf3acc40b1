import { useMemo } from 'react'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { SearchBox } from '#ui/form/search-box.tsx'
import { NothingFound } from '#ui/page/empty-state.tsx'
import { WholeTree } from '#ui/tree/whole-tree.tsx'
import type { Outline, OutlineNode } from '../outline-nodes.ts'
import { useOutlinePlace } from '../outline-place.ts'
import type { HitCounts } from '../use-found.ts'
import classes from './outline.module.css'

/** Milliseconds: the whole outline is here already. */
const pause = 200

/** The outline, whole or narrowed to what holds the words; each line says how often it has them. */
export function OutlineTree({ outline: { nodes }, counts }: { outline: Outline; counts: HitCounts }) {
  const t = useText()
  const { item, words, go, find } = useOutlinePlace()
  const found = useMemo(() => counts && new Set(counts.keys()), [counts])
  const places = counts && [...counts.values()].reduce((sum, count) => sum + count, 0)
  return (
    <WholeTree
      label={t('outline.tree')}
      nodes={nodes}
      selected={item}
      filters={<SearchBox value={words} label={t('outline.search')} width="auto" pause={pause} onSearch={find} />}
      found={found}
      words={words}
      count={
        counts &&
        `${t('outline.found_items', { count: counts.size })}, ${t('outline.found_places', { count: places ?? 0 })}`
      }
      nothing={<NothingFound onClear={() => find('')} />}
      onSelect={({ id }) => go(id)}
      onMove={undefined}
      side={(node) => <Side node={node} count={counts?.get(node.id)} />}
      dragHint=""
    />
  )
}

/** That an item is no longer in the document, and how often it has the words that are looked for. */
function Side({ node: { item }, count }: { node: OutlineNode; count?: number | undefined }) {
  const t = useText()
  return (
    <span className={classes.side}>
      {item.is_gone && (
        <span className={classes.gone} title={t('outline.not_in_document_hint')}>
          {t('outline.not_in_document')}
        </span>
      )}
      {count !== undefined && (
        <>
          <span aria-hidden="true">{formatNumber(count)}</span>
          <span className="visually-hidden">{t('outline.found_places', { count })}</span>
        </>
      )}
    </span>
  )
}
