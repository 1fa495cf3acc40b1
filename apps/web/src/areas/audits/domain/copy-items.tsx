import { checklists, type Audit } from '@apron/contract/audits'
import { Button, Group, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { NothingFound } from '#ui/page/empty-state.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import classes from './copy-items.module.css'
import { OrganizationPicker } from '#blocks/people/organization-picker.tsx'
import { Pager } from '#blocks/pager.tsx'

const rowsAtFirst = 100

/** Another audit whose items are taken over; ends when that is done. */
export function CopyItems({
  except,
  onTake,
  onClose,
}: {
  /** The audit that is left out. */
  except?: number | undefined
  onTake: (auditId: number) => Promise<void> | void
  onClose: () => void
}) {
  const t = useText()
  const [filters, setFilters] = useState({
    search: '',
    organization: null as number | null,
    page: 1,
    per_page: rowsAtFirst,
  })
  const [taking, setTaking] = useState<number | null>(null)
  const change = (changed: Partial<typeof filters>) => setFilters((before) => ({ ...before, page: 1, ...changed }))
  const { search, organization, page, per_page } = filters
  const query = {
    search,
    page,
    per_page,
    ...(except && { except }),
    ...(organization === null ? {} : { organization_id: organization }),
  }
  const { data } = useRead(checklists.list, { query })
  const rows = data?.data

  const take = async (audit: Audit) => {
    setTaking(audit.id)
    await onTake(audit.id)
    setTaking(null)
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('copyItems.title')}
      size={720}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      <Text c="dimmed" mb="md">
        {t('copyItems.about')}
      </Text>
      <Group gap="sm">
        <SearchBox
          label={t('copyItems.search')}
          value={search}
          onSearch={(words) => change({ search: words })}
          width={260}
        />
        <OrganizationPicker
          aria-label={t('copyItems.organization')}
          placeholder={t('copyItems.any_organization')}
          nothingFoundMessage={t('copyItems.nothing_found')}
          clearable
          w={260}
          value={organization}
          onChange={(chosen) => change({ organization: chosen })}
        />
      </Group>
      {!rows ? (
        <LoadingRows rows={5} />
      ) : rows.length === 0 ? (
        <NothingFound />
      ) : (
        <ul className={classes.copies} tabIndex={0} aria-label={t('copyItems.audits')}>
          {rows.map((audit) => (
            <li key={audit.id}>
              <span>
                {audit.name}
                <small>{audit.organization.name}</small>
              </span>
              <Button
                variant="default"
                loading={taking === audit.id}
                disabled={taking !== null}
                aria-label={t('copyItems.take_of', { name: audit.name })}
                onClick={() => void take(audit)}
              >
                {t('copyItems.take')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Pager meta={data?.meta} onChange={change} />
    </Modal>
  )
}
