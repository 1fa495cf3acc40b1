import { Button, Checkbox, UnstyledButton } from '@mantine/core'
import { IconCheck, IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import type { Branch } from './branches.ts'
import { useLine } from './use-line.ts'
import { mayApprove, type WaitingRecords } from './use-records.ts'
import classes from './waiting.module.css'

/** A branch with what waits in it; a long one shows that when it is opened. */
export function BranchPart({
  of,
  branch,
  children,
}: {
  of: WaitingRecords
  branch: Branch & { name: string }
  children: ReactNode
}) {
  const t = useText()
  const { key, name, records } = branch
  const isShown = of.isShown(branch)
  const Chevron = isShown ? IconChevronDown : IconChevronRight
  return (
    <li>
      <div className={classes.branch} {...useLine<HTMLDivElement>(of.isCurrent(key))}>
        <Checkbox
          size="sm"
          aria-label={t('waiting.choose_all', { name })}
          checked={of.ticksOf(records) === 'all'}
          indeterminate={of.ticksOf(records) === 'some'}
          onChange={() => of.tick(records)}
        />
        <UnstyledButton className={classes.branchName} aria-expanded={isShown} onClick={() => of.turn(branch)}>
          <Chevron size={16} stroke={1.8} aria-hidden="true" />
          <span>{name}</span>
          <span className={classes.count}>{formatNumber(records.length)}</span>
        </UnstyledButton>
        {mayApprove(records) && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconCheck size={16} stroke={1.8} />}
            aria-label={t('waiting.approve_one', { name: `${name} (${records.length})` })}
            onClick={() => {
              of.stand(key)
              of.approve(records)
            }}
          >
            {t('actions.approve')}
          </Button>
        )}
      </div>
      {isShown && <ul className={classes.records}>{children}</ul>}
    </li>
  )
}
