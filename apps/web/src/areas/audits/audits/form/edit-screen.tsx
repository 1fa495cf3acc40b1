import { checklists } from '@apron/contract/audits'
import { navigate } from '#lib/router/router.ts'
import { useParams } from '#lib/router/use-router.ts'
import { RejectedLine } from '#blocks/review/rejected-line.tsx'
import { OnlyFor } from '#blocks/only-for.tsx'
import { useText } from '#lib/text/i18n.ts'
import { wayTo } from '#lib/page/places.ts'
import { useRead, useWrite } from '#lib/calls/queries.ts'
import { Card } from '#ui/page/card.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { AuditForm } from './audit-form.tsx'
import { valuesOf } from './values.ts'

/** Changes what an audit is about and who is in its team. */
export function EditScreen() {
  const t = useText()
  const id = Number(useParams<'id'>().id)
  const { data } = useRead(checklists.show, { params: { id } }, { screen: true })
  const update = useWrite(checklists.update, { success: 'actions.update_success' })
  const header = <PageHeader title={t('checklists.edit_title')} about={data?.data.name} />
  return (
    <>
      {data ? (
        <OnlyFor route={checklists.update} inside={data.data}>
          {header}
          <RejectedLine kind="audits" record={data.data} name={data.data.name} />
          <AuditForm
            key={id}
            audit={data.data}
            initial={valuesOf(data.data)}
            team={data.data.users}
            send={(body) => update.write({ params: { id }, body })}
            onDone={() => void navigate(wayTo('/checklist/list'))}
          />
        </OnlyFor>
      ) : (
        <>
          {header}
          <Card>
            <LoadingRows rows={6} />
          </Card>
        </>
      )}
    </>
  )
}
