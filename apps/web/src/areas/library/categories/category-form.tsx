import { categories, type Category } from '@apron/contract/library'
import { Switch, Textarea, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { FormModal } from '#blocks/form/form-modal.tsx'
import { useForm422 } from '#blocks/form/form.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead, useWrite } from '#lib/calls/queries.ts'
import { TreeSelect } from '#ui/form/tree-select.tsx'
import { possibleParents } from '#ui/tree/named-nodes.ts'

/** Adds a category, or changes one. The default is moved to another one, never taken away. */
export function CategoryForm({ category, onClose }: { category: Category | null; onClose: () => void }) {
  const t = useText()
  const { data } = useRead(categories.list, {})
  const parents = useMemo(() => {
    const nodes = (data?.data ?? []).map(({ id, name, parent_id }) => ({ id, name, parentId: parent_id }))
    return possibleParents(nodes, category?.id ?? null)
  }, [data, category])
  const create = useWrite(categories.create, { success: 'actions.create_success' })
  const update = useWrite(categories.update, { success: 'actions.update_success' })
  const form = useForm422({
    initial: {
      name: category?.name ?? '',
      parent_id: category?.parent_id || null,
      description: category?.description ?? '',
      is_default: category?.is_default ?? false,
    },
    route: category ? categories.update : categories.create,
    body: ({ parent_id, description, ...rest }) => ({
      ...rest,
      parent_id: parent_id ?? 0,
      description: description.trim() || null,
    }),
    send: (body) => (category ? update.write({ params: { id: category.id }, body }) : create.write({ body })),
    onDone: onClose,
  })
  const isDefault = category?.is_default ?? false
  return (
    <FormModal title={category ? t('categories.edit') : t('categories.add')} form={form} onClose={onClose}>
      <TextInput label={t('categories.name')} data-autofocus required {...form.field('name')} />
      <TreeSelect
        label={t('categories.parent')}
        placeholder={t('categories.no_parent')}
        nothingFoundMessage={t('actions.nothing_found')}
        clearable
        branches={parents}
        {...form.field('parent_id')}
      />
      <Textarea label={t('categories.desc')} autosize minRows={2} {...form.field('description')} />
      <Switch
        label={t('categories.default')}
        description={t(isDefault ? 'categories.default_stays' : 'categories.default_hint')}
        disabled={isDefault}
        {...form.tick('is_default')}
      />
    </FormModal>
  )
}
