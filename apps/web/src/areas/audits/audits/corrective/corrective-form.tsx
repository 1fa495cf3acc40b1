import { checklists, type AuditItem } from '@apron/contract/audits'
import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { navigate } from '#lib/router/router.ts'
import { DraftRestored } from '../../domain/draft-restored.tsx'
import { useFormDraft } from '#blocks/form/form-draft.ts'
import { Missing, mayGoOn } from '../../domain/missing.tsx'
import { FormMessages } from '#blocks/form/form-messages.tsx'
import { useForm422 } from '#blocks/form/form.ts'
import { useDraft } from '#lib/outbox/drafts/drafts.ts'
import { CodeChip } from '#blocks/audit/code-chip.tsx'
import { useText } from '#lib/text/i18n.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { Card } from '#ui/page/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { wordsOf } from '#ui/text/words-of.ts'
import { useUsualDay } from '../../domain/usual-day.ts'
import type { Back } from '../form/back.ts'
import classes from './corrective.module.css'
import { FormFoot } from '../form/form-foot.tsx'
import { notPast, SameForSeveral } from './same-for-several.tsx'

type Dates = Record<number, string | null>

const nothing: Dates = {}
const placeOf = (auditId: number) => `corrective/${auditId}`

type Props = {
  auditId: number
  findings: readonly AuditItem[]
  /** Whether the person may say who answers for findings. */
  mayName: boolean
  /** Whether they are being read anew. */
  isReading: boolean
  back: Back
}

/** A date per finding, or the same for all; those that were begun to be given are there again. */
export function CorrectiveDates(props: Props) {
  const { draft } = useDraft<Dates>(placeOf(props.auditId))
  const [round, setRound] = useState(0)
  if (draft === undefined) return null
  const restart = () => setRound(round + 1)
  return <CorrectiveForm key={round} {...props} begun={draft?.words ?? nothing} onRestart={restart} />
}

function CorrectiveForm({
  auditId,
  findings,
  mayName,
  isReading,
  begun,
  back,
  onRestart,
}: Props & {
  /** What was begun before. */
  begun: Dates
  onRestart: () => void
}) {
  const t = useText()
  const usualDay = useUsualDay()
  const corrective = useWrite(checklists.corrective, { success: 'actions.update_success' })
  const [pristine] = useState((): Dates => Object.fromEntries(findings.map((one) => [one.id, one.corrective_date])))
  const [kept] = useState(() => Object.entries(begun).filter(([id]) => id in pristine))
  const form = useForm422({
    // Named as the server names the fields of findings without a date.
    initial: { corrective_date: { ...pristine, ...Object.fromEntries(kept) } as Dates },
    route: checklists.corrective,
    body: ({ corrective_date: dates }) => ({
      checklist_item: findings.flatMap(({ id }) => (dates[id] ? [{ id, corrective_date: dates[id] }] : [])),
    }),
    // Before it is asked whether to go on without what may be missing.
    rules: ({ corrective_date: dates }) =>
      Object.fromEntries(
        findings.flatMap(({ id, header }) =>
          dates[id] ? [] : [[`corrective_date.${id}`, [t('validation.corrective_date', { header })]]],
        ),
      ),
    mayGo: () => mayGoOn(auditId, 'corrective', { except: 'date' }),
    send: async (body) => {
      await corrective.write({ params: { id: auditId }, body })
      finish()
      await navigate(back.way)
    },
  })
  const dates = form.values.corrective_date
  const given = useMemo((): Dates => {
    const changed = Object.entries(dates).filter(([id, date]) => date !== pristine[Number(id)])
    return Object.fromEntries(changed)
  }, [dates, pristine])
  const { finish, goAside } = useFormDraft(placeOf(auditId), nothing, given)
  const restart = () => {
    finish()
    onRestart()
  }
  const set = (changed: Dates) => form.set('corrective_date', { ...dates, ...changed })
  const count = findings.filter(({ id }) => dates[id]).length

  return (
    <form ref={form.ref} onSubmit={form.submit} noValidate className={classes.form}>
      <FormMessages form={form} />
      {kept.length > 0 && <DraftRestored onDiscard={restart} />}
      {/* Dates are given below. */}
      <Missing auditId={auditId} except="date" onLeave={goAside} />
      <Card flush>
        {findings.length === 0 ? (
          <EmptyState
            icon={IconCircleCheck}
            title={t('checklists.corrective_none')}
            hint={t('checklists.corrective_none_hint')}
          />
        ) : (
          <>
            <SameForSeveral
              auditId={auditId}
              findings={findings}
              mayName={mayName}
              isReading={isReading}
              onDate={set}
              dated={t('checklists.corrective_dated', { count, total: findings.length })}
            />
            <ul className={classes.findings}>
              {findings.map((item) => (
                <li key={item.id}>
                  <div className={classes.words}>
                    <CodeChip code={item.status.code} color={item.status.color} title={item.status.name} />
                    <strong>{item.header}</strong>
                    {item.finding_number && <span className={classes.number}>{item.finding_number}</span>}
                    <p>{wordsOf(item.content)}</p>
                    <p>
                      {item.responsible
                        ? t('findings.responsible_is', { name: item.responsible.fullname })
                        : t('findings.responsible_none')}
                    </p>
                  </div>
                  <DateField
                    required
                    w={220}
                    {...notPast(t)}
                    {...usualDay(item.status.code)}
                    aria-label={t('checklists.corrective_date_of', { name: item.header })}
                    value={dates[item.id] ?? null}
                    onChange={(date) => set({ [item.id]: date })}
                    error={form.errorOf(`corrective_date.${item.id}`)}
                    wrapperProps={{ 'data-field': `corrective_date.${item.id}` }}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </Card>
      <FormFoot back={back}>
        <Button type="submit" loading={form.isSending}>
          {t('auditMoves.corrective')}
        </Button>
      </FormFoot>
    </form>
  )
}
