import type { AuditItem } from '@apron/contract/audits'
import { IconArrowsSplit2, IconFileText, IconHistory, IconMessage } from '@tabler/icons-react'
import { memo, useEffect, useMemo, useRef } from 'react'
import { useRested } from '#lib/page/first-rest.ts'
import { useText } from '#lib/text/i18n.ts'
import { Highlight } from '#ui/text/highlight.tsx'
import { part } from '#ui/page/part.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { CorrectiveControls } from '../answering/corrective-controls.tsx'
import { InformationChip } from '../answering/information-chip.tsx'
import { informationOf } from '../answering/information.ts'
import classes from './item-card.module.css'
import { markedHtml } from './marked-html.ts'
import { StatusButtons } from '../answering/status-buttons.tsx'
import { useWorkspace } from '../workspace-context.ts'

// Most who open an audit at work may answer.
const GivenAnswer = part(() => import('../answering/given-answer.tsx'), 'GivenAnswer', { soon: true })

// What disturbs nobody, and must be there without a network.
const Conflicts = part(() => import('./conflicts/conflicts.tsx'), 'Conflicts', { soon: true, waits: null })
const EarlierLine = part(() => import('./earlier/earlier-line.tsx'), 'EarlierLine')
// What was so before is no part of what the screen says first.
const FailedBefore = part(() => import('./before/failed-before.tsx'), 'FailedBefore', {
  waits: null,
  failed: () => null,
})

export type CardState = {
  isActive: boolean
  /** Whether the keyboard brought the person here: the focus follows. */
  takesFocus: boolean
  isCommented: boolean
  /** Not on the server yet: on its way, or waiting for the network. */
  unsaved: 'sending' | 'waiting' | null
  /** Says who has just changed it. */
  flash: string | undefined
}

type Props = CardState & { item: AuditItem; words: string; named?: boolean }

/** One question with its answer. Drawn anew only when something of it changed. */
export const ItemCard = memo(function ItemCard({ item, words, named = false, ...state }: Props) {
  const t = useText()
  const { rights, statuses, reasonId, choose, activate, earlier } = useWorkspace()
  const before = earlier?.get(item.id)
  const ref = useRef<HTMLElement>(null)
  const { header } = item
  const content = useMemo(() => (words ? markedHtml(item.content, words) : item.content), [item.content, words])
  const { status } = item
  const headingId = `item-${item.id}`
  // Alone on its screen it stands right below the audit, in the list below its group.
  const Heading = named ? 'h2' : 'h3'
  useEffect(() => {
    if (state.takesFocus && !ref.current?.contains(document.activeElement)) ref.current?.focus({ preventScroll: true })
  }, [state.takesFocus])
  return (
    <article
      ref={ref}
      className={classes.card}
      tabIndex={-1}
      aria-labelledby={headingId}
      data-item={item.id}
      data-named={named || undefined}
      data-active={state.isActive || undefined}
      data-checked={!status.is_default || undefined}
      data-flash={state.flash !== undefined || undefined}
      style={{ borderInlineStartColor: status.is_default ? undefined : status.color }}
      onFocus={() => activate(item.id)}
    >
      <div className={classes.words}>
        <Heading id={headingId} className={classes.header}>
          {words ? <Highlight text={header} words={words} /> : header}
          {item.conflicts.length > 0 && <Disputed />}
        </Heading>
        <RichText html={content} />
        {before && <EarlierLine answer={before} />}
        <div className={classes.tags}>
          {item.tags.map((tag) => (
            <span key={tag.id} className={classes.tag}>
              {tag.name}
            </span>
          ))}
        </div>
      </div>
      <div className={classes.answer}>
        {rights.answer ? (
          <StatusButtons
            label={t('auditWorkspace.answer_for', { item: header })}
            statuses={statuses}
            chosen={status.code}
            named={named}
            onChoose={(chosen) => choose(item, chosen)}
          />
        ) : (
          <GivenAnswer status={status} describedBy={reasonId} />
        )}
      </div>
      {item.conflicts.length > 0 && <Conflicts item={item} />}
      <Tools item={item} header={header} state={state} />
      <After item={item} header={header} />
    </article>
  )
})

/** Finds the question in a long list. */
function Disputed() {
  const words = useText()('conflicts.mark')
  return (
    <span className={classes.disputed} role="img" aria-label={words} title={words}>
      <IconArrowsSplit2 size={16} stroke={2} aria-hidden="true" />
    </span>
  )
}

/** What came of the answer, beneath it: the buttons stay under the finger when it appears. */
function After({ item, header }: { item: AuditItem; header: string }) {
  const { status, finding_number: number } = item
  const hasChips = status.is_finding || number !== null || informationOf(item) !== null
  if (!hasChips) return null
  return (
    <div className={classes.after}>
      <div className={classes.tags}>
        <FindingNumber item={item} />
        <InformationChip item={item} />
      </div>
      {status.is_finding && <CorrectiveControls item={item} header={header} />}
    </div>
  )
}

/** The number that a finding was given with its minutes; it stays with what is none any more. */
function FindingNumber({ item }: { item: AuditItem }) {
  const t = useText()
  const { finding_number: number, status } = item
  if (!number) return null
  return (
    <span className={classes.tag} data-number="" title={t('auditWorkspace.finding_number')}>
      {status.is_finding ? number : t('auditWorkspace.former_finding', { number })}
    </span>
  )
}

function Saying({ unsaved, flash }: Pick<CardState, 'unsaved' | 'flash'>) {
  const t = useText()
  if (unsaved) {
    return (
      <span className={classes.unsaved} data-waiting={unsaved === 'waiting' || undefined}>
        {t(unsaved === 'waiting' ? 'auditWorkspace.waiting_network' : 'auditWorkspace.not_saved')}
      </span>
    )
  }
  return <span className={classes.by}>{flash}</span>
}

function Tools({ item, header, state }: { item: AuditItem; header: string; state: CardState }) {
  const { isCommented } = state
  const t = useText()
  const { toggleComments, openModal } = useWorkspace()
  const isRested = useRested()
  // Before the press moves the focus, with which the open panel comes to this question.
  const wereOpen = useRef(false)
  return (
    <div className={classes.tools}>
      {isRested && <FailedBefore item={item} />}
      <button
        type="button"
        className={classes.tool}
        aria-label={`${t('auditWorkspace.comments', { count: item.comment_count })}: ${header}`}
        aria-expanded={isCommented}
        data-comments=""
        onPointerDown={() => (wereOpen.current = isCommented)}
        onClick={({ detail }) => toggleComments(item, detail > 0 ? wereOpen.current : isCommented)}
      >
        <IconMessage size={18} stroke={1.6} aria-hidden="true" />
        {item.comment_count}
      </button>
      {item.document_items.length > 0 && (
        <button
          type="button"
          className={classes.tool}
          aria-label={t('auditWorkspace.references_of', { count: item.document_items.length, item: header })}
          onClick={() => openModal({ kind: 'references', item })}
        >
          <IconFileText size={18} stroke={1.6} aria-hidden="true" />
          {item.document_items.length}
        </button>
      )}
      <button
        type="button"
        className={classes.tool}
        aria-label={t('auditWorkspace.history_of', { item: header })}
        onClick={() => openModal({ kind: 'history', item })}
      >
        <IconHistory size={18} stroke={1.6} aria-hidden="true" />
        <span className={classes.wide}>{t('auditWorkspace.history')}</span>
      </button>
      <Saying unsaved={state.unsaved} flash={state.flash} />
    </div>
  )
}
