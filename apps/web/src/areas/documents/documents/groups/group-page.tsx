import { root } from '@apron/contract'
import { documentGroups, type DocumentGroup } from '@apron/contract/documents'
import { TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { useGuardedForm } from '#blocks/form/guarded-form.ts'
import { PanelForm } from '#blocks/form/panel-form.tsx'
import { useWrite } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import { NameSelect } from '#ui/form/name-select.tsx'
import { possibleParents } from '#ui/tree/named-nodes.ts'
import { useDocumentsPlace } from '../documents-place.ts'
import type { GroupNode } from './document-groups.ts'

type Target = { parent: GroupNode; group?: never } | { group: DocumentGroup; parent?: never }

/** Adds a group below another one, or changes one. */
export function GroupPage({ nodes, parent, group }: { nodes: readonly GroupNode[] } & Target) {
  const t = useText()
  const { go } = useDocumentsPlace()
  const create = useWrite(documentGroups.create, { success: 'actions.create_success' })
  const update = useWrite(documentGroups.update, { success: 'actions.update_success' })
  const { form } = useGuardedForm({
    initial: { name: group?.name ?? '', parent_id: group?.parent_id ?? parent?.id ?? root },
    route: group ? documentGroups.update : documentGroups.create,
    body: (values) => values,
    send: async (body) => {
      const { data } = await (group ? update.write({ params: { id: group.id }, body }) : create.write({ body }))
      return data.id
    },
    onDone: (id) => go({ group: id }, { replace: true }),
  })
  const parents = useMemo(
    () => [{ id: root, name: t('documentList.no_parent') }, ...possibleParents(nodes, group?.id ?? null)],
    [t, nodes, group?.id],
  )
  return (
    <PanelForm
      title={group ? t('documentList.edit_group') : t('documentList.add_child')}
      form={form}
      onCancel={() => go({ group: group?.id ?? parent?.id ?? null })}
    >
      <TextInput label={t('documentList.group_name')} autoFocus required {...form.field('name')} />
      <NameSelect
        label={t('documentList.parent')}
        allowDeselect={false}
        maxDropdownHeight={320}
        limit={300}
        rows={parents}
        value={form.values.parent_id}
        onChange={(id) => form.set('parent_id', id ?? root)}
        error={form.errorOf('parent_id')}
        wrapperProps={{ 'data-field': 'parent_id' }}
      />
    </PanelForm>
  )
}
