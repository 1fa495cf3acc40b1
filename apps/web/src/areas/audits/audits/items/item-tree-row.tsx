import { IconCheck, IconChevronRight, IconMinus } from '@tabler/icons-react'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { Highlight } from '#ui/text/highlight.tsx'
import type { ChoiceRow, TickState } from './choice.ts'
import classes from './items.module.css'

type Props = {
  id: string
  row: ChoiceRow
  index: number
  /** Distance from the top of the tree in pixels. */
  top: number
  measure: (element: HTMLElement | null) => void
  isActive: boolean
  isLocked: boolean
  words: string
  /** Pressed: on the tick, or elsewhere on the line. */
  onPress: (isTick: boolean) => void
}

const checked = { all: true, some: 'mixed', none: false } as const

/** One line of the tree: a group with its count, an item with its text, or a note. */
export function ItemTreeRow({ id, row, index, top, measure, isActive, isLocked, words, onPress }: Props) {
  const t = useText()
  const place = {
    id,
    ref: measure,
    'data-index': index,
    'aria-level': row.level,
    'data-active': isActive || undefined,
    style: { transform: `translateY(${top}px)`, paddingInlineStart: 12 + (row.level - 1) * 24 },
  }
  if (row.kind === 'note') {
    return (
      <div {...place} role="treeitem" className={`${classes.line} ${classes.note}`}>
        {row.isLoading ? t('checklists.items_group_loading') : t('checklists.items_group_empty')}
      </div>
    )
  }
  if (row.kind === 'group') {
    const { group, count, isOpen, ticked } = row
    return (
      <div
        {...place}
        role="treeitem"
        aria-expanded={isOpen}
        aria-checked={checked[ticked]}
        className={`${classes.line} ${classes.group}`}
        onClick={() => onPress(false)}
      >
        <IconChevronRight
          size={16}
          stroke={1.8}
          className={classes.chevron}
          data-open={isOpen || undefined}
          aria-hidden="true"
        />
        <Tick ticked={ticked} isLocked={count.total === 0} onPress={() => onPress(true)} />
        <span className={classes.groupName}>{group.name}</span>
        <span className={classes.count}>
          {formatNumber(count.chosen)}/{formatNumber(count.total)}
        </span>
      </div>
    )
  }
  const { item, ticked } = row
  return (
    <div
      {...place}
      role="treeitem"
      aria-checked={checked[ticked]}
      aria-disabled={isLocked || undefined}
      className={`${classes.line} ${classes.item}`}
      onClick={() => onPress(true)}
    >
      <Tick ticked={ticked} isLocked={isLocked} onPress={() => onPress(true)} />
      <span className={classes.words}>
        <strong>
          <Highlight text={item.header} words={words} />
        </strong>
        <span className={classes.text}>
          <Highlight text={item.text} words={words} />
        </span>
      </span>
    </div>
  )
}

function Tick({ ticked, isLocked, onPress }: { ticked: TickState; isLocked: boolean; onPress: () => void }) {
  return (
    <span
      className={classes.tick}
      data-ticked={ticked === 'none' ? undefined : ticked}
      data-locked={isLocked || undefined}
      aria-hidden="true"
      onClick={(event) => {
        event.stopPropagation()
        onPress()
      }}
    >
      {ticked === 'all' && <IconCheck size={14} stroke={2.6} />}
      {ticked === 'some' && <IconMinus size={14} stroke={2.6} />}
    </span>
  )
}
