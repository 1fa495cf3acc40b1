import { approvalStatus } from '@apron/contract'
import { aliases, groups, type GroupAlias } from '@apron/contract/people'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { FormModal } from '../../../blocks/form-modal.tsx'
import { useForm422 } from '../../../blocks/form.ts'
import { useText } from '../../../lib/i18n.ts'
import { useRead, useWrite } from '../../../lib/queries.ts'
import { NameSelect } from '../../../ui/name-select.tsx'
import { NumberField } from '../../../ui/number-field.tsx'

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
      grp_id: role?.grp_id ?? null,
      order: String(role?.order ?? ''),
      desc: role?.desc ?? '',
      part: (role?.part ?? '') as (typeof parts)[number] | '',
    },
    send: ({ desc, part, ...rest }) => {
      const body = { ...rest, desc: desc.trim() || null, part: part || null }
      return role ? update.write({ params: { id: role.id }, body }) : create.write({ body })
    },
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
        {...form.field('grp_id')}
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
      <Textarea label={t('aliases.desc')} autosize minRows={2} {...form.field('desc')} />
    </FormModal>
  )
}
