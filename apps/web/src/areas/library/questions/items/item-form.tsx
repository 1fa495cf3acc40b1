import { checklistItems, type LibraryItem } from '@apron/contract/library'
import { Button, Switch, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useGuardedForm } from '#blocks/form/guarded-form.ts'
import { PanelForm } from '#blocks/form/panel-form.tsx'
import { RichEditor } from '#blocks/form/rich-editor.tsx'
import { call } from '#lib/calls/call.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead, useWrite } from '#lib/calls/queries.ts'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import type { GroupNode } from '../groups/library-groups.ts'
import { useLibraryPlace } from '../library-place.ts'
import { ReferencesField } from './references/references-field.tsx'
import { TagsField } from './tags-field.tsx'

type Start = Pick<LibraryItem, 'header' | 'content' | 'asks_input' | 'tags' | 'document_items'>

/** Adds an item to a group, its header suggested, or changes one. */
export function ItemForm({ group, item }: { group: GroupNode; item?: number }) {
  return item === undefined ? <NewItem group={group} /> : <OldItem group={group} item={item} />
}

function OldItem({ group, item: id }: { group: GroupNode; item: number }) {
  const { data } = useRead(checklistItems.show, { params: { id } }, { screen: true })
  return data ? <Fields group={group} id={id} start={data.data} /> : <LoadingRows rows={8} />
}

/** `round` counts the items added one after the other; each starts with a suggestion of its own. */
function NewItem({ group }: { group: GroupNode }) {
  const [round, setRound] = useState(0)
  const [suggested, setSuggested] = useState<{ round: number; header: string } | null>(null)
  useEffect(() => {
    let left = false
    const ask = call(checklistItems.nextHeader, { query: { group_id: group.id } })
    // Without a suggestion the field is empty.
    void ask
      .then(({ data }) => data.header)
      .catch(() => '')
      .then((header) => left || setSuggested({ round, header }))
    return () => {
      left = true
    }
  }, [group.id, round])
  if (suggested?.round !== round) return <LoadingRows rows={8} />
  const start = { header: suggested.header, content: '', asks_input: false, tags: [], document_items: [] }
  return <Fields key={round} group={group} start={start} onAnother={() => setRound(round + 1)} />
}

function Fields({
  group,
  id,
  start,
  onAnother,
}: {
  group: GroupNode
  id?: number
  start: Start
  onAnother?: () => void
}) {
  const t = useText()
  const { go } = useLibraryPlace()
  const another = useRef(false)
  const create = useWrite(checklistItems.create, { success: 'actions.create_success' })
  const update = useWrite(checklistItems.update, { success: 'actions.update_success' })
  const upload = useWrite(checklistItems.uploadImage)
  const { form } = useGuardedForm({
    initial: {
      header: start.header,
      content: start.content,
      asks_input: start.asks_input,
      tag_ids: start.tags.map((tag) => tag.id),
      document_item_ids: start.document_items.map((part) => part.id),
    },
    route: id === undefined ? checklistItems.create : checklistItems.update,
    body: (values) => ({ ...values, group_id: group.id }),
    send: async (body) => {
      await (id === undefined ? create.write({ body }) : update.write({ params: { id }, body }))
    },
    onDone: () => (another.current ? onAnother?.() : go({ group: group.id }, { replace: true })),
  })
  // What is filled in already is not where writing begins.
  const isSuggested = id === undefined && start.header !== ''
  const submit = (addsAnother: boolean) => {
    another.current = addsAnother
    form.submit()
  }
  return (
    <PanelForm
      title={`${id === undefined ? t('library.add_item') : t('library.edit_item')} · ${group.name}`}
      form={form}
      onSubmit={(event) => {
        event?.preventDefault()
        submit(false)
      }}
      onCancel={() => go({ group: group.id })}
      otherWay={
        onAnother && (
          <Button variant="light" disabled={form.isSending} onClick={() => submit(true)}>
            {t('library.save_and_add')}
          </Button>
        )
      }
    >
      <TextInput
        label={t('library.header')}
        description={id === undefined ? t('library.header_hint') : undefined}
        required
        maw={320}
        autoFocus={!isSuggested}
        {...form.field('header')}
      />
      <RichEditor
        label={t('library.content')}
        required
        minHeight={160}
        turn={isSuggested ? 1 : 0}
        value={form.values.content}
        onChange={(html) => form.set('content', html)}
        onUpload={async (image) => (await upload.write({ files: { image } })).data}
        error={form.errorOf('content')}
        wrapperProps={{ 'data-field': 'content' }}
      />
      <Switch
        label={t('library.input_information')}
        description={t('library.input_information_hint')}
        {...form.tick('asks_input')}
      />
      <TagsField
        value={form.values.tag_ids}
        onChange={(ids) => form.set('tag_ids', ids)}
        error={form.errorOf('tag_ids')}
      />
      <ReferencesField
        start={start.document_items}
        onChange={(ids) => form.set('document_item_ids', ids)}
        error={form.errorOf('document_item_ids')}
      />
    </PanelForm>
  )
}
