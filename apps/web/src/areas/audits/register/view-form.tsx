import { findingViews, type FindingView } from '@apron/contract/audits'
import { Text, TextInput } from '@mantine/core'
import { FormModal } from '#blocks/form/form-modal.tsx'
import { useForm422 } from '#blocks/form/form.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import { plain } from '#lib/text/plain-text.ts'
import { filtersIn, type RegisterSearch } from './register-filters.ts'

/** Saves a view of the register under a name; replaces one of the same name. */
export function ViewForm({
  view,
  views,
  search,
  onClose,
}: {
  view: FindingView | null
  views: readonly FindingView[]
  search: RegisterSearch
  onClose: () => void
}) {
  const t = useText()
  const create = useWrite(findingViews.create, { success: 'actions.create_success' })
  const update = useWrite(findingViews.update, { success: 'actions.update_success' })
  const form = useForm422({
    initial: { name: view?.name ?? '' },
    route: view ? findingViews.update : findingViews.create,
    body: ({ name }) => ({ name, query: filtersIn(search), sort_by: search.sort_by, sort: search.sort }),
    send: (body) => {
      const present = view ?? views.find(({ name }) => plain(name) === plain(body.name.trim()))
      return present ? update.write({ params: { id: present.id }, body }) : create.write({ body })
    },
    onDone: onClose,
  })
  return (
    <FormModal title={t(view ? 'register.rename_view' : 'register.save_view')} form={form} onClose={onClose}>
      {!view && <Text c="dimmed">{t('register.save_view_about')}</Text>}
      <TextInput label={t('register.view_name')} data-autofocus required maxLength={80} {...form.field('name')} />
    </FormModal>
  )
}
