import { checklistItemGroups, root, type LibraryGroup } from '@apron/contract'
import { Button, Select, TextInput, Title } from '@mantine/core'
import { useMemo } from 'react'
import { useText } from '../../lib/i18n.ts'
import { plain } from '../../lib/plain-text.ts'
import { useWrite } from '../../lib/queries.ts'
import { FormMessages, FormModal } from '../../ui/form-modal.tsx'
import { useForm422, type Form } from '../../ui/form.ts'
import { useGuardedForm } from '../../ui/guarded-form.ts'
import { possibleParents, type GroupNode } from './library-groups.ts'
import { useLibraryPlace } from './library-place.ts'
import classes from './library.module.css'

type Values = { index: string; header: string; parent_id: number }

/** Adds a group at the root. */
export function GroupModal({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { go } = useLibraryPlace()
  const create = useWrite(checklistItemGroups.create, {
    success: 'actions.create_success',
    onDone: ({ data }) => go({ group: data.id }),
  })
  const form = useForm422<Values>({
    initial: { index: '', header: '', parent_id: root },
    send: (body) => create.write({ body }),
    onDone: onClose,
  })
  return (
    <FormModal title={t('library.add_root')} form={form} onClose={onClose}>
      <Fields form={form} />
    </FormModal>
  )
}

type Target = { parent: GroupNode; group?: never } | { group: LibraryGroup; parent?: never }

/** Adds a group below another one, or changes one. */
export function GroupPage({ nodes, parent, group }: { nodes: readonly GroupNode[] } & Target) {
  const t = useText()
  const { go } = useLibraryPlace()
  const create = useWrite(checklistItemGroups.create, { success: 'actions.create_success' })
  const update = useWrite(checklistItemGroups.update, { success: 'actions.update_success' })
  const home = group?.id ?? parent?.id ?? null
  const { form } = useGuardedForm<Values, number>({
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
      <Fields form={form} />
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

function Fields({ form }: { form: Form<Values> }) {
  const t = useText()
  return (
    <>
      <TextInput
        label={t('library.index')}
        description={t('library.index_hint')}
        data-autofocus
        autoFocus
        required
        {...form.field('index')}
      />
      <TextInput label={t('library.group_header')} required {...form.field('header')} />
    </>
  )
}
