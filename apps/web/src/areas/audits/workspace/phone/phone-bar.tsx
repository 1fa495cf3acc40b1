import { ActionIcon } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { Progress } from '../overview/progress.tsx'
import type { Tree } from '../kept/audit-data.ts'
import classes from './phone-bar.module.css'

/** The one bar at the top of a phone: the way back, where one is, how far that is, and beneath them how far the audit is. */
export function PhoneBar({
  tree,
  place,
  count,
  back,
  onBack,
}: {
  tree: Tree | undefined
  place: string
  count: string
  back: string
  onBack: () => void
}) {
  return (
    <div className={classes.bar}>
      <ActionIcon variant="subtle" color="gray" size={44} aria-label={back} onClick={onBack}>
        <IconChevronLeft size={24} stroke={1.8} />
      </ActionIcon>
      <div className={classes.place}>
        <strong title={place}>{place}</strong>
        <span>{count}</span>
      </div>
      <Progress tree={tree} size="line" />
    </div>
  )
}
