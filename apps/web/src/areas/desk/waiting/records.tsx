import type { WaitingRecord } from '@apron/contract/desk'
import { Checkbox, Title } from '@mantine/core'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { part } from '#ui/page/part.tsx'
import { BranchPart } from './branch-part.tsx'
import { keyOf } from './branches.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { RecordLine } from './record-line.tsx'
import { useRecords } from './use-records.ts'
import classes from './waiting.module.css'

const RejectWindow = part(() => import('#blocks/review/reject-window.tsx'), 'RejectWindow', { isWindow: true })

type Props = { records: readonly WaitingRecord[]; total: number; readAt: number; help: () => void }

/** The records that wait for a decision, by section and branch; one, a ticked set or a whole branch at once. */
export function Records({ records, total, readAt, help }: Props) {
  const t = useText()
  const waiting = useRecords(records, readAt, help)
  const { sections, chosen, deciding } = waiting
  const drawn = (record: WaitingRecord, isAlone: boolean) => {
    const key = keyOf(record)
    return <RecordLine key={key} of={waiting} record={record} isAlone={isAlone} />
  }
  return (
    <>
      {sections.map((section) => (
        <Card key={section.name} flush>
          <div className={classes.head}>
            <Checkbox
              size="sm"
              aria-label={t('waiting.choose_all', { name: section.name })}
              checked={waiting.ticksOf(section.records) === 'all'}
              indeterminate={waiting.ticksOf(section.records) === 'some'}
              onChange={() => waiting.tick(section.records)}
            />
            <Title order={2} size="h4">
              {section.name}
            </Title>
            <span className={classes.count}>{formatNumber(section.records.length)}</span>
          </div>
          <ul className={classes.records}>
            {section.branches.map((branch) =>
              branch.name === null ? (
                branch.records.map((record) => drawn(record, true))
              ) : (
                <BranchPart key={branch.key} of={waiting} branch={{ ...branch, name: branch.name }}>
                  {branch.records.map((record) => drawn(record, false))}
                </BranchPart>
              ),
            )}
          </ul>
        </Card>
      ))}
      {total > records.length && <p className={classes.more}>{t('waiting.more', { count: total - records.length })}</p>}
      <ChosenBar of={waiting} chosen={chosen} />
      {deciding.rejecting && (
        <RejectWindow
          title={titleOf(deciding.rejecting)}
          kinds={deciding.rejecting.map(({ kind }) => kind)}
          reject={(reason) => deciding.reject(deciding.rejecting!, reason)}
          onClose={deciding.close}
        />
      )}
    </>
  )

  function titleOf(some: readonly WaitingRecord[]): string {
    const [only, ...others] = some
    if (only && others.length === 0) return t('decisions.reject_title', { name: only.name })
    return t('decisions.reject_many_title', { count: some.length })
  }
}
