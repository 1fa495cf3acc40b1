import { planning, type CategoryDefaults } from '@apron/contract/audits'
import { checklistItems } from '@apron/contract/library'
import { aliases } from '@apron/contract/people'
import { Alert, Button } from '@mantine/core'
import { useCallback, useMemo, type SetStateAction } from 'react'
import { FormMessages } from '#blocks/form/form-messages.tsx'
import { useGuardedForm } from '#blocks/form/guarded-form.ts'
import { navigate } from '#lib/router/router.ts'
import { useCanCall } from '#lib/session/can.ts'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { wayTo } from '#lib/page/places.ts'
import { useRead, useWrite } from '#lib/calls/queries.ts'
import { Card } from '#ui/page/card.tsx'
import classes from './form/audit-form.module.css'
import { FormFoot } from './form/form-foot.tsx'
import { peopleOf } from './form/people-of.ts'
import { TeamFields } from './form/team-fields.tsx'
import { HowMany } from './items/how-many.tsx'
import { QuestionChoice } from './items/question-choice.tsx'

const nothing: ReadonlySet<number> = new Set()

/** People by role, the questions in their tree, and saving both. */
export function DefaultsForm({ id, held }: { id: number; held: CategoryDefaults }) {
  const t = useText()
  const canCall = useCanCall()
  const { data: roles } = useRead(aliases.list, { query: { per_page: 500 } }, { staleTime: 60_000 })
  const save = useWrite(planning.setDefaults, { success: 'actions.update_success' })
  const { form } = useGuardedForm({
    initial: {
      library_item_ids: held.library_item_ids,
      users: peopleOf(held.users),
    },
    route: planning.setDefaults,
    body: ({ library_item_ids, users }) => ({
      library_item_ids,
      users: (roles?.data ?? []).map((role) => ({ team_role_id: role.id, users: users[role.id] ?? [] })),
    }),
    send: (body) => save.write({ params: { id }, body }),
    onDone: () => void navigate(wayTo('/category/checklist')),
  })
  const { set } = form
  const ids = form.values.library_item_ids
  const chosen = useMemo((): ReadonlySet<number> => new Set(ids), [ids])
  const choose = useCallback(
    (next: SetStateAction<ReadonlySet<number>>) => {
      const now = typeof next === 'function' ? next(chosen) : next
      // In one order, so that a tick that is taken back leaves nothing to save.
      set(
        'library_item_ids',
        [...now].toSorted((one, other) => one - other),
      )
    },
    [set, chosen],
  )
  const unseen = useMemo(() => new Map(held.groups.map((group) => [group.id, group.count])), [held])
  const seesLibrary = canCall(checklistItems.list)
  return (
    <form ref={form.ref} onSubmit={form.submit} noValidate className={classes.form}>
      <FormMessages form={form} />
      <Card>
        <h2 className={classes.heading}>{t('checklists.team')}</h2>
        <p className={classes.hint}>{t('planning.defaults_team_hint')}</p>
        <TeamFields
          roles={roles?.data}
          team={held.users}
          value={form.values.users}
          onChange={(users) => set('users', users)}
          errorOf={form.errorOf}
        />
      </Card>
      <h2 className="visually-hidden">{t('planning.questions')}</h2>
      {seesLibrary ? (
        <QuestionChoice chosen={chosen} onChange={choose} locked={nothing} unseen={unseen} />
      ) : (
        <Alert color="yellow">
          {t('planning.defaults_hidden', { count: ids.length, formatted: formatNumber(ids.length) })}
        </Alert>
      )}
      <FormFoot back={{ way: wayTo('/category/checklist'), text: 'planning.to_categories' }}>
        <HowMany count={ids.length} onClear={seesLibrary && ids.length > 0 ? () => choose(nothing) : undefined} />
        <Button type="submit" loading={form.isSending} disabled={!roles}>
          {t('actions.save')}
        </Button>
      </FormFoot>
    </form>
  )
}
