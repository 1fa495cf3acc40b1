import { auditStatus } from '@apron/contract'
import { auditWorkspace, checklists } from '@apron/contract/audits'
import { checklistItems } from '@apron/contract/library'
import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link } from '#lib/router/link.tsx'
import { useParams } from '#lib/router/use-router.ts'
import { useStatusWord } from '#blocks/status/status-word.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { ask } from '#lib/page/dialogs.ts'
import { useText } from '#lib/text/i18n.ts'
import { wayTo } from '#lib/page/places.ts'
import { useRead } from '#lib/calls/queries.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { ItemsForm } from './items-form.tsx'
import type { RawSearch } from '#lib/router/route.ts'

/** Chooses the library's items that an audit asks; only while it waits for approval. */
export function ItemsScreen() {
  const t = useText()
  const canCall = useCanCall()
  const wordOf = useStatusWord()
  const id = Number(useParams<'id'>().id)
  const { data } = useRead(checklists.show, { params: { id } }, { screen: true, staleTime: 0 })
  const { data: held, isFetchedAfterMount: isFresh } = useRead(
    auditWorkspace.groups,
    { params: { id } },
    { staleTime: 0 },
  )
  const audit = data?.data
  const closed = audit && audit.status.code !== auditStatus.SUBMITTING ? wordOf(audit.status.code) : null
  const text = closed ? t('checklists.items_wrong_status_text', { status: closed }) : ''
  useEffect(() => {
    if (text) void ask({ title: t('checklists.items_wrong_status'), text })
  }, [t, text])
  const isPermitted = audit && canCall(checklists.setItems, audit) && canCall(checklistItems.list)

  return (
    <>
      <PageHeader
        title={t('checklists.items_title')}
        about={audit ? `${audit.name}. ${t('checklists.items_about')}` : t('checklists.items_about')}
      />
      {!audit || !held || !isFresh ? (
        <Card>
          <LoadingRows rows={8} />
        </Card>
      ) : closed || !isPermitted ? (
        <Card>
          <EmptyState
            icon={IconLock}
            title={t('checklists.items_wrong_status')}
            hint={closed ? text : t('checklists.items_not_permitted')}
          >
            <Button component={Link} {...wayTo('/checklist/list')} variant="default">
              {t('checklists.to_list')}
            </Button>
          </EmptyState>
        </Card>
      ) : (
        <ItemsForm key={id} audit={audit} held={held.data.groups} />
      )}
    </>
  )
}
ItemsScreen.search = {
  read: ({ from }: RawSearch) => (Number.isSafeInteger(Number(from)) && Number(from) > 0 ? { from: Number(from) } : {}),
}
