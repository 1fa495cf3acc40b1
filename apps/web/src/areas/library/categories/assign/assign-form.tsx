import { filing, mostFiled, type Audit } from '@apron/contract/audits'
import type { Category } from '@apron/contract/library'
import { Alert, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { FormModal } from '#blocks/form/form-modal.tsx'
import { useForm422 } from '#blocks/form/form.ts'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { plain } from '#lib/text/plain-text.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { SearchBox } from '#ui/form/search-box.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { AuditTicks } from './audit-ticks.tsx'
import { TickAll } from './tick-all.tsx'
import { changeOf, heldBy } from './chosen-audits.ts'
import classes from './assign.module.css'

/** Milliseconds: all of them are here already. */
const pause = 150

/** Every audit that the person sees, with a tick for those that are in the category. */
export function AssignForm({
  category,
  usual,
  audits,
  isCut,
  onClose,
}: {
  category: Category
  /** The default category. */
  usual: number | null
  audits: readonly Audit[]
  /** There are more than are shown. */
  isCut: boolean
  onClose: () => void
}) {
  const t = useText()
  // What was read when it was opened: the server reports later changes of others.
  const [held] = useState(audits)
  const [words, setWords] = useState('')
  const file = useWrite(filing.file, { success: 'actions.update_success' })
  const form = useForm422({
    initial: { audit_ids: held.filter(({ category_id }) => category_id === category.id).map(({ id }) => id) },
    route: filing.file,
    body: ({ audit_ids }) => ({ category_id: category.id, audit_ids }),
    send: (body) => file.write({ body }),
    onDone: onClose,
  })
  const chosen = useMemo(() => new Set(form.values.audit_ids), [form.values.audit_ids])
  const shown = useMemo(() => {
    const wanted = plain(words)
    return wanted
      ? held.filter(({ name, organization }) => plain(`${name} ${organization.name}`).includes(wanted))
      : held
  }, [held, words])
  const { added, removed, back } = changeOf(held, category, chosen)
  const free = useMemo(
    () => shown.filter((audit) => heldBy(audit, category, usual) === null).map(({ id }) => id),
    [shown, category, usual],
  )
  // In the order in which they came, so that a tick that is taken back leaves nothing to save.
  const tick = (ids: readonly number[], isTicked: boolean) => {
    const ticked = new Set(ids)
    const next = held.filter(({ id }) => (ticked.has(id) ? isTicked : chosen.has(id)))
    form.set(
      'audit_ids',
      next.map(({ id }) => id),
    )
  }
  return (
    <FormModal title={t('categories.assign_to', { name: category.name })} form={form} onClose={onClose} size={720}>
      <Text c="dimmed">{t(category.is_default ? 'categories.assign_default' : 'categories.assign_about')}</Text>
      {isCut && <Alert color="yellow">{t('categories.assign_cut', { max: formatNumber(mostFiled) })}</Alert>}
      <SearchBox label={t('categories.assign_search')} value={words} width="auto" pause={pause} onSearch={setWords} />
      {shown.length === 0 ? (
        <EmptyState
          title={held.length === 0 ? t('categories.no_audits') : t('actions.nothing_found')}
          hint={t(held.length === 0 ? 'categories.no_audits_hint' : 'actions.nothing_found_hint')}
        />
      ) : (
        <>
          <TickAll free={free} chosen={chosen} onTick={(isTicked) => tick(free, isTicked)} />
          <AuditTicks
            label={t('categories.audits')}
            audits={shown}
            chosen={chosen}
            heldBy={(audit) => heldBy(audit, category, usual)}
            onTick={(id, isTicked) => tick([id], isTicked)}
          />
        </>
      )}
      <p className={classes.change} role="status">
        {t('categories.chosen', { count: chosen.size, formatted: formatNumber(chosen.size) })}
        {added + removed > 0 && (
          <small>{t('categories.change', { added: formatNumber(added), removed: formatNumber(removed) })}</small>
        )}
      </p>
      {back > 0 && <Alert color="yellow">{t('categories.back', { count: back, formatted: formatNumber(back) })}</Alert>}
    </FormModal>
  )
}
