import type { AuditItem, Conflict, Side } from '@apron/contract/audits'
import { Button } from '@mantine/core'
import { IconArrowsSplit2 } from '@tabler/icons-react'
import { useId, type CSSProperties, type MouseEvent } from 'react'
import { dayMonthYear } from '#lib/text/dates.ts'
import { useText, type Translate } from '#lib/text/i18n.ts'
import { StatusBadge } from '#ui/text/status-badge.tsx'
import { moment, saidAndArrived } from '../../../domain/history/said-and-arrived.ts'
import classes from './conflicts.module.css'
import { useSettling } from './settling.ts'

/** What people said of a question without having seen one another's, to be settled with one press by who may. */
export function Conflicts({ item }: { item: AuditItem }) {
  return item.conflicts.map((conflict) => <Open key={conflict.field} item={item} conflict={conflict} />)
}

function Open({ item, conflict }: { item: AuditItem; conflict: Conflict }) {
  const t = useText()
  const settle = useSettling(item, conflict)
  const titleId = useId()
  const said = apart(t, conflict)
  const [first] = said
  const keep =
    (side: Side) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      // The block goes with the press.
      currentTarget.closest<HTMLElement>('[data-item]')?.focus({ preventScroll: true })
      settle?.(side)
    }
  return (
    <section className={classes.conflict} aria-labelledby={titleId} data-conflict={conflict.field}>
      <p id={titleId} className={classes.title}>
        <IconArrowsSplit2 size={18} stroke={1.8} aria-hidden="true" />
        {t(`conflicts.${conflict.field}`, { count: said.length })}
      </p>
      <p className={classes.about}>
        {t(settle ? 'conflicts.about' : 'conflicts.about_reader', { what: first?.what ?? '' })}
      </p>
      <ul className={classes.sides}>
        {said.map(({ what, sides: [side, ...same] }) => (
          <li key={side.id} className={classes.side} style={{ '--status': side.status?.color } as CSSProperties}>
            <div className={classes.said}>
              <strong>{side.status ? `${side.status.code} · ${side.status.name}` : what}</strong>
              {side.counts && <StatusBadge tint="orange">{t('conflicts.counts')}</StatusBadge>}
              {[side, ...same].map((one) => (
                <small key={one.id}>
                  {one.user.fullname} · {saidAndArrived(t, one, one.arrived_at) ?? moment(one.arrived_at)}
                </small>
              ))}
            </div>
            {settle && (
              <Button variant={side.counts ? 'filled' : 'default'} onClick={keep(side)}>
                {t('conflicts.keep', { what })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type ConflictGroup = { what: string; sides: [Side, ...Side[]] }

/** The conflicting values, first the one that counts; people with the same value stand together. */
function apart(t: Translate, { sides }: Conflict): ConflictGroup[] {
  const said = new Map<string, ConflictGroup>()
  for (const side of sides) {
    const what = whatOf(t, side)
    const name = side.comment_id === null ? what : String(side.comment_id)
    const before = said.get(name)
    if (before) before.sides.push(side)
    else said.set(name, { what, sides: [side] })
  }
  return [...said.values()]
}

function whatOf(t: Translate, { status, date, responsible, comment_id, user }: Side): string {
  if (status) return status.code
  if (date) return dayMonthYear(date)
  if (comment_id !== null) return t('conflicts.conclusion_of', { name: user.fullname })
  return responsible?.fullname ?? t('conflicts.nobody')
}
