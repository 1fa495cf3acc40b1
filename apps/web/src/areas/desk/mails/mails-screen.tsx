import type { QueryOf } from '@apron/contract'
import { mails, mailStates, type Mail, type MailState as State } from '@apron/contract/desk'
import { NativeSelect } from '@mantine/core'
import { IconMail, IconMailOpened, IconSend } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import { OnlyFor } from '#blocks/only-for.tsx'
import { Pager } from '#blocks/pager.tsx'
import { dateAndTime } from '#lib/text/dates.ts'
import { filtersOf, useFilters } from '#lib/page/filters.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead, useWrite } from '#lib/calls/queries.ts'
import { Card } from '#ui/page/card.tsx'
import { DataTable, type Column } from '#ui/table/data-table.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { FilterBar } from '#ui/form/filter-bar.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import { RowActions } from '#ui/list/row-actions.tsx'
import { MenuLine } from '#ui/window/menu-lines.tsx'
import { MailState } from './mail-state.tsx'
import { MailWindow } from './mail-window.tsx'

type Filters = QueryOf<typeof mails.list>

const nameOf = (mail: Mail) => mail.subject

/** What the product has written to people, and what did not leave; for administrators. */
export function MailsScreen() {
  return (
    <OnlyFor route={mails.list}>
      <Mails />
    </OnlyFor>
  )
}
MailsScreen.search = filtersOf(mails.list)

function Mails() {
  const t = useText()
  const [filters, setFilters] = useFilters<Filters>()
  const [opened, setOpened] = useState<Mail | null>(null)
  const { data } = useRead(mails.list, { query: filters })
  const actions = useActions(setOpened)
  const isNarrowed = filters.state !== undefined || Boolean(filters.search)
  return (
    <>
      <PageHeader title={t('mails.title')} about={t('mails.about')} />
      <Card flush>
        <FilterBar>
          <SearchBox
            label={t('mails.search')}
            value={filters.search ?? ''}
            onSearch={(search) => setFilters({ search: search || undefined })}
          />
          <NativeSelect
            w={200}
            aria-label={t('mails.state')}
            value={filters.state ?? ''}
            data={[
              { value: '', label: t('mails.all_states') },
              ...mailStates.map((state) => ({ value: state, label: t(`mails.state_${state}`) })),
            ]}
            onChange={({ currentTarget }) =>
              setFilters({ state: (currentTarget.value || undefined) as State | undefined })
            }
          />
        </FilterBar>
        <DataTable
          label={t('mails.title')}
          columns={useColumns()}
          rows={data?.data}
          nameOf={nameOf}
          actions={actions}
          empty={
            <EmptyState
              icon={IconMail}
              title={t(isNarrowed ? 'mails.empty_filtered' : 'mails.empty')}
              hint={t('mails.empty_hint')}
            />
          }
        />
        <Pager meta={data?.meta} onChange={setFilters} />
      </Card>
      {opened && <MailWindow mail={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

function useActions(onOpen: (mail: Mail) => void) {
  const t = useText()
  const { start } = useWrite(mails.retry, { success: 'mails.retried' })
  return useCallback(
    (mail: Mail) =>
      mail.state === 'kept' || mail.state === 'failed' ? (
        <RowActions name={mail.subject}>
          {mail.is_sealed && (
            <MenuLine Icon={IconMailOpened} onClick={() => onOpen(mail)}>
              {t('mails.open')}
            </MenuLine>
          )}
          <MenuLine Icon={IconSend} onClick={() => start({ params: { id: mail.id } })}>
            {t('mails.retry')}
          </MenuLine>
        </RowActions>
      ) : null,
    [t, onOpen, start],
  )
}

function useColumns(): Column<Mail>[] {
  const t = useText()
  return useMemo(
    () => [
      { id: 'subject', header: t('mails.subject'), card: 'title', cell: (mail) => mail.subject },
      { id: 'to', header: t('mails.to'), width: 260, cell: (mail) => mail.to },
      { id: 'state', header: t('mails.state'), width: 220, card: 'corner', cell: (mail) => <MailState mail={mail} /> },
      { id: 'tries', header: t('mails.tries'), width: 110, from: 1000, cell: (mail) => mail.tries },
      { id: 'written', header: t('mails.written'), width: 160, cell: (mail) => dateAndTime(mail.created_at) },
    ],
    [t],
  )
}
