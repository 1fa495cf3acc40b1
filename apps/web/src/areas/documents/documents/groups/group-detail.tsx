import { documentGroups, type DocumentGroup } from '@apron/contract/documents'
import { ReviewControl } from '#blocks/status/review-control.tsx'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { Facts } from '#ui/text/facts.tsx'
import type { GroupNode } from './document-groups.ts'

/** What a group is; whoever approves groups changes its status here. */
export function GroupDetail({ group, parent }: { group: DocumentGroup; parent: GroupNode | undefined }) {
  const t = useText()
  return (
    <Facts>
      <dt>{t('documentList.group_name')}</dt>
      <dd>{group.name}</dd>
      <dt>{t('documentList.parent')}</dt>
      <dd>{parent?.name ?? t('documentList.no_parent')}</dd>
      <dt>{t('documentList.document_count')}</dt>
      <dd>{formatNumber(group.total)}</dd>
      <dt>{t('documentList.status')}</dt>
      <dd>
        <ReviewControl record={group} name={group.name} kind="document_groups" routes={documentGroups} />
      </dd>
    </Facts>
  )
}
