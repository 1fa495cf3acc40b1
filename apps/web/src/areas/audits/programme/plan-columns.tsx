import { checklists, type Plan } from '@apron/contract/audits'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Link } from '#lib/router/link.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { dayMonthYear } from '#lib/text/dates.ts'
import { useText, type Translate } from '#lib/text/i18n.ts'
import type { Column } from '#ui/table/data-table.tsx'
import { StatusBadge, type Tint } from '#ui/text/status-badge.tsx'
import { monthInWords } from '../domain/month.ts'
import classes from './programme.module.css'

/** How a plan is called: what is audited, where and when. */
export const nameOfPlan = (t: Translate, plan: Pick<Plan, 'organization' | 'category' | 'year' | 'month'>) =>
  [plan.category?.name, plan.organization.name, monthInWords(t, plan)].filter(Boolean).join(', ')

/** What is shown of each plan; one that has no audit yet leads to making it. */
export function usePlanColumns(): Column<Plan>[] {
  const t = useText()
  return useMemo(
    () => [
      { id: 'month', header: t('programme.month'), sortable: true, width: 150, cell: (row) => monthInWords(t, row) },
      {
        id: 'organization',
        header: t('programme.organization'),
        sortable: true,
        card: 'title',
        cell: (row) => (
          <div className={classes.plan}>
            <span>{row.organization.name}</span>
            {row.note && <small>{row.note}</small>}
          </div>
        ),
      },
      { id: 'category', header: t('programme.category'), width: 200, from: 700, cell: (row) => row.category?.name },
      { id: 'state', header: t('programme.state'), width: 170, card: 'corner', cell: (row) => <State plan={row} /> },
      { id: 'audit', header: t('programme.audit'), width: 280, cell: (row) => <Outcome plan={row} /> },
    ],
    [t],
  )
}

const tints: Record<Plan['state'], Tint> = {
  open: 'gray',
  prepared: 'yellow',
  running: 'green',
  closed: 'blue',
  cancelled: 'gray',
}

function State({ plan: { state, is_late } }: { plan: Plan }) {
  const t = useText()
  const words = t(`programme.state_${state}`)
  return (
    <StatusBadge tint={is_late ? 'red' : tints[state]}>
      {is_late ? t('programme.late', { state: words }) : words}
    </StatusBadge>
  )
}

/** The audit, why there is none, or the way to make it. */
function Outcome({ plan }: { plan: Plan }) {
  const t = useText()
  const canCall = useCanCall()
  const { audit, cancelled, state, id } = plan
  if (cancelled) {
    const { user, at, reason } = cancelled
    return (
      <div className={classes.plan}>
        <small>{t('programme.cancelled_by', { name: user.fullname, day: dayMonthYear(at), reason })}</small>
      </div>
    )
  }
  if (audit)
    return (
      <div className={classes.plan}>
        <Link to="/checklist/$id/view" params={{ id: String(audit.id) }}>
          {audit.name}
        </Link>
        <small>{dayMonthYear(audit.starting_date)}</small>
      </div>
    )
  if (state !== 'open' || !canCall(checklists.create)) return null
  return (
    <Button
      size="compact-sm"
      variant="light"
      leftSection={<IconPlus size={16} stroke={1.8} />}
      aria-label={t('programme.make_of', { name: nameOfPlan(t, plan) })}
      renderRoot={(props) => <Link to="/checklist/create" search={{ plan: id }} {...props} />}
    >
      {t('programme.make')}
    </Button>
  )
}
