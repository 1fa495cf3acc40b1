import type { OrganizationHead } from '@apron/contract/people'
import { TextInput } from '@mantine/core'
import { HeadField } from './head-field.tsx'
import type { OrganizationValues } from './organization-values.ts'
import type { Form } from '#blocks/form/form.ts'
import { useText } from '#lib/text/i18n.ts'

/** What an organisation is called, where it is found, and who leads it. */
export function OrganizationFields({
  form,
  head = null,
}: {
  form: Form<OrganizationValues>
  /** Who leads it now. */
  head?: OrganizationHead | null | undefined
}) {
  const t = useText()
  return (
    <>
      <TextInput label={t('organizations.name')} required data-autofocus autoFocus {...form.field('name')} />
      <TextInput label={t('organizations.code')} {...form.field('code')} />
      <TextInput label={t('organizations.type')} {...form.field('type')} />
      <TextInput label={t('organizations.phone')} type="tel" inputMode="tel" {...form.field('phone')} />
      <TextInput label={t('organizations.address')} {...form.field('address')} />
      <HeadField form={form} head={head} />
    </>
  )
}
