import type { OutlineChange } from '@apron/contract/documents'
import { memo, type ReactNode } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { RichText } from '#ui/text/rich-text.tsx'
import { StatusBadge, type Tint } from '#ui/text/status-badge.tsx'
import { itemName } from '../outline-nodes.ts'
import { useMarkedLine, useMarkedTexts } from './word-changes.tsx'
import classes from './comparing.module.css'

export const changeLooks = {
  same: { text: 'comparison.same', tint: 'gray' },
  new: { text: 'comparison.new', tint: 'green' },
  changed: { text: 'comparison.changed', tint: 'yellow' },
  moved: { text: 'comparison.moved', tint: 'blue' },
  gone: { text: 'comparison.gone', tint: 'red' },
} as const satisfies Record<OutlineChange['change'], { text: string; tint: Tint }>

/** One item before and after, beside each other; on a phone one below the other. */
export const ChangedItem = memo(function ChangedItem({ item }: { item: OutlineChange }) {
  const { change, before, after } = item
  return (
    <article className={classes.item} data-change={change} tabIndex={-1}>
      <Kind item={item} />
      {change === 'same' && <p className={classes.name}>{itemName((after ?? before)!)}</p>}
      {before && after && change !== 'same' && <Both before={before} after={after} item={item} />}
      {!before && after && <New after={after} />}
      {before && !after && <Gone before={before} />}
    </article>
  )
})

type Side = NonNullable<OutlineChange['before']>

function Kind({ item: { change, is_moved, questions } }: { item: OutlineChange }) {
  const t = useText()
  const { text, tint } = changeLooks[change]
  return (
    <p className={classes.kind}>
      <StatusBadge tint={tint}>{t(text)}</StatusBadge>
      {is_moved && change !== 'moved' && (
        <StatusBadge tint={changeLooks.moved.tint}>{t(changeLooks.moved.text)}</StatusBadge>
      )}
      {questions > 0 && change !== 'same' && <span>{t('comparison.questions', { count: questions })}</span>}
    </p>
  )
}

function Both({ before, after, item }: { before: Side; after: Side; item: OutlineChange }) {
  const t = useText()
  const isShown = before.content !== null && after.content !== null
  const isCompared = item.is_text_changed && isShown
  const name = useMarkedLine(itemName(before), itemName(after))
  const texts = useMarkedTexts(isCompared ? before.content! : '', isCompared ? after.content! : '')
  return (
    <>
      <div className={classes.sides}>
        <SideOf label={t('comparison.before')} name={name.before}>
          {isCompared && texts.before}
        </SideOf>
        <SideOf label={t('comparison.after')} name={name.after}>
          {isCompared && texts.after}
        </SideOf>
      </div>
      {isCompared && texts.note && <p className={classes.note}>{texts.note}</p>}
      {item.is_text_changed && !isShown && <p className={classes.note}>{t('comparison.too_long')}</p>}
    </>
  )
}

function New({ after }: { after: Side }) {
  const t = useText()
  return (
    <div className={classes.sides}>
      <p className={classes.missing}>{t('comparison.not_there_before')}</p>
      <SideOf label={t('comparison.after')} name={itemName(after)}>
        <RichText html={after.content} />
      </SideOf>
    </div>
  )
}

function Gone({ before }: { before: Side }) {
  const t = useText()
  return (
    <div className={classes.sides}>
      <SideOf label={t('comparison.before')} name={itemName(before)}>
        <RichText html={before.content} />
      </SideOf>
      <p className={classes.missing}>{t('comparison.not_there_now')}</p>
    </div>
  )
}

/** `label` says which side it is where the two stand below each other, and to whoever listens. */
export function SideOf({ label, name, children }: { label: string; name?: ReactNode; children?: ReactNode }) {
  return (
    <div className={classes.side}>
      <span className={classes.label}>{label}</span>
      {name && <h3 className={classes.name}>{name}</h3>}
      {children && <div className={classes.text}>{children}</div>}
    </div>
  )
}
