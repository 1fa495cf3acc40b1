import { root } from '@apron/contract'
import { checklistItemGroups, type LibraryGroup } from '@apron/contract/library'
import { useMemo } from 'react'
import { useGuardedForm } from '#blocks/form/guarded-form.ts'
import { PanelForm } from '#blocks/form/panel-form.tsx'
import { useText } from '#lib/text/i18n.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { NameSelect } from '#ui/form/name-select.tsx'
import { GroupFields, type GroupValues } from './group-form.tsx'
import { possibleParents } from '#ui/tree/named-nodes.ts'
import type { GroupNode } from './library-groups.ts'
import { useLibraryPlace } from '../library-place.ts'

type Target = { parent: GroupNode; group?: never } | { group: LibraryGroup; parent?: never }

/** Adds a group below another one, or changes one. */
export function GroupPage({ nodes, parent, group }: { nodes: readonly GroupNode[] } & Target) {
  const t = useText()
  const { go } = useLibraryPlace()
  const create = useWrite(checklistItemGroups.create, { success: 'actions.create_success' })
  const update = useWrite(checklistItemGroups.update, { success: 'actions.update_success' })
  const home = group?.id ?? parent?.id ?? null
  const { form } = useGuardedForm({
    initial: {
      index: group?.index ?? '',
      header: group?.header ?? '',
      parent_id: group?.parent_id ?? parent?.id ?? root,
    } satisfies GroupValues,
    route: group ? checklistItemGroups.update : checklistItemGroups.create,
    body: (values) => values,
    send: async (body) => {
      const { data } = await (group ? update.write({ params: { id: group.id }, body }) : create.write({ body }))
      return data.id
    },
    onDone: (id) => go({ group: id }, { replace: true }),
  })
  const parents = useMemo(
    () => [{ id: root, name: t('library.no_parent') }, ...possibleParents(nodes, group?.id ?? null)],
    [t, nodes, group?.id],
  )
  return (
    <PanelForm
      title={group ? t('library.edit_group') : t('library.add_child')}
      form={form}
      onCancel={() => go({ group: home })}
    >
      <GroupFields form={form} />
      <NameSelect
        label={t('library.parent')}
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
