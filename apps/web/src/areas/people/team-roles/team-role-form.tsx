import { approvalStatus } from '@apron/contract'
import { aliases, groups, type GroupAlias } from '@apron/contract/people'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { FormModal } from '#blocks/form/form-modal.tsx'
import { useForm422 } from '#blocks/form/form.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead, useWrite } from '#lib/calls/queries.ts'
import { NameSelect } from '#ui/form/name-select.tsx'
import { NumberField } from '#ui/form/number-field.tsx'

const parts = ['leader', 'auditor', 'auditee'] as const

/** Adds a team role, or changes one. */
export function AliasForm({ role, onClose }: { role: GroupAlias | null; onClose: () => void }) {
  const t = useText()
  const { data } = useRead(groups.list, {
    query: { per_page: 'all', status: approvalStatus.APPROVAL, sort_by: 'name', sort: 'asc' },
  })
  const create = useWrite(aliases.create, { success: 'actions.create_success' })
  const update = useWrite(aliases.update, { success: 'actions.update_success' })
  const form = useForm422({
    initial: {
      alias: role?.alias ?? '',
      group_id: role?.group_id ?? null,
      order: String(role?.order ?? ''),
      description: role?.description ?? '',
      part: (role?.part ?? '') as (typeof parts)[number] | '',
    },
    route: role ? aliases.update : aliases.create,
    body: ({ description, part, ...rest }) => ({
      ...rest,
      description: description.trim() || null,
      part: part || null,
    }),
    send: (body) => (role ? update.write({ params: { id: role.id }, body }) : create.write({ body })),
    onDone: onClose,
  })
  return (
    <FormModal title={role ? t('aliases.edit') : t('aliases.add')} form={form} onClose={onClose}>
      <TextInput label={t('aliases.alias')} data-autofocus required {...form.field('alias')} />
      <NameSelect
        label={t('aliases.group')}
        description={t('aliases.group_hint')}
        placeholder={t('actions.nothing_chosen')}
        required
        rows={data?.data}
        present={role?.group ?? null}
        {...form.field('group_id')}
      />
      <NumberField label={t('aliases.order')} description={t('aliases.order_hint')} required {...form.field('order')} />
      <NativeSelect
        label={t('aliases.part')}
        description={t('aliases.part_hint')}
        data={[
          { value: '', label: t('aliases.part_none') },
          ...parts.map((part) => ({ value: part, label: t(`aliases.part_${part}`) })),
        ]}
        {...form.field('part')}
      />
      <Textarea label={t('aliases.desc')} autosize minRows={2} {...form.field('description')} />
    </FormModal>
  )
}
