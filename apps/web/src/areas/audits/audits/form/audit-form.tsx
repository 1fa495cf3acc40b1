import { auditStatus, type BodySent } from '@apron/contract'
import { auditFrame, checklists, type AuditDetail, type Proposal, type TeamRole } from '@apron/contract/audits'
import { aliases, type GroupAlias } from '@apron/contract/people'
import { Alert, Button, Textarea, TextInput } from '@mantine/core'
import { FormMessages } from '#blocks/form/form-messages.tsx'
import { useGuardedForm } from '#blocks/form/guarded-form.ts'
import { OrganizationPicker } from '#blocks/people/organization-picker.tsx'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { Card } from '#ui/page/card.tsx'
import { part } from '#ui/page/part.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import classes from './audit-form.module.css'
import { CategoryPicker } from '../../domain/category-picker.tsx'
import { FormFoot } from './form-foot.tsx'
import { questionsOf } from './begin/begin.ts'
import { useBeginning, useProposal } from './begin/use-proposal.ts'
import type { AuditValues } from './values.ts'

const Beginning = part(() => import('./begin/beginning.tsx'), 'Beginning')
const TeamFields = part(() => import('./team-fields.tsx'), 'TeamFields', { waits: <LoadingRows rows={4} /> })

type Body = BodySent<typeof checklists.create>
const planned = ['name', 'starting_date', 'ending_date', 'category_id', 'organization_id', ...auditFrame] as const

/** Whether an approved plan is another one by now, which has to be approved again: its lead belongs to it. */
function isOtherPlan(
  before: AuditValues,
  now: AuditValues,
  roles: readonly Pick<GroupAlias, 'id' | 'part'>[],
): boolean {
  const leads = roles.filter(({ part }) => part === 'leader').map(({ id }) => id)
  const people = ({ users }: AuditValues, role: number) =>
    (users[role] ?? []).toSorted((one, other) => one - other).join()
  return (
    planned.some((field) => before[field] !== now[field]) ||
    leads.some((role) => people(before, role) !== people(now, role))
  )
}

/** The form of an audit on a page of its own: what, when, where, and the team by role. */
export function AuditForm({
  audit,
  initial,
  planned,
  begunWith = null,
  team,
  send,
  onDone,
}: {
  /** The one that is changed. */
  audit?: AuditDetail
  initial: AuditValues
  /** That it carries out a plan, which says where and of what kind it is. */
  planned?: string
  /** What a new one was filled in with. */
  begunWith?: Proposal | null
  /** The present team, for the names of people who can no longer be chosen. */
  team: readonly TeamRole[]
  send: (body: Body) => Promise<{ data: AuditDetail }>
  onDone: (saved: AuditDetail) => void
}) {
  const t = useText()
  const { data: roles } = useRead(aliases.list, { query: { per_page: 500 } }, { staleTime: 60_000 })
  const { form } = useGuardedForm({
    initial,
    route: audit ? checklists.update : checklists.create,
    body: ({ users, questions: _chosen, ...values }): Body => ({
      ...values,
      starting_date: values.starting_date ?? '',
      ending_date: values.ending_date ?? '',
      users: (roles?.data ?? []).map((role) => ({ team_role_id: role.id, users: users[role.id] ?? [] })),
    }),
    send,
    onDone: ({ data }) => onDone(data),
  })
  const { proposal, mayAsk, failed, isOnItsWay } = useProposal(form.values, audit === undefined)
  useBeginning(form, proposal, begunWith, mayAsk)
  const isFixed = audit !== undefined && audit.status.code >= auditStatus.IN_PROGRESS
  const byPlan = planned === undefined ? {} : { disabled: true }
  const fixed = isFixed ? { disabled: true, description: t('validation.fixed_when_running') } : {}
  const goesBack = audit?.status.code === auditStatus.APPROVAL && isOtherPlan(initial, form.values, roles?.data ?? [])
  return (
    <form ref={form.ref} onSubmit={form.submit} noValidate className={classes.form}>
      <FormMessages form={form} />
      {planned && <p className={classes.hint}>{planned}</p>}
      <Card>
        <div className={classes.fields}>
          <TextInput
            label={t('checklists.name')}
            required
            className={classes.wide}
            maxLength={255}
            {...form.field('name')}
          />
          <DateField label={t('checklists.starting_date')} required {...fixed} {...form.field('starting_date')} />
          <DateField
            label={t('checklists.ending_date')}
            required
            earliest={form.values.starting_date ?? undefined}
            because={t('validation.not_after')}
            {...form.field('ending_date')}
          />
          <CategoryPicker
            label={t('checklists.category')}
            placeholder={t('actions.nothing_chosen')}
            nothingFoundMessage={t('checklists.nothing_found')}
            clearable
            saysDefault
            {...fixed}
            {...(initial.category_id === null ? {} : byPlan)}
            {...form.field('category_id')}
          />
          <OrganizationPicker
            approvedOnly
            label={t('checklists.organization')}
            placeholder={t('actions.nothing_chosen')}
            nothingFoundMessage={t('checklists.nothing_found')}
            required
            {...fixed}
            {...byPlan}
            {...form.field('organization_id')}
          />
          {auditFrame.map((field) => (
            <Textarea
              key={field}
              label={t(`checklists.${field}`)}
              description={t(`checklists.${field}_hint`)}
              className={classes.wide}
              autosize
              minRows={2}
              maxRows={12}
              {...form.field(field)}
            />
          ))}
        </div>
      </Card>
      {failed && <Alert color="yellow">{t('planning.failed')}</Alert>}
      {proposal && (
        <Beginning
          proposal={proposal}
          questions={form.values.questions}
          mayAsk={mayAsk}
          onChoose={(questions) => {
            form.set('questions', questions)
            form.set('library_item_ids', questionsOf(proposal, questions))
          }}
        />
      )}
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
        {goesBack && (
          <p className={classes.goesBack} role="status">
            {t('checklists.goes_back')}
          </p>
        )}
        <Button type="submit" loading={form.isSending} disabled={!roles || isOnItsWay}>
          {t('actions.save')}
        </Button>
      </FormFoot>
    </form>
  )
}
