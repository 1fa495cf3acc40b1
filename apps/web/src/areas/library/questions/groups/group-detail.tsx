import { approvalStatus } from '@apron/contract'
import { checklistItemGroups, type LibraryGroup } from '@apron/contract/library'
import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { ReviewControl } from '#blocks/status/review-control.tsx'
import { StatusWord } from '#blocks/status/status-word.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { Facts } from '#ui/text/facts.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { groupName, type GroupNode } from './library-groups.ts'

/** What a group is; whoever approves groups changes its status here. */
export function GroupDetail({ group, parent }: { group: LibraryGroup; parent: GroupNode | undefined }) {
  const t = useText()
  const mayApprove = useCanCall()(checklistItemGroups.approval)
  return (
    <>
      {group.has_rejected && group.status.code !== approvalStatus.REJECTION && (
        <Alert color="red" mb="md" icon={<IconAlertTriangle size={18} stroke={1.6} />}>
          {t('library.rejected_here')}
        </Alert>
      )}
      <Facts>
        <dt>{t('library.index')}</dt>
        <dd>
          <RichText html={group.index} />
        </dd>
        <dt>{t('library.group_header')}</dt>
        <dd>{group.header}</dd>
        <dt>{t('library.parent')}</dt>
        <dd>{parent?.name ?? t('library.no_parent')}</dd>
        <dt>{t('library.item_count')}</dt>
        <dd>{formatNumber(group.total)}</dd>
        <dt>{t('library.status')}</dt>
        <dd>
          {mayApprove ? (
            <ReviewControl record={group} name={groupName(group)} kind="library_groups" routes={checklistItemGroups} />
          ) : (
            <StatusWord status={group.status} />
          )}
        </dd>
      </Facts>
    </>
  )
}
