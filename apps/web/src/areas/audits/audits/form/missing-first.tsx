import { approvalStatus, type Route } from '@apron/contract'
import { itemStatuses } from '@apron/contract/library'
import { aliases, organizations } from '@apron/contract/people'
import { Alert, Button } from '@mantine/core'
import { WhomToAsk } from '#blocks/people/whom-to-ask.tsx'
import { ReadySet, type ReadySetName } from '#blocks/ready-set.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { Link } from '#lib/router/link.tsx'
import type { ScreenAddresses } from '#lib/router/router.ts'
import { useCanCall } from '#lib/session/can.ts'
import { useText, type TextKey } from '#lib/text/i18n.ts'
import classes from './audit-form.module.css'

type Prerequisite = {
  text: TextKey
  go: TextKey
  to: ScreenAddresses['path']
  /** Who may make it can go there; anybody else learns whom to ask. */
  route: Pick<Route, 'access' | 'external'>
  ready?: ReadySetName
}

/** What an audit needs and is not there yet, each with where it is made. */
export function MissingFirst() {
  const t = useText()
  const canCall = useCanCall()
  const quietly = { quiet: true }
  const approved = { status: approvalStatus.APPROVAL, per_page: 1 }
  const units = useRead(organizations.list, { query: approved }, quietly).data
  const roles = useRead(aliases.list, { query: { per_page: 500 } }, { ...quietly, staleTime: 60_000 }).data
  const statuses = useRead(itemStatuses.list, {}, { ...quietly, staleTime: 60_000 }).data
  const missing: (Prerequisite | false | undefined)[] = [
    units?.meta.total === 0 && {
      text: 'checklists.no_organizations',
      go: 'checklists.go_organizations',
      to: '/organization/list',
      route: organizations.create,
    },
    roles?.data.length === 0 && {
      text: 'checklists.no_roles',
      go: 'checklists.go_roles',
      to: '/group/alias',
      route: aliases.create,
      ready: 'team_roles',
    },
    statuses?.data.length === 0 && {
      text: 'checklists.no_statuses',
      go: 'checklists.go_statuses',
      to: '/checklist-item-status/list',
      route: itemStatuses.create,
      ready: 'item_statuses',
    },
  ]
  const told = missing.filter((one) => typeof one === 'object')
  if (told.length === 0) return null
  return (
    <Alert color="orange" title={t('checklists.missing_first')} mb="md">
      <ul className={classes.missing}>
        {told.map(({ text, go, to, route, ready }) => (
          <li key={to}>
            <span>{t(text)}</span>
            {canCall(route) ? (
              <span className={classes.ways}>
                {ready && <ReadySet names={[ready]} size="xs" />}
                <Button size="xs" variant="default" renderRoot={(props) => <Link to={to} {...props} />}>
                  {t(go)}
                </Button>
              </span>
            ) : (
              <span>{t('checklists.ask_administrator')}</span>
            )}
          </li>
        ))}
      </ul>
      {told.some(({ route }) => !canCall(route)) && <WhomToAsk />}
    </Alert>
  )
}
