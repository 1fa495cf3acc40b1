import type { WaitingRecord } from '@apron/contract/desk'
import { ActionIcon, Button, Checkbox } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from '../../../lib/router/link.tsx'
import { relativeTime } from '../../../lib/text/dates.ts'
import { useText } from '../../../lib/text/i18n.ts'
import { part } from '../../../ui/page/part.tsx'
import classes from './waiting.module.css'

const ApprovalLog = part(() => import('../../../blocks/review/approval-log.tsx'), 'ApprovalLog', { isWindow: true })

type Props = {
  record: WaitingRecord
  isCurrent: boolean
  isTicked: boolean
  isWriting: boolean
  onTick: () => void
  onApprove: () => void
  onReject: () => void
  /** Says in which branch it stands: no heading does. */
  isAlone: boolean
}

/** One record that waits: what it is, since when and from whom, and both decisions. */
export function RecordLine({ record, isCurrent, isTicked, isWriting, onTick, onApprove, onReject, isAlone }: Props) {
  const t = useText()
  const line = useCurrent(isCurrent)
  const { name, detail, maker, branch } = record
  const since = relativeTime(record.since)
  return (
    <li ref={line} className={classes.record} data-current={isCurrent || undefined}>
      <Checkbox size="sm" aria-label={t('actions.select_row', { name })} checked={isTicked} onChange={onTick} />
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
        <ActionIcon
          variant="light"
          color="green"
          size={36}
          aria-label={t('waiting.approve_one', { name })}
          disabled={isWriting}
          onClick={onApprove}
        >
          <IconCheck size={18} stroke={1.8} />
        </ActionIcon>
        {record.may_reject && (
          <ActionIcon
            variant="light"
            color="red"
            size={36}
            aria-label={t('waiting.reject_one', { name })}
            disabled={isWriting}
            onClick={onReject}
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

/** Keeps the line on which the keys are in sight. */
export function useCurrent(isCurrent: boolean) {
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return line
}
