import { approvalStatus, gender, superGroup, userType } from '@apron/contract'
import type { Language } from '@apron/messages'
import type { Database } from '../../../client.ts'
import { teamRoles } from '../../ready/team-roles.ts'
import { administratorsGroup, groups } from '../../ready/groups.ts'
import { organizations, type DemoOrganization, type OrganizationKey } from '../company/organizations.ts'
import { administrator, people, type DemoPerson } from '../company/people.ts'
import { positions, proposedPosition } from '../company/positions.ts'
import { edition } from '../frame.ts'
import { keysOf, reserve } from './reserve.ts'

export type Company = {
  group: (key: keyof typeof groups) => number
  role: (key: keyof typeof teamRoles) => number
  position: (key: keyof typeof positions | 'proposed') => number
  organization: (key: OrganizationKey) => number
  user: (key: keyof typeof people | 'administrator') => number
}
export type Accounts = { administratorEmail: string; administratorHash: string; peopleHash: string }

const { APPROVAL, SUBMITTING } = approvalStatus

/** Organisations, positions, user groups with their rights, team roles and people. */
export async function writeCompany(db: Database, language: Language, accounts: Accounts): Promise<Company> {
  const ids = {
    group: await reserve(db, 'groups', keysOf(groups)),
    role: await reserve(db, 'team_roles', keysOf(teamRoles)),
    position: await reserve(db, 'positions', [...keysOf(positions), 'proposed' as const]),
    organization: await reserve(db, 'organizations', keysOf(organizations)),
    user: await reserve(db, 'users', ['administrator' as const, ...keysOf(people)]),
  }
  await writeGroups(db, language, ids)
  await writeTeamRoles(db, language, ids)
  await writePositions(db, language, ids)
  await writeOrganizations(db, language, ids)
  await writeSettings(db, language)
  await writePeople(db, accounts, ids)
  await writeProposedPosition(db, language, ids)
  return ids
}

async function writeGroups(db: Database, language: Language, { group }: Company): Promise<void> {
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
}

async function writeTeamRoles(db: Database, language: Language, { group, role }: Company): Promise<void> {
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
}

async function writePositions(db: Database, language: Language, { position }: Company): Promise<void> {
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
}

async function writeOrganizations(db: Database, language: Language, { organization }: Company): Promise<void> {
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
}

/** Whose minutes the product prints. */
async function writeSettings(db: Database, language: Language): Promise<void> {
  const { name, address } = organizations.company
  const said = {
    company_name: name[language],
    company_address: address[language],
    paper_edition: edition[language],
  }
  await db
    .insertInto('settings')
    .values(Object.entries(said).map(([setting, value]) => ({ name: setting, value: JSON.stringify(value) })))
    .execute()
}

async function writePeople(
  db: Database,
  accounts: Accounts,
  { group, organization, position, user }: Company,
): Promise<void> {
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
}

async function writeProposedPosition(db: Database, language: Language, { position, user }: Company): Promise<void> {
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
