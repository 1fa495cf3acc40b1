import { readings, type DocumentReading } from '@apron/contract/documents'
import { Button, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useWrite } from '#lib/calls/queries.ts'
import { dateAndTime, dayMonthYear } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import classes from './reading-foot.module.css'

/** Whether the reader has confirmed a document, has to, or may by now; below what is read. */
export function ReadingFoot({
  documentId,
  reading,
  lost = [],
}: {
  documentId: number
  reading: DocumentReading
  /** The pages that the reader has not seen in full. */
  lost?: readonly number[]
}) {
  const t = useText()
  const confirm = useWrite(readings.acknowledge, { success: 'readings.confirmed' })
  const { acknowledged_at, ended_at, is_asked, is_late, due_on, statement, version } = reading
  if (acknowledged_at) {
    return (
      <p className={classes.done} role="status">
        <IconCircleCheck size={20} stroke={1.8} aria-hidden="true" />
        {t('readings.confirmed_at', { at: dateAndTime(acknowledged_at), version: version.label })}
      </p>
    )
  }
  if (!is_asked) return null
  const isLost = lost.length > 0
  const pages = [...lost.slice(0, 5), ...(lost.length > 5 ? ['…'] : [])].join(', ')
  const toRead = isLost ? t('readings.pages_lost', { pages }) : t('readings.read_to_the_end')
  const mayConfirm = ended_at !== null && !isLost
  const due = due_on && t(is_late ? 'readings.late_since' : 'readings.due_on', { day: dayMonthYear(due_on) })
  return (
    <div className={classes.foot}>
      <div>
        <p className={classes.statement}>{mayConfirm ? statement : toRead}</p>
        {due && (
          <Text size="sm" c={is_late ? 'var(--danger-text)' : 'dimmed'}>
            {due}
          </Text>
        )}
      </div>
      <Button
        disabled={!mayConfirm}
        loading={confirm.isWriting}
        onClick={() => confirm.start({ params: { id: documentId }, body: { version_id: version.id } })}
      >
        {t('readings.confirm')}
      </Button>
    </div>
  )
}
