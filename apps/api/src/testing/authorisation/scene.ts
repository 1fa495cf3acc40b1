import { approvalStatus, type Permission } from '@apron/contract'
import { permissions } from '../../areas.ts'
import type { OpenAudit } from '../audits/open-audit.ts'
import type { Browser, World } from '../world.ts'
import type { Person, AuthorisationRow } from './table.ts'

/** Somebody about to try a call, and the audit that the call is about. */
export type Scene = {
  world: World
  person: Person
  caller: Browser
  /** Who wrote the records of the scene; null when nobody did who tries. */
  authorId: number | null
  /** Only for calls inside an audit. */
  audit: OpenAudit
}
/** What a call is sent with. */
export type Request = {
  params?: Record<string, number>
  query?: Record<string, string | number>
  body?: unknown
  form?: FormData
  /** Whether the record is in the answer; for lines that say `yes` and `no`. */
  shows?: (answer: { data: never }) => boolean
}
export type Prepare = (scene: Scene) => Request | Promise<Request>

type RowValues = Record<string, string | number | boolean | null>

/** Puts a row into a table; gives its id. */
export async function store({ db }: Pick<World, 'db'>, into: string, values: RowValues): Promise<number> {
  const row = await db
    .insertInto(into as 'positions')
    .values(values as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

let made = 0
/** A name that no other record has. */
export const fresh = (name: string) => `${name} ${(made += 1)}`

async function moveTo({ db }: World, userId: number, organizationId: number): Promise<void> {
  await db.updateTable('users').set({ organization_id: organizationId }).where('id', '=', userId).execute()
}

const groups = new WeakMap<World, Map<string, Promise<number>>>()

/** Somebody new with just these rights; people with the same rights share a group. */
async function somebody(world: World, rights: readonly Permission[]): Promise<Browser> {
  const known = groups.get(world) ?? new Map<string, Promise<number>>()
  groups.set(world, known)
  const key = rights.join()
  if (!known.has(key))
    known.set(
      key,
      world.as(...rights).then(({ groupId }) => groupId),
    )
  const group_id = await known.get(key)!
  const email = `${fresh('nguoi').replace(' ', '')}@example.test`
  return world.signIn(await store(world, 'users', { fullname: 'Người', email, password_hash: '-', group_id }))
}

/** Takes the approval of the caller's user group away, once all is prepared for what they are about to try. */
export async function reject({ world, caller }: Scene): Promise<void> {
  const status = approvalStatus.REJECTION
  await world.db.updateTable('groups').set({ status }).where('id', '=', caller.groupId).execute()
  world.app.services.authenticator.forget()
}

async function elsewhere(world: World, rights: readonly Permission[]): Promise<Browser> {
  const stranger = await somebody(world, rights)
  await moveTo(world, stranger.id, await store(world, 'organizations', { name: fresh('Chi nhánh'), status: 1 }))
  return stranger
}

const showsAudits: readonly Permission[] = ['VIEW_ALL_CHECKLIST', 'VIEW_ORG_CHECKLIST']
const allBut = (...out: readonly Permission[]) => permissions.filter((permission) => !out.includes(permission))

type CallerInAudit = [caller: Browser, audit: OpenAudit]

/** Everybody of one kind who tries a call: usually one, of the holders one for each permission that opens it. */
export async function scenes(
  world: World,
  row: AuthorisationRow,
  person: Person,
  open: () => Promise<OpenAudit>,
): Promise<Scene[]> {
  if (row.expected[person] === '.') return []
  const set = (caller: Browser, audit?: OpenAudit): Scene => ({
    world,
    person,
    caller,
    authorId: person === 'author' ? caller.id : null,
    audit: audit as OpenAudit,
  })
  if (!row.inAudit) return (await outside(world, row, person)).map((caller) => set(caller))
  const opened =
    person === 'holder' ? await holdersInAudit(world, row, open) : [await inAudit(world, row, person, open)]
  return opened.map(([caller, audit]) => set(caller, audit))
}

async function outside(world: World, row: AuthorisationRow, person: Person): Promise<Browser[]> {
  if (person === 'nobody') return [world.nobody]
  if (person === 'super') return [await world.asSuper()]
  if (person === 'waiting') return [await world.as(...permissions)]
  if (person === 'author') return [await somebody(world, [])]
  if (person === 'elsewhere') return [await elsewhere(world, allBut('VIEW_ALL_CHECKLIST'))]
  if (person === 'without') return [await somebody(world, row.needs.length > 0 ? allBut(...row.needs) : [])]
  if (row.needs.length === 0) return [await somebody(world, [])]
  return Promise.all(row.needs.map((need) => somebody(world, [need])))
}

async function organizationOf({ db }: World, { id }: OpenAudit): Promise<number> {
  const row = await db.selectFrom('audits').select('organization_id').where('id', '=', id).executeTakeFirstOrThrow()
  return row.organization_id
}

async function inAudit(
  world: World,
  row: AuthorisationRow,
  person: Person,
  open: () => Promise<OpenAudit>,
): Promise<CallerInAudit> {
  const audit = await open()
  if (person === 'waiting') return [await audit.member(...permissions), audit]
  if (person === 'without' && row.needs.length > 0) return [await audit.member(...allBut(...row.needs)), audit]
  if (person === 'without') {
    const colleague = await somebody(world, allBut(...showsAudits))
    await moveTo(world, colleague.id, await organizationOf(world, audit))
    return [colleague, audit]
  }
  const [caller] = await outside(world, row, person)
  if (person === 'author') {
    await world.db.updateTable('audits').set({ author_id: caller!.id }).where('id', '=', audit.id).execute()
  }
  return [caller!, audit]
}

/** Holders of each permission in the team; where seeing is enough, one of each kind of those who see. */
async function holdersInAudit(
  world: World,
  row: AuthorisationRow,
  open: () => Promise<OpenAudit>,
): Promise<CallerInAudit[]> {
  const inTeam = async (...rights: Permission[]): Promise<CallerInAudit> => {
    const audit = await open()
    return [await audit.member(...rights), audit]
  }
  if (row.needs.length > 0) return Promise.all(row.needs.map((need) => inTeam(need)))
  const audit = await open()
  const here = await organizationOf(world, audit)
  const above = await store(world, 'organizations', { name: fresh('Tổng công ty'), status: 1 })
  await world.db.updateTable('organizations').set({ parent_id: above }).where('id', '=', here).execute()
  const seesAll = await elsewhere(world, ['VIEW_ALL_CHECKLIST'])
  const [seesOwn, seesBelow] = [
    await somebody(world, ['VIEW_ORG_CHECKLIST']),
    await somebody(world, ['VIEW_ORG_CHECKLIST']),
  ]
  await moveTo(world, seesOwn.id, here)
  await moveTo(world, seesBelow.id, above)
  return [await inTeam(), ...[seesAll, seesOwn, seesBelow].map((caller): CallerInAudit => [caller, audit])]
}

/** A call about a record that is made for it, with what it is sent with. */
export function on(record: (scene: Scene) => Promise<number>, body?: () => unknown): Prepare {
  return async (scene) => ({ params: { id: await record(scene) }, ...(body && { body: body() }) })
}
