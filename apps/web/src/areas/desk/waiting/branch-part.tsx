import { Button, Checkbox, UnstyledButton } from '@mantine/core'
import { IconCheck, IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatNumber, useText } from '../../../lib/text/i18n.ts'
import type { Branch } from './branches.ts'
import { useCurrent } from './record-line.tsx'
import classes from './waiting.module.css'

type Props = {
  branch: Branch & { name: string }
  isCurrent: boolean
  isShown: boolean
  ticks: 'all' | 'some' | 'none'
  isWriting: boolean
  onTick: () => void
  onShow: () => void
  onApprove: () => void
  children: ReactNode
}

/** A branch with what waits in it; a long one shows that when it is opened. */
export function BranchPart({
  branch,
  isCurrent,
  isShown,
  ticks,
  isWriting,
  onTick,
  onShow,
  onApprove,
  children,
}: Props) {
  const t = useText()
  const { name, records } = branch
  const Chevron = isShown ? IconChevronDown : IconChevronRight
  return (
    <li ref={useCurrent(isCurrent)}>
      <div className={classes.branch} data-current={isCurrent || undefined}>
        <Checkbox
          size="sm"
          aria-label={t('waiting.choose_all', { name })}
          checked={ticks === 'all'}
          indeterminate={ticks === 'some'}
          onChange={onTick}
        />
        <UnstyledButton className={classes.branchName} aria-expanded={isShown} onClick={onShow}>
          <Chevron size={16} stroke={1.8} aria-hidden="true" />
          <span>{name}</span>
          <span className={classes.count}>{formatNumber(records.length)}</span>
        </UnstyledButton>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconCheck size={16} stroke={1.8} />}
          aria-label={t('waiting.approve_one', { name: `${name} (${records.length})` })}
          disabled={isWriting}
          onClick={onApprove}
        >
          {t('actions.approve')}
        </Button>
      </div>
      {isShown && <ul className={classes.records}>{children}</ul>}
    </li>
  )
}
