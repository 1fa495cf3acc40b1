import type { BodySent } from '@apron/contract'
import { checklists, type AuditDetail, type TeamRole } from '@apron/contract/audits'
import { aliases } from '@apron/contract/people'
import { Button, TextInput } from '@mantine/core'
import { FormMessages } from '../../../../blocks/form/form-modal.tsx'
import { useGuardedForm } from '../../../../blocks/form/guarded-form.ts'
import { OrganizationPicker } from '../../../../blocks/organization-picker.tsx'
import { useText } from '../../../../lib/text/i18n.ts'
import { useRead } from '../../../../lib/calls/queries.ts'
import { Card } from '../../../../ui/page/card.tsx'
import { part } from '../../../../ui/page/part.tsx'
import { LoadingRows } from '../../../../ui/table/loading-rows.tsx'
import { DateField } from '../../../../ui/form/date-field.tsx'
import classes from './audit-form.module.css'
import { CategoryPicker } from './category-picker.tsx'
import { FormFoot } from './form-foot.tsx'

const TeamFields = part(() => import('./team-fields.tsx'), 'TeamFields', { waits: <LoadingRows rows={4} /> })

type Body = BodySent<typeof checklists.create>
type Values = {
  name: string
  starting_date: string | null
  ending_date: string | null
  category_id: number | null
  organization_id: number | null
  /** People by team role. */
  users: Record<number, number[]>
}

export const emptyAudit: Values = {
  name: '',
  starting_date: null,
  ending_date: null,
  category_id: null,
  organization_id: null,
  users: {},
}

/** An audit as its form starts. */
export function valuesOf(audit: AuditDetail): Values {
  const { name, starting_date, ending_date, category_id, organization_id } = audit
  const users = Object.fromEntries(audit.users.map((role) => [role.team_role_id, role.users.map(({ id }) => id)]))
  return { name, starting_date, ending_date, category_id, organization_id, users }
}

/** The form of an audit on a page of its own: what, when, where, and the team by role. */
export function AuditForm({
  id,
  initial,
  team,
  send,
  onDone,
}: {
  /** Of the audit that is changed. */
  id?: number
  initial: Values
  /** The present team, for the names of people who can no longer be chosen. */
  team: readonly TeamRole[]
  send: (body: Body) => Promise<{ data: AuditDetail }>
  onDone: (saved: AuditDetail) => void
}) {
  const t = useText()
  const { data: roles } = useRead(aliases.list, { query: { per_page: 500 } }, { staleTime: 60_000 })
  const { form } = useGuardedForm({
    initial,
    route: id === undefined ? checklists.create : checklists.update,
    body: ({ users, ...values }): Body => ({
      ...values,
      starting_date: values.starting_date ?? '',
      ending_date: values.ending_date ?? '',
      users: (roles?.data ?? []).map((role) => ({ team_role_id: role.id, users: users[role.id] ?? [] })),
    }),
    send,
    onDone: ({ data }) => onDone(data),
  })
  return (
    <form ref={form.ref} onSubmit={form.submit} noValidate className={classes.form}>
      <FormMessages form={form} />
      <Card>
        <div className={classes.fields}>
          <TextInput
            label={t('checklists.name')}
            required
            className={classes.wide}
            maxLength={255}
            {...form.field('name')}
          />
          <DateField label={t('checklists.starting_date')} required {...form.field('starting_date')} />
          <DateField
            label={t('checklists.ending_date')}
            required
            earliest={form.values.starting_date ?? undefined}
            because={t('checklists.ends_before_start')}
            {...form.field('ending_date')}
          />
          <CategoryPicker
            label={t('checklists.category')}
            placeholder={t('actions.nothing_chosen')}
            nothingFoundMessage={t('checklists.nothing_found')}
            clearable
            {...form.field('category_id')}
          />
          <OrganizationPicker
            approvedOnly
            label={t('checklists.organization')}
            placeholder={t('actions.nothing_chosen')}
            nothingFoundMessage={t('checklists.nothing_found')}
            required
            {...form.field('organization_id')}
          />
        </div>
      </Card>
      <Card>
        <h2 className={classes.heading}>{t('checklists.team')}</h2>
        <p className={classes.hint}>{t('checklists.team_hint')}</p>
        <TeamFields
          roles={roles?.data}
          team={team}
          value={form.values.users}
          onChange={(users) => form.set('users', users)}
          errorOf={form.errorOf}
        />
      </Card>
      <FormFoot>
        <Button type="submit" loading={form.isSending} disabled={!roles}>
          {t('actions.save')}
        </Button>
      </FormFoot>
    </form>
  )
}
