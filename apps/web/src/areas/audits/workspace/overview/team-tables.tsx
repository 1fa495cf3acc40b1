import type { TeamRole } from '@apron/contract/audits'
import { Text } from '@mantine/core'
import { PersonChip } from '#blocks/people/person-chip.tsx'
import { useText } from '#lib/text/i18n.ts'
import classes from './team-tables.module.css'

/** The team: one table for each role, in the order that the server gives. */
export function TeamTables({ roles }: { roles: readonly TeamRole[] }) {
  const t = useText()
  if (roles.every(({ users }) => users.length === 0)) return <Text c="dimmed">{t('auditWorkspace.team_none')}</Text>
  return (
    <div className={classes.roles}>
      {roles.map((role) => (
        <table key={role.team_role_id} className={classes.table}>
          <caption>{role.alias}</caption>
          <thead>
            <tr>
              <th scope="col">{t('auditWorkspace.member')}</th>
              <th scope="col">{t('auditWorkspace.email')}</th>
            </tr>
          </thead>
          <tbody>
            {role.users.length === 0 && (
              <tr>
                <td colSpan={2} className={classes.nobody}>
                  {t('auditWorkspace.role_none')}
                </td>
              </tr>
            )}
            {role.users.map((user) => (
              <tr key={user.id}>
                <td>
                  <PersonChip name={user.fullname} picture={user.avatar500x500} detail={user.position?.name} />
                </td>
                <td>{user.email}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}
