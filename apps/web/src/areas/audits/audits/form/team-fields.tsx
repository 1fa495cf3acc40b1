import { users, type GroupAlias } from '@apron/contract/people'
import { ActionIcon, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useMemo } from 'react'
import { PersonChip } from '#blocks/people/person-chip.tsx'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import classes from './audit-form.module.css'
import { PeopleSelect, type Person } from './people-select.tsx'

type Team = Record<number, number[]>

/** One field per team role: find and add people, see who is in it, remove them. */
export function TeamFields({
  roles,
  team,
  value,
  onChange,
  errorOf,
}: {
  roles: readonly GroupAlias[] | undefined
  team: readonly { users: readonly TeamMember[] }[]
  value: Team
  onChange: (team: Team) => void
  errorOf: (field: string) => string | undefined
}) {
  const t = useText()
  const { data } = useRead(users.list, { query: { per_page: 'all', status: 0, sort: 'asc' } }, { staleTime: 60_000 })
  const people = useMemo(() => (data?.data ?? []).map(asPerson), [data])
  const known = useMemo(
    () =>
      new Map([...team.flatMap((role) => role.users.map(asPerson)), ...people].map((person) => [person.id, person])),
    [team, people],
  )
  if (!roles) return <LoadingRows rows={4} />
  if (roles.length === 0) return <Text c="dimmed">{t('checklists.no_roles')}</Text>
  return (
    <div className={classes.roles}>
      {roles.map((role, place) => {
        const chosen = value[role.id] ?? []
        const set = (ids: number[]) => onChange({ ...value, [role.id]: ids })
        return (
          <div key={role.id}>
            <PeopleSelect
              label={role.alias}
              description={role.description}
              placeholder={t('checklists.add_people')}
              nothingFoundMessage={t('checklists.nobody_found')}
              people={people.filter(({ id }) => !chosen.includes(id))}
              value={[]}
              onChange={(added) => set([...chosen, ...added])}
              error={errorOf(`users.${place}.users`) ?? errorOf(`users.${place}.team_role_id`)}
              wrapperProps={{ 'data-field': `users.${place}.users` }}
            />
            {chosen.length > 0 && (
              <ul className={classes.members} aria-label={role.alias}>
                {chosen.map((id) => {
                  const person = known.get(id)
                  const name = person?.fullname ?? String(id)
                  return (
                    <li key={id}>
                      <PersonChip name={name} picture={person?.avatar ?? null} detail={person?.detail} />
                      <ActionIcon
                        variant="subtle"
                        color="gray"
                        size={32}
                        aria-label={t('checklists.remove_person', { name, role: role.alias })}
                        onClick={() => set(chosen.filter((other) => other !== id))}
                      >
                        <IconX size={16} stroke={1.8} />
                      </ActionIcon>
                    </li>
                  )
                })}
              </ul>
            )}
          </div>
        )
      })}
    </div>
  )
}

type TeamMember = { id: number; fullname: string; avatar500x500: string | null; position: { name: string } | null }

const asPerson = ({ id, fullname, avatar500x500, position }: TeamMember): Person => ({
  id,
  fullname,
  avatar: avatar500x500,
  detail: position?.name ?? null,
})
