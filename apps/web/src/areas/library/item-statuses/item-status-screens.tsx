import type { Route } from '@apron/contract'
import { itemStatuses } from '@apron/contract/library'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from '#lib/router/link.tsx'
import { navigate } from '#lib/router/router.ts'
import { useParams } from '#lib/router/use-router.ts'
import { OnlyFor } from '#blocks/only-for.tsx'
import { useText } from '#lib/text/i18n.ts'
import { useRead, useWrite } from '#lib/calls/queries.ts'
import { Card } from '#ui/page/card.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { ItemStatusForm } from './item-status-form.tsx'

const list = '/checklist-item-status/list'

/** Adds an item status. */
export function NewItemStatusScreen() {
  const t = useText()
  const create = useWrite(itemStatuses.create, { success: 'actions.create_success' })
  return (
    <Frame title={t('itemStatuses.add')} route={itemStatuses.create}>
      <ItemStatusForm send={(body) => create.write({ body })} onDone={() => void navigate({ to: list })} />
    </Frame>
  )
}

/** Changes an item status. */
export function EditItemStatusScreen() {
  const t = useText()
  const { id } = useParams<'id'>()
  const params = { id: Number(id) }
  const { data } = useRead(itemStatuses.show, { params }, { screen: true })
  const update = useWrite(itemStatuses.update, { success: 'actions.update_success' })
  return (
    <Frame title={t('itemStatuses.edit')} route={itemStatuses.update}>
      {data ? (
        <ItemStatusForm
          key={id}
          status={data.data}
          send={(body) => update.write({ params, body })}
          onDone={() => void navigate({ to: list })}
        />
      ) : (
        <LoadingRows rows={6} />
      )}
    </Frame>
  )
}

function Frame({ title, route, children }: { title: string; route: Route; children: ReactNode }) {
  const t = useText()
  return (
    <OnlyFor route={route}>
      <PageHeader title={title} about={t('itemStatuses.about')}>
        <Button
          variant="default"
          renderRoot={(props) => <Link to={list} {...props} />}
          leftSection={<IconArrowLeft size={18} stroke={1.8} />}
        >
          {t('itemStatuses.back')}
        </Button>
      </PageHeader>
      <Card>{children}</Card>
    </OnlyFor>
  )
}
