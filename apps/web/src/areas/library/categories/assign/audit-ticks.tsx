import type { Audit } from '@apron/contract/audits'
import { Checkbox } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { StatusWord } from '#blocks/status/status-word.tsx'
import { dayMonthYearDashed } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import type { StayReason } from './chosen-audits.ts'
import classes from './assign.module.css'

const why = { runs: 'categories.runs', default: 'categories.default_held' } as const

/** Audits with a tick each; of thousands only those in sight are drawn. */
export function AuditTicks({
  label,
  audits,
  chosen,
  heldBy,
  onTick,
}: {
  label: string
  audits: readonly Audit[]
  chosen: ReadonlySet<number>
  heldBy: (audit: Audit) => StayReason | null
  onTick: (id: number, isTicked: boolean) => void
}) {
  const scroll = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: audits.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => 76,
    overscan: 8,
    getItemKey: (index) => audits[index]?.id ?? index,
  })
  return (
    <div ref={scroll} className={classes.scroll} role="group" aria-label={label} tabIndex={-1}>
      <div className={classes.lines} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const audit = audits[index]
          if (!audit) return null
          return (
            <div
              key={audit.id}
              ref={virtualizer.measureElement}
              data-index={index}
              className={classes.line}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Line audit={audit} held={heldBy(audit)} isTicked={chosen.has(audit.id)} onTick={onTick} />
            </div>
          )
        })}
      </div>
    </div>
  )
}

function Line({
  audit,
  held,
  isTicked,
  onTick,
}: {
  audit: Audit
  held: StayReason | null
  isTicked: boolean
  onTick: (id: number, isTicked: boolean) => void
}) {
  const t = useText()
  const from = dayMonthYearDashed(audit.starting_date)
  const about = [
    `#${audit.id}`,
    t('checklists.period', { from, to: dayMonthYearDashed(audit.ending_date) }),
    audit.organization.name,
    audit.category?.name,
  ].filter(Boolean)
  return (
    <>
      <Checkbox
        label={audit.name}
        description={held ? `${about.join(' · ')}. ${t(why[held])}` : about.join(' · ')}
        checked={isTicked}
        disabled={held !== null}
        onChange={({ currentTarget: { checked } }) => onTick(audit.id, checked)}
      />
      <StatusWord status={audit.status} />
    </>
  )
}
