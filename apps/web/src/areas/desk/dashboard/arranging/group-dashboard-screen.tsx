import { groupDashboards } from '@apron/contract/desk'
import { groups } from '@apron/contract/people'
import { useParams } from '#lib/router/use-router.ts'
import { OnlyFor } from '#blocks/only-for.tsx'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { Card } from '#ui/page/card.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { PanelsEditor } from './panels-editor.tsx'

/** Which panels the members of one user group see on their dashboard, to arrange and save. */
export function GroupDashboardScreen() {
  const { groupId } = useParams<'groupId'>()
  return (
    <OnlyFor route={groupDashboards.save}>
      <GroupDashboard key={groupId} groupId={Number(groupId)} />
    </OnlyFor>
  )
}

function GroupDashboard({ groupId }: { groupId: number }) {
  const t = useText()
  const params = { id: groupId }
  const { data: group } = useRead(groups.show, { params }, { screen: true })
  const { data: saved, refetch } = useRead(groupDashboards.show, { params }, { screen: true })
  const title = group ? t('dashboard.of_group_named', { name: group.data.name }) : t('dashboard.of_group')
  if (saved) {
    const reload = async () => (await refetch()).data?.data
    return <PanelsEditor title={title} groupId={groupId} saved={saved.data} reload={reload} />
  }
  return (
    <>
      <PageHeader title={title} about={t('dashboard.of_group_about')} />
      <Card>
        <LoadingRows rows={3} height={64} />
      </Card>
    </>
  )
}
