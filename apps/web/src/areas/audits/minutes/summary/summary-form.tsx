import { auditStatus } from '@apron/contract'
import { closing, minutes, scribe, type AuditDetail, type ItemReport, type SavedMinutes } from '@apron/contract/audits'
import { media } from '@apron/contract/documents'
import { Alert, Button, Text } from '@mantine/core'
import { useCallback, useMemo, useState } from 'react'
import { navigate } from '#lib/router/router.ts'
import { useForm422 } from '#blocks/form/form.ts'
import { RichEditor } from '#blocks/form/rich-editor.tsx'
import { paddedDate, today } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { DraftRestored } from '../../domain/draft-restored.tsx'
import { useFormDraft } from '#blocks/form/form-draft.ts'
import { Missing, mayGoOn } from '../../domain/missing.tsx'
import { CustomResult } from '../result/custom-result.tsx'
import { placeOf, type Draft } from './draft.ts'
import { useOpening } from './draft-paper.ts'
import classes from '../minutes.module.css'
import { DrawBlocks } from '../../domain/paper/draw-block.tsx'
import { madeHere, useMaking } from '../../domain/paper/making.ts'
import { Sheet } from '../../domain/paper/paper-sheet.tsx'

type Props = {
  audit: AuditDetail
  items: readonly ItemReport[]
  last: SavedMinutes | null
  /** What was begun before. */
  begun: Draft | null
  onRestart: () => void
}

/** The minutes to be written: both comments, and which items they list. */
export function SummaryForm({ audit, items, last, begun, onRestart }: Props) {
  const t = useText()
  const isAddendum = audit.status.code === auditStatus.CLOSE
  const title = isAddendum ? 'minutes.addendum' : 'minutes.title'
  const [pristine] = useState(() => firstDraft(items, last))
  const [kept] = useState(begun)
  const { write } = useWrite(minutes.create, { success: 'minutes.saved' })
  const upload = useWrite(media.upload)
  const form = useForm422({
    initial: kept ? { ...kept, checklist_items: known(kept.checklist_items, items) } : pristine,
    route: minutes.create,
    mayGo: () => mayGoOn(audit.id, 'save', { onLeave: () => goAside() }),
    body: ({ checklist_items, ...words }) => ({
      ...words,
      checklist_items: [...checklist_items],
      refuse_conflicts: true,
    }),
    send: async (body) => {
      const { data } = await write({ params: { id: audit.id }, body })
      finish()
      await navigate({ href: `/checklist/${audit.id}/summary/${data.id}` })
    },
  })
  const { finish, goAside } = useFormDraft(placeOf(audit.id), pristine, form.values)
  const { lang, photos } = useMaking()
  const opening = useOpening(audit, items)
  const signing = useMemo(() => [closing(scribe(madeHere({ lang, photos })), audit, [])], [lang, photos, audit])
  const { set } = form
  const choose = useCallback((ids: readonly number[]) => set('checklist_items', ids), [set])
  const onUpload = async (file: File) => (await upload.write({ body: {}, files: { file } })).data.url
  const restart = () => {
    finish()
    onRestart()
  }
  return (
    <form ref={form.ref} onSubmit={form.submit}>
      {isAddendum && (
        <Alert color="blue" className={classes.notes}>
          {t('minutes.addendum_form')}
        </Alert>
      )}
      {today() > audit.ending_date && (
        <Alert color="yellow" className={classes.notes}>
          {t('minutes.after_end', { end: paddedDate(audit.ending_date), today: paddedDate(today()) })}
        </Alert>
      )}
      <Hints kept={kept !== null} last={last} onDiscard={restart} />
      <Sheet label={t(title)} lang={lang}>
        {opening ? <DrawBlocks blocks={opening} /> : <LoadingRows rows={6} />}
        <section className={classes.editor}>
          <RichEditor label={t('minutes.conclusion')} required onUpload={onUpload} {...form.field('conclusion')} />
        </section>
        <section className={classes.editor}>
          <RichEditor
            label={t('minutes.self_assessment')}
            required
            onUpload={onUpload}
            {...form.field('self_assessment')}
          />
        </section>
        <div data-field="checklist_items">
          <CustomResult items={items} chosen={form.values.checklist_items} onChoose={choose} />
          {form.errorOf('checklist_items') && (
            <Text c="red" role="alert">
              {form.errorOf('checklist_items')}
            </Text>
          )}
        </div>
        <DrawBlocks blocks={signing} />
      </Sheet>
      <div className={classes.missing}>
        <Missing auditId={audit.id} onLeave={goAside} />
      </div>
      <div className={classes.save} data-foot>
        <Text c="dimmed">
          {t('minutes.chosen', { chosen: form.values.checklist_items.length, total: items.length })}
        </Text>
        <Button type="submit" loading={form.isSending}>
          {t('minutes.save')}
        </Button>
      </div>
    </form>
  )
}

/** A new record goes on from the last one and its choice, with the findings that were not left out of it. */
function firstDraft(items: readonly ItemReport[], last: SavedMinutes | null): Draft {
  const before = new Set(last?.items.map(({ id }) => id))
  const leftOut = new Set(last?.left_out)
  const isChosen = ({ id, status }: ItemReport) => before.has(id) || (status.is_finding && !leftOut.has(id))
  return {
    conclusion: last?.conclusion ?? '',
    self_assessment: last?.self_assessment ?? '',
    checklist_items: items.filter(isChosen).map(({ id }) => id),
  }
}

function known(ids: readonly number[], items: readonly ItemReport[]): number[] {
  const present = new Set(items.map(({ id }) => id))
  return ids.filter((id) => present.has(id))
}

function Hints({ kept, last, onDiscard }: { kept: boolean; last: SavedMinutes | null; onDiscard: () => void }) {
  const t = useText()
  if (kept) return <DraftRestored className={classes.notes} onDiscard={onDiscard} />
  if (!last) return null
  return (
    <Alert color="gray" className={classes.notes}>
      {t('minutes.from_last', { date: paddedDate(last.date) })}
    </Alert>
  )
}
