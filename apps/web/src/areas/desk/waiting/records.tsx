import type { WaitingRecord } from '@apron/contract/desk'
import { Button, Checkbox, Title } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { navigate } from '../../../lib/router/router.ts'
import { formatNumber, useText } from '../../../lib/text/i18n.ts'
import { BulkBar } from '../../../ui/list/bulk-bar.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { part } from '../../../ui/page/part.tsx'
import { BranchPart } from './branch-part.tsx'
import { isShownFirst, keyOf, linesOf, sectionsOf, ticked, type Branch } from './branches.ts'
import { RecordLine } from './record-line.tsx'
import { useDeciding } from './use-deciding.ts'
import { useWaitingKeys } from './waiting-keys.ts'
import classes from './waiting.module.css'

const KeysWindow = part(() => import('./keys-window.tsx'), 'KeysWindow', { isWindow: true })
const RejectWindow = part(() => import('../../../blocks/review/reject-window.tsx'), 'RejectWindow', { isWindow: true })

/** The kinds whose rejection takes a sentence. */
const withReason = new Set(['audits', 'library_groups', 'library_items'])

/** The records that wait for a decision, by section and branch; one, a ticked set or a whole branch at once. */
export function Records({ records, total }: { records: readonly WaitingRecord[]; total: number }) {
  const t = useText()
  const [ticks, setTicks] = useState<ReadonlySet<string>>(new Set())
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const [at, setAt] = useState(-1)
  const [showsKeys, setShowsKeys] = useState(false)
  const deciding = useDeciding(() => setTicks(new Set()))
  const sections = useMemo(() => sectionsOf(records), [records])
  const isShown = (branch: Branch) => isShownFirst(branch) !== turned.has(branch.key)
  const lines = linesOf(sections, isShown)
  // What stood where the keys are may be decided by now: they stay where they were.
  const current = lines[Math.min(at, lines.length - 1)]
  const chosen = records.filter((record) => ticks.has(keyOf(record)))
  const tick = (some: readonly WaitingRecord[]) => setTicks((before) => ticked(before, some))
  const turn = ({ key }: Branch) =>
    setTurned((before) => new Set(before.has(key) ? [...before].filter((other) => other !== key) : [...before, key]))
  const meant = () => (chosen.length > 0 ? chosen : (current?.records ?? []))
  const approve = (some: readonly WaitingRecord[]) => {
    if (some.length > 0 && !deciding.isWriting) deciding.approve(some)
  }
  const reject = (some: readonly WaitingRecord[]) => {
    if (some.length > 0 && some.every(({ may_reject }) => may_reject)) deciding.ask(some)
  }
  useWaitingKeys({
    move: (step) => setAt(Math.max(0, Math.min(lines.length - 1, Math.min(at, lines.length - 1) + step))),
    tick: () => current && tick(current.records),
    approve: () => approve(meant()),
    reject: () => reject(meant()),
    open: () => {
      if (current?.branch) turn(current.branch)
      else if (current) void navigate({ href: current.records[0]!.link })
    },
    help: () => setShowsKeys(true),
  })
  const stateOf = (some: readonly WaitingRecord[]) => {
    const count = some.filter((record) => ticks.has(keyOf(record))).length
    return count === 0 ? 'none' : count === some.length ? 'all' : 'some'
  }
  const drawn = (record: WaitingRecord, isAlone: boolean) => (
    <RecordLine
      key={keyOf(record)}
      record={record}
      isAlone={isAlone}
      isCurrent={current?.key === keyOf(record)}
      isTicked={ticks.has(keyOf(record))}
      isWriting={deciding.isWriting}
      onTick={() => tick([record])}
      onApprove={() => approve([record])}
      onReject={() => reject([record])}
    />
  )
  return (
    <>
      {sections.map((section) => (
        <Card key={section.name} flush>
          <div className={classes.head}>
            <Checkbox
              size="sm"
              aria-label={t('waiting.choose_all', { name: section.name })}
              checked={stateOf(section.records) === 'all'}
              indeterminate={stateOf(section.records) === 'some'}
              onChange={() => tick(section.records)}
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
                <BranchPart
                  key={branch.key}
                  branch={{ ...branch, name: branch.name }}
                  isCurrent={current?.key === branch.key}
                  isShown={isShown(branch)}
                  ticks={stateOf(branch.records)}
                  isWriting={deciding.isWriting}
                  onTick={() => tick(branch.records)}
                  onShow={() => turn(branch)}
                  onApprove={() => approve(branch.records)}
                >
                  {branch.records.map((record) => drawn(record, false))}
                </BranchPart>
              ),
            )}
          </ul>
        </Card>
      ))}
      {total > records.length && <p className={classes.more}>{t('waiting.more', { count: total - records.length })}</p>}
      <BulkBar count={chosen.length} onClear={() => setTicks(new Set())}>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconCheck size={16} stroke={1.8} />}
          loading={deciding.isWriting}
          onClick={() => approve(chosen)}
        >
          {t('actions.approve')}
        </Button>
        {chosen.every(({ may_reject }) => may_reject) && (
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconX size={16} stroke={1.8} />}
            onClick={() => reject(chosen)}
          >
            {t('actions.reject')}
          </Button>
        )}
      </BulkBar>
      {deciding.rejecting && (
        <RejectWindow
          title={titleOf(deciding.rejecting)}
          needsReason={deciding.rejecting.some(({ kind }) => withReason.has(kind))}
          reject={(reason) => deciding.reject(deciding.rejecting!, reason)}
          onClose={deciding.close}
        />
      )}
      {showsKeys && <KeysWindow onClose={() => setShowsKeys(false)} />}
    </>
  )

  function titleOf(some: readonly WaitingRecord[]): string {
    const [only, ...others] = some
    if (only && others.length === 0) return t('decisions.reject_title', { name: only.name })
    return t('decisions.reject_many_title', { count: some.length })
  }
}
