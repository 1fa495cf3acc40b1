import { checklistItemGroups, root, type LibraryGroup } from '@apron/contract'
import { Button, Select, Title } from '@mantine/core'
import { useMemo } from 'react'
import { useText } from '../../lib/i18n.ts'
import { plain } from '../../lib/plain-text.ts'
import { useWrite } from '../../lib/queries.ts'
import { FormMessages } from '../../ui/form-modal.tsx'
import { useGuardedForm } from '../../ui/guarded-form.ts'
import { GroupFields, type GroupValues } from './group-form.tsx'
import { possibleParents, type GroupNode } from './library-groups.ts'
import { useLibraryPlace } from './library-place.ts'
import classes from './library.module.css'

type Target = { parent: GroupNode; group?: never } | { group: LibraryGroup; parent?: never }

/** Adds a group below another one, or changes one. */
export function GroupPage({ nodes, parent, group }: { nodes: readonly GroupNode[] } & Target) {
  const t = useText()
  const { go } = useLibraryPlace()
  const create = useWrite(checklistItemGroups.create, { success: 'actions.create_success' })
  const update = useWrite(checklistItemGroups.update, { success: 'actions.update_success' })
  const home = group?.id ?? parent?.id ?? null
  const { form } = useGuardedForm<GroupValues, number>({
    initial: {
      index: group?.index ?? '',
      header: group?.header ?? '',
      parent_id: group?.parent_id ?? parent?.id ?? root,
    },
    send: async (body) => {
      const { data } = await (group ? update.write({ params: { id: group.id }, body }) : create.write({ body }))
      return data.id
    },
    onDone: (id) => go({ group: id }, { replace: true }),
  })
  const parents = useMemo(() => possibleParents(nodes, group?.id ?? null), [nodes, group?.id])
  return (
    <form ref={form.ref} className={classes.form} onSubmit={form.submit} noValidate>
      <Title order={2}>{group ? t('library.edit_group') : t('library.add_child')}</Title>
      <FormMessages form={form} />
      <GroupFields form={form} />
      <Select
        label={t('library.parent')}
        searchable
        allowDeselect={false}
        maxDropdownHeight={320}
        limit={300}
        data={[
          { value: String(root), label: t('library.no_parent') },
          ...parents.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        filter={({ options, search }) =>
          options.filter((option) => 'label' in option && plain(option.label).includes(plain(search)))
        }
        value={String(form.values.parent_id)}
        onChange={(id) => form.set('parent_id', Number(id))}
        error={form.errorOf('parent_id')}
        wrapperProps={{ 'data-field': 'parent_id' }}
      />
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => go({ group: home })}>
          {t('actions.cancel')}
        </Button>
        <Button type="submit" loading={form.isSending}>
          {t('actions.save')}
        </Button>
      </div>
    </form>
  )
}
