import { longestRichText } from '@apron/contract'
import { outlines, type DocumentItem } from '@apron/contract/documents'
import { useRef } from 'react'
import { ChooseVersion } from '#blocks/form/choose-version.tsx'
import { useGuardedForm } from '#blocks/form/guarded-form.ts'
import { PanelForm } from '#blocks/form/panel-form.tsx'
import { call } from '#lib/calls/call.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { useSeen } from '#lib/calls/seen.ts'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { RichText } from '#ui/text/rich-text.tsx'
import { useOutlinePlace } from '../outline-place.ts'
import { ContentField, WordFields } from './item-fields.tsx'
import classes from './editing.module.css'

/** Changes an item. A text that nobody touched is not sent: what an import brought may be more than can be written here. */
export function ItemForm({
  item,
  onSaved,
  onTake,
}: {
  item: DocumentItem
  onSaved: (saved: DocumentItem) => void
  onTake: (theirs: DocumentItem) => void
}) {
  const t = useText()
  const { go } = useOutlinePlace()
  const params = { id: item.id }
  const update = useWrite(outlines.update, { success: 'actions.update_success', quiet: true })
  const { theirs, attempt } = useSeen(item, async () => (await call(outlines.show, { params })).data)
  const over = useRef<DocumentItem>(undefined)
  const isTooLong = item.content.length > longestRichText
  const { form } = useGuardedForm({
    initial: { index: item.index, header: item.header, content: item.content },
    route: outlines.update,
    body: ({ content, ...words }) => (content === item.content ? words : { ...words, content }),
    send: (body) =>
      attempt(async (seen) => {
        const { data } = await update.write({ params, body: { ...body, revision: seen.revision } })
        return data
      }, over.current),
    onDone: onSaved,
  })
  const replace = (present: DocumentItem) => {
    over.current = present
    form.submit()
  }
  return (
    <PanelForm level={3} title={t('outline.editing')} form={form} isHeld={theirs !== null} onCancel={() => go(null)}>
      {theirs && (
        <ChooseVersion onTake={() => onTake(theirs)} onReplace={() => replace(theirs)} isSaving={form.isSending} />
      )}
      <WordFields form={form} />
      {isTooLong ? (
        <div>
          <p className={classes.long}>
            {t('outline.too_long', { count: formatNumber(item.content.length), max: formatNumber(longestRichText) })}
          </p>
          <div className={classes.held}>
            <RichText html={item.content} />
          </div>
        </div>
      ) : (
        <ContentField form={form} />
      )}
    </PanelForm>
  )
}
