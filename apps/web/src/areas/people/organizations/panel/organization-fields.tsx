import { root } from '@apron/contract'
import type { Organization, OrganizationHead } from '@apron/contract/people'
import { TextInput } from '@mantine/core'
import { HeadField } from './head-field.tsx'
import type { Form } from '../../../../blocks/form/form.ts'
import { useText } from '../../../../lib/text/i18n.ts'

export type OrganizationValues = Record<'name' | 'code' | 'type' | 'phone' | 'address', string> & {
  parent_id: number
  head_id: number | null
}

/** What the form starts with: an organisation as it is, or an empty one below another. */
export function valuesOf(organization: Organization | null, parent: number = root): OrganizationValues {
  return {
    name: organization?.name ?? '',
    code: organization?.code ?? '',
    type: organization?.type ?? '',
    phone: organization?.phone ?? '',
    address: organization?.address ?? '',
    parent_id: organization?.parent_id ?? parent,
    head_id: organization?.head_id ?? null,
  }
}

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
