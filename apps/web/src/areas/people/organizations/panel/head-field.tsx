import { userStatus } from '@apron/contract'
import { users, type OrganizationHead } from '@apron/contract/people'
import { useMemo } from 'react'
import type { Form } from '../../../../blocks/form/form.ts'
import { useRead } from '../../../../lib/calls/queries.ts'
import { useText } from '../../../../lib/text/i18n.ts'
import { NameSelect } from '../../../../ui/form/name-select.tsx'
import type { OrganizationValues } from './organization-values.ts'

/** Who leads an organisation: an active user, or nobody; whoever leads it already is offered in any case. */
export function HeadField({
  form,
  head,
}: {
  form: Form<OrganizationValues>
  head: OrganizationHead | null | undefined
}) {
  const t = useText()
  const query = { per_page: 'all', status: userStatus.ACTIVE, sort: 'asc' } as const
  const { data } = useRead(users.list, { query }, { staleTime: 60_000 })
  const people = useMemo(() => data?.data.map(({ id, fullname }) => ({ id, name: fullname })), [data])
  const present = head && {
    id: head.id,
    name: head.is_gone ? t('organizations.head_gone', { name: head.name }) : head.name,
  }
  const { value, ...field } = form.field('head_id')
  return (
    <NameSelect
      label={t('organizations.head')}
      description={t('organizations.head_hint')}
      placeholder={t('organizations.head_none')}
      nothingFoundMessage={t('actions.nothing_found')}
      clearable
      clearButtonProps={{ 'aria-label': t('organizations.head_clear') }}
      rows={people}
      present={present}
      {...field}
      value={value}
      onChange={(id) => form.set('head_id', id)}
    />
  )
}
