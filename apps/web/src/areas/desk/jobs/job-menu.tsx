import { jobs, type Job } from '@apron/contract/desk'
import { IconBan, IconRefresh } from '@tabler/icons-react'
import { useRemoval } from '#blocks/removal.ts'
import { useText } from '#lib/text/i18n.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { confirmDelete } from '#ui/window/confirm.ts'
import { MenuLine } from '#ui/window/menu-lines.tsx'
import { DeleteLine, RowActions } from '#ui/list/row-actions.tsx'

/** What an administrator may do with a job as it stands. */
export function JobMenu({ job }: { job: Job }) {
  const t = useText()
  const retry = useWrite(jobs.retry, { success: 'jobs.retried' })
  const cancel = useWrite(jobs.cancel, { success: 'jobs.cancelled' })
  const { remove } = useRemoval(jobs.remove, confirmDelete)
  const isOpen = job.state === 'waiting' || job.state === 'running'
  const params = { id: job.id }
  return (
    <RowActions name={job.title}>
      {job.state === 'failed' && (
        <MenuLine Icon={IconRefresh} onClick={() => retry.start({ params })}>
          {t('jobs.retry')}
        </MenuLine>
      )}
      {isOpen && (
        <MenuLine Icon={IconBan} onClick={() => cancel.start({ params })}>
          {t('jobs.cancel')}
        </MenuLine>
      )}
      {!isOpen && <DeleteLine onClick={() => remove(job.title, { params })} />}
    </RowActions>
  )
}
