import { root } from '@apron/contract'
import { outlines, type DocumentDetail } from '@apron/contract/documents'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useGuardedForm } from '#blocks/form/guarded-form.ts'
import { PanelForm } from '#blocks/form/panel-form.tsx'
import { useWrite } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import type { OutlineNode } from '../outline-nodes.ts'
import { useOutlinePlace } from '../outline-place.ts'
import { ContentField, WordFields } from './item-fields.tsx'

type Props = { document: DocumentDetail; parent?: OutlineNode }

/** Adds an item at the root or below another one; one after the other, if there are more. */
export function NewItem(props: Props) {
  const [round, setRound] = useState(0)
  return <Fields key={round} {...props} onAnother={() => setRound(round + 1)} />
}

function Fields({ document, parent, onAnother }: Props & { onAnother: () => void }) {
  const t = useText()
  const { go } = useOutlinePlace()
  const another = useRef(false)
  const create = useWrite(outlines.create, { success: 'actions.create_success' })
  const { form } = useGuardedForm({
    initial: { index: '', header: '', content: '' },
    route: outlines.create,
    body: (values) => ({ ...values, document_id: document.id, parent_id: parent?.id ?? root }),
    send: async (body) => (await create.write({ body })).data.id,
    onDone: (id) => (another.current ? onAnother() : go(id, { replace: true })),
  })
  const submit = (addsAnother: boolean) => {
    another.current = addsAnother
    form.submit()
  }
  return (
    <PanelForm
      title={parent ? t('outline.new_child', { name: parent.name }) : t('outline.new_root')}
      form={form}
      onSubmit={(event) => {
        event?.preventDefault()
        submit(false)
      }}
      onCancel={() => go(parent?.id ?? null)}
      otherWay={
        <Button variant="light" disabled={form.isSending} onClick={() => submit(true)}>
          {t('outline.save_and_add')}
        </Button>
      }
    >
      <WordFields form={form} isNew />
      <ContentField form={form} />
    </PanelForm>
  )
}
