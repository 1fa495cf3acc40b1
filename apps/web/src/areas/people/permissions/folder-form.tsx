import { root } from '@apron/contract'
import { permissionEntries } from '@apron/contract/people'
import { Button, Stack, Textarea, TextInput, Title } from '@mantine/core'
import { FormMessages } from '#blocks/form/form-messages.tsx'
import { useForm422 } from '#blocks/form/form.ts'
import { useText } from '#lib/text/i18n.ts'
import { useWrite } from '#lib/calls/queries.ts'

/** Adds a group of permissions; `onDone` gets the id of the new one. */
export function FolderForm({ onDone }: { onDone: (id: number) => void }) {
  const t = useText()
  const create = useWrite(permissionEntries.create, {
    success: 'actions.create_success',
  })
  const form = useForm422({
    initial: { name: '', description: '' },
    route: permissionEntries.create,
    body: ({ name, description }) => ({ name, parent_id: root, description: description.trim() || null }),
    send: async (body) => {
      const { data } = await create.write({ body })
      onDone(data.id)
    },
  })
  return (
    <form ref={form.ref} onSubmit={form.submit} noValidate>
      <Stack gap="md" maw={480}>
        <Title order={2} size="h4">
          {t('groupPermissions.add_folder')}
        </Title>
        <FormMessages form={form} />
        <TextInput label={t('groupPermissions.name')} required {...form.field('name')} />
        <Textarea label={t('groupPermissions.description')} autosize minRows={2} {...form.field('description')} />
        <Button type="submit" loading={form.isSending} style={{ alignSelf: 'flex-start' }}>
          {t('actions.save')}
        </Button>
      </Stack>
    </form>
  )
}
