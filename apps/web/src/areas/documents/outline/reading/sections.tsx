import type { DocumentDetail } from '@apron/contract/documents'
import { Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconSearchOff } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { OutlineReading } from '../../domain/outline-reading.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { branchIn, type Outline } from '../outline-nodes.ts'
import { useOutlinePlace } from '../outline-place.ts'
import type { HitCounts } from '../use-found.ts'
import { useMarkedWords } from './marked-words.ts'
import { Section } from './section.tsx'
import classes from './reading.module.css'

/** So many items are drawn at once; a whole law has thousands. */
const step = 40

/** What is chosen in the outline with all below it; for nothing chosen what was found, or the document from its beginning. */
export function Sections({
  document,
  outline,
  counts,
}: {
  document: DocumentDetail
  outline: Outline
  counts: HitCounts
}) {
  const t = useText()
  const { item, words } = useOutlinePlace()
  const [most, setMost] = useState(step)
  const texts = useRef<HTMLDivElement>(null)
  const whole = branchIn(outline, item)
  const branch = item === null && counts ? whole.filter(({ node }) => counts.has(node.id)) : whole
  const shown = branch.slice(0, most)
  const left = branch.length - shown.length
  useMarkedWords(texts, words)
  useEffect(() => {
    // Chosen far down a long text: the one that comes instead is read from its beginning.
    const { current } = texts
    if (current && current.getBoundingClientRect().top < 0) current.scrollIntoView({ block: 'start' })
  }, [])
  if (branch.length === 0) return <EmptyState icon={IconSearchOff} title={t('actions.nothing_found')} />
  return (
    <article className={classes.reading}>
      <div ref={texts}>
        {shown.map(({ node, level }) => (
          <Section
            key={node.id}
            document={document}
            node={node}
            level={Math.max(0, level - branch[0]!.level)}
            isChosen={node.id === item}
          />
        ))}
      </div>
      {left > 0 && (
        <Button variant="default" className={classes.more} onClick={() => setMost(most + step)}>
          {t('outline.more', { count: Math.min(left, step) })}
        </Button>
      )}
      <OutlineReading document={document} isEnd={left === 0 && branch.at(-1) === outline.reading.at(-1)} />
      {item !== null && <Neighbours outline={outline} item={item} size={branch.length} />}
    </article>
  )
}

/** Leads to what stands before and after what is shown. */
function Neighbours({ outline, item, size }: { outline: Outline; item: number; size: number }) {
  const t = useText()
  const { go } = useOutlinePlace()
  const at = outline.placeOf.get(item) ?? 0
  const [before, after] = [outline.reading[at - 1]?.node, outline.reading[at + size]?.node]
  return (
    <div className={classes.neighbours}>
      {before && (
        <Button
          variant="subtle"
          leftSection={<IconArrowLeft size={18} stroke={1.8} />}
          title={before.name}
          onClick={() => go(before.id)}
        >
          {t('outline.previous', { name: before.name })}
        </Button>
      )}
      {after && (
        <Button
          variant="subtle"
          className={classes.next}
          rightSection={<IconArrowRight size={18} stroke={1.8} />}
          title={after.name}
          onClick={() => go(after.id)}
        >
          {t('outline.next', { name: after.name })}
        </Button>
      )}
    </div>
  )
}
