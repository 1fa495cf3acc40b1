import { ActionIcon, Button } from '@mantine/core'
import { IconChevronDown, IconChevronLeft, IconChevronUp } from '@tabler/icons-react'
import { useText } from '../../../../lib/text/i18n.ts'
import type { Tree } from '../kept/audit-data.ts'
import classes from './phone-bar.module.css'
import { Progress } from '../overview/progress.tsx'

/** What stays at the top of a phone: the way back, how far the audit is, and in an item the way to its neighbours. */
export function PhoneBar({
  tree,
  item,
  back,
  onBack,
  onMove,
}: {
  tree: Tree | undefined
  /** The name of the item that is shown alone. */
  item?: string | undefined
  back?: string | undefined
  onBack: () => void
  onMove?: ((step: 1 | -1) => void) | undefined
}) {
  const t = useText()
  return (
    <div className={classes.bar}>
      {back && (
        <Button
          variant="subtle"
          color="gray"
          className={classes.back}
          leftSection={<IconChevronLeft size={20} stroke={1.8} />}
          onClick={onBack}
        >
          {back}
        </Button>
      )}
      <div className={classes.progress}>
        <Progress tree={tree} size={onMove ? 'slimmest' : 'slim'} beside={item} />
      </div>
      {onMove && (
        <ActionIcon.Group>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={t('auditWorkspace.previous_item')}
            onClick={() => onMove(-1)}
          >
            <IconChevronUp size={20} stroke={1.8} />
          </ActionIcon>
          <ActionIcon variant="default" size={44} aria-label={t('auditWorkspace.next_item')} onClick={() => onMove(1)}>
            <IconChevronDown size={20} stroke={1.8} />
          </ActionIcon>
        </ActionIcon.Group>
      )}
    </div>
  )
}
