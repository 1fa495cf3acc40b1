import { planning } from '@apron/contract/audits'
import { categories } from '@apron/contract/library'
import { OnlyFor } from '#blocks/only-for.tsx'
import { useParams } from '#lib/router/use-router.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { Card } from '#ui/page/card.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { part } from '#ui/page/part.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'

const waits = (
  <Card>
    <LoadingRows rows={8} />
  </Card>
)
const DefaultsForm = part(() => import('./defaults-form.tsx'), 'DefaultsForm', { waits })

/** The questions and the people that audits of a category are proposed with. */
export function DefaultsScreen() {
  return (
    <OnlyFor route={planning.setDefaults}>
      <Defaults />
    </OnlyFor>
  )
}

function Defaults() {
  const t = useText()
  const id = Number(useParams<'id'>().id)
  const { data: known } = useRead(categories.list, {})
  const { data, isFetchedAfterMount } = useRead(planning.defaults, { params: { id } }, { screen: true, staleTime: 0 })
  const category = known?.data.find((one) => one.id === id)
  return (
    <>
      <PageHeader
        title={category ? t('planning.defaults_of', { name: category.name }) : t('planning.defaults')}
        about={t('planning.defaults_about')}
      />
      {data && isFetchedAfterMount ? <DefaultsForm key={id} id={id} held={data.data} /> : waits}
    </>
  )
}
