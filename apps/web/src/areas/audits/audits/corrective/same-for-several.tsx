import type { AuditItem } from '@apron/contract/audits'
import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { today } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { DateField } from '#ui/form/date-field.tsx'
import classes from './corrective.module.css'
import { SamePerson } from './same-person.tsx'

type Props = {
  auditId: number
  findings: readonly AuditItem[]
  mayName: boolean
  isReading: boolean
  onDate: (dates: Record<number, string | null>) => void
  /** How many have a date. */
  dated: string
}

/** The same date or person for all findings, or for those of one class. */
export function SameForSeveral({ auditId, findings, mayName, isReading, onDate, dated }: Props) {
  const t = useText()
  const [date, setDate] = useState<string | null>(null)
  const [code, setCode] = useState('')
  const codes = [...new Set(findings.map(({ status }) => status.code))]
  const meant = findings.filter(({ status }) => code === '' || status.code === code)
  return (
    <div className={classes.same}>
      {codes.length > 1 && (
        <NativeSelect
          label={t('checklists.corrective_for')}
          value={code}
          data={[
            { value: '', label: t('checklists.corrective_for_all') },
            ...codes.map((one) => ({ value: one, label: one })),
          ]}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
      )}
      <div className={classes.given}>
        <DateField label={t('checklists.corrective_same')} value={date} onChange={setDate} w={220} {...notPast(t)} />
        <Button
          variant="default"
          disabled={!date}
          onClick={() => onDate(Object.fromEntries(meant.map(({ id }) => [id, date])))}
        >
          {t('checklists.corrective_apply')}
        </Button>
      </div>
      {mayName && (
        <div className={classes.given}>
          <SamePerson auditId={auditId} findings={meant} isReading={isReading} />
        </div>
      )}
      <span className={classes.count} role="status">
        {dated}
      </span>
    </div>
  )
}

/** No day before today, and why. */
export const notPast = (t: ReturnType<typeof useText>) => ({ earliest: today(), because: t('actions.date_passed') })
