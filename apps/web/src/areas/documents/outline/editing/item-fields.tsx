import { outlines } from '@apron/contract/documents'
import { TextInput } from '@mantine/core'
import type { Form } from '#blocks/form/form.ts'
import { RichEditor } from '#blocks/form/rich-editor.tsx'
import { useWrite } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'

export type ItemValues = { index: string; header: string; content: string }

/** What an item is called. */
export function WordFields({ form, isNew = false }: { form: Form<ItemValues>; isNew?: boolean }) {
  const t = useText()
  return (
    <>
      <TextInput
        label={t('outline.index')}
        description={t('outline.index_hint')}
        maw={320}
        autoFocus={isNew}
        {...form.field('index')}
      />
      <TextInput label={t('outline.header')} required {...form.field('header')} />
    </>
  )
}

/** Its text, with pictures. */
export function ContentField({ form }: { form: Form<ItemValues> }) {
  const t = useText()
  const upload = useWrite(outlines.uploadImage)
  return (
    <RichEditor
      label={t('outline.content')}
      minHeight={200}
      value={form.values.content}
      onChange={(html) => form.set('content', html)}
      onUpload={async (image) => (await upload.write({ files: { image } })).data}
      error={form.errorOf('content')}
      wrapperProps={{ 'data-field': 'content' }}
    />
  )
}
