import { tags, type Tag } from '@apron/contract/library'
import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { FormModal } from '#blocks/form/form-modal.tsx'
import { useForm422 } from '#blocks/form/form.ts'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { useRead, useWrite } from '#lib/calls/queries.ts'
import { NameSelect } from '#ui/form/name-select.tsx'

/** Lets the questions of a tag bear another one, and deletes it. */
export function MergeForm({ tag, onClose }: { tag: Tag; onClose: () => void }) {
  const t = useText()
  const { data } = useRead(tags.list, { query: { per_page: 'all', sort_by: 'name', sort: 'asc' } })
  const others = useMemo(() => data?.data.filter(({ id }) => id !== tag.id), [data, tag.id])
  const merge = useWrite(tags.merge, { success: 'tags.merge_success' })
  const form = useForm422({
    initial: { into: null as number | null },
    route: tags.merge,
    body: ({ into }) => ({ into }),
    send: (body) => merge.write({ params: { id: tag.id }, body }),
    onDone: onClose,
  })
  return (
    <FormModal
      title={t('tags.merge_title', { name: tag.name })}
      form={form}
      onClose={onClose}
      submitLabel={t('tags.merge_confirm')}
    >
      <Text>{t('tags.merge_text', { count: tag.items, formatted: formatNumber(tag.items), name: tag.name })}</Text>
      <NameSelect
        label={t('tags.merge_into')}
        placeholder={t('actions.nothing_chosen')}
        nothingFoundMessage={t('actions.nothing_found')}
        data-autofocus
        openOnFocus={false}
        required
        rows={others}
        {...form.field('into')}
      />
    </FormModal>
  )
}
