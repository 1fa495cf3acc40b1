import { approvalStatus, gender, superGroup, userType } from '@apron/contract'
import type { Language } from '@apron/messages'
import type { Database } from '../../client.ts'
import { teamRoles } from './catalogues.ts'
import { administratorsGroup, groups } from './groups.ts'
import { organizations, type DemoOrganization, type OrganizationKey } from './organizations.ts'
import { administrator, people, type DemoPerson } from './people.ts'
import { positions, proposedPosition } from './positions.ts'
import { keysOf, reserve } from './reserve.ts'

export type Company = Awaited<ReturnType<typeof writeCompany>>
export type Accounts = { administratorEmail: string; administratorHash: string; peopleHash: string }

const { APPROVAL, SUBMITTING } = approvalStatus

/** Organisations, positions, user groups with their rights, team roles and people. */
export async function writeCompany(db: Database, language: Language, accounts: Accounts) {
  const group = await reserve(db, 'groups', keysOf(groups))
  const role = await reserve(db, 'team_roles', keysOf(teamRoles))
  const position = await reserve(db, 'positions', [...keysOf(positions), 'proposed' as const])
  const organization = await reserve(db, 'organizations', keysOf(organizations))
  const user = await reserve(db, 'users', ['administrator' as const, ...keysOf(people)])

  await db
    .updateTable('groups')
    .set({ name: administratorsGroup.name[language], description: administratorsGroup.description[language] })
    .where('id', '=', superGroup)
    .execute()
  await db
    .insertInto('groups')
    .values(
      keysOf(groups).map((key) => ({
        id: group(key),
        name: groups[key].name[language],
        description: groups[key].description[language],
        status: APPROVAL,
      })),
    )
    .execute()
  await grant(db, group)
  await db
    .insertInto('team_roles')
    .values(
      keysOf(teamRoles).map((part) => ({
        id: role(part),
        alias: teamRoles[part].alias[language],
        description: teamRoles[part].description[language],
        group_id: group(teamRoles[part].group),
        order: teamRoles[part].order,
        part,
      })),
    )
    .execute()
  await db
    .insertInto('positions')
    .values(
      keysOf(positions).map((key) => ({
        id: position(key),
        name: positions[key].name[language],
        order: positions[key].order,
        status: APPROVAL as number,
      })),
    )
    .execute()
  await db
    .insertInto('organizations')
    .values(
      keysOf(organizations).map((key) => {
        const { name, type, address, code, phone, under }: DemoOrganization = organizations[key]
        return {
          id: organization(key),
          name: name[language],
          type: type[language],
          address: address[language],
          code,
          phone,
          parent_id: under ? organization(under as OrganizationKey) : null,
          status: APPROVAL,
        }
      }),
    )
    .execute()
  await db
    .insertInto('users')
    .values([
      {
        id: user('administrator'),
        fullname: administrator.fullname,
        email: accounts.administratorEmail,
        password_hash: accounts.administratorHash,
        group_id: superGroup,
        organization_id: organization(administrator.organization),
        position_id: position(administrator.position),
      },
      ...keysOf(people).map((key) => {
        const person: DemoPerson = people[key]
        return {
          id: user(key),
          fullname: person.fullname,
          email: person.email,
          password_hash: accounts.peopleHash,
          group_id: group(person.group),
          organization_id: organization(person.organization),
          position_id: position(person.position),
          gender: person.woman ? gender.FEMALE : gender.MALE,
          type: person.external ? userType.EXTERNAL : userType.INTERNAL,
        }
      }),
    ])
    .execute()
  await db
    .insertInto('positions')
    .values({
      id: position('proposed'),
      name: proposedPosition.name[language],
      order: proposedPosition.order,
      status: SUBMITTING,
      maker_id: user('bichNgoc'),
    })
    .execute()
  return { group, role, organization, user, position }
}

async function grant(db: Database, group: (key: keyof typeof groups) => number): Promise<void> {
  const rows = await db.selectFrom('permissions').select(['id', 'code']).execute()
  const ids = new Map(rows.map(({ id, code }) => [code, id]))
  const grants = keysOf(groups).flatMap((key) =>
    [...new Set<string>(groups[key].permissions)].map((code) => {
      const permission_id = ids.get(code)
      if (permission_id === undefined) throw new Error(`There is no permission ${code}`)
      return { group_id: group(key), permission_id }
    }),
  )
  await db.insertInto('group_permissions').values(grants).execute()
}
