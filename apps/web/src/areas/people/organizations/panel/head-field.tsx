import type { OrganizationHead } from '@apron/contract/people'
import type { Form } from '#blocks/form/form.ts'
import { PersonSelect } from '../../domain/person-select.tsx'
import { useText } from '#lib/text/i18n.ts'
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
  const present = head && {
    id: head.id,
    name: head.is_gone ? t('organizations.head_gone', { name: head.name }) : head.name,
  }
  const { value, ...field } = form.field('head_id')
  return (
    <PersonSelect
      label={t('organizations.head')}
      description={t('organizations.head_hint')}
      placeholder={t('organizations.head_none')}
      clear={t('organizations.head_clear')}
      present={present}
      {...field}
      value={value}
      onChange={(id) => form.set('head_id', id)}
    />
  )
}
