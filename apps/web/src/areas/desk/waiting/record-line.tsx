import type { WaitingRecord } from '@apron/contract/desk'
import { ActionIcon, Button, Checkbox } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from '#lib/router/link.tsx'
import { relativeTime } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { part } from '#ui/page/part.tsx'
import { keyOf } from './branches.ts'
import { useLine } from './use-line.ts'
import type { WaitingRecords } from './use-records.ts'
import classes from './waiting.module.css'

const ApprovalLog = part(() => import('#blocks/review/approval-log.tsx'), 'ApprovalLog', { isWindow: true })

/** One record that waits: what it is, since when and from whom, and both decisions. `isAlone`: it says in which branch it stands, as no heading does. */
export function RecordLine({ of, record, isAlone }: { of: WaitingRecords; record: WaitingRecord; isAlone: boolean }) {
  const t = useText()
  const key = keyOf(record)
  const { name, detail, maker, branch } = record
  const since = relativeTime(record.since)
  const decide = (how: (some: readonly WaitingRecord[]) => void) => {
    of.stand(key)
    how([record])
  }
  return (
    <li className={classes.record} {...useLine<HTMLLIElement>(of.isCurrent(key))}>
      <Checkbox
        size="sm"
        aria-label={t('actions.select_row', { name })}
        checked={of.ticksOf([record]) === 'all'}
        onChange={() => of.tick([record])}
      />
      <div className={classes.words}>
        <Link href={record.link} className={classes.name}>
          {name}
        </Link>
        {detail && <p className={classes.detail}>{detail}</p>}
        <p className={classes.by}>
          {isAlone && branch && branch.name !== name && `${branch.name} · `}
          {maker ? t('waiting.by', { name: maker.fullname, since }) : t('waiting.by_system', { since })}
        </p>
        {record.earlier && <Earlier record={record} />}
      </div>
      <div className={classes.moves}>
        {record.may_approve && (
          <ActionIcon
            variant="light"
            color="green"
            size={36}
            aria-label={t('waiting.approve_one', { name })}
            onClick={() => decide(of.approve)}
          >
            <IconCheck size={18} stroke={1.8} />
          </ActionIcon>
        )}
        {record.may_reject && (
          <ActionIcon
            variant="light"
            color="red"
            size={36}
            aria-label={t('waiting.reject_one', { name })}
            onClick={() => decide(of.reject)}
          >
            <IconX size={18} stroke={1.8} />
          </ActionIcon>
        )}
      </div>
    </li>
  )
}

/** That it was decided about before, and the way to what has changed since. */
function Earlier({ record: { kind, id, name, earlier } }: { record: WaitingRecord }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const isRejected = earlier?.move === 'rejection'
  return (
    <p className={classes.earlier}>
      {isRejected
        ? t('waiting.rejected_before', { reason: earlier.reason ?? t('decisions.no_reason') })
        : t('waiting.changed_since')}
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t('waiting.what_changed_of', { name })}
        onClick={() => setOpen(true)}
      >
        {t('waiting.what_changed')}
      </Button>
      {isOpen && <ApprovalLog kind={kind} id={id} name={name} onClose={() => setOpen(false)} />}
    </p>
  )
}
