import { superGroup } from '@apron/contract'
import type { Profile } from '@apron/contract/people'
import type { Language } from '@apron/messages'
import { auditStatus } from '@apron/contract'
import { permissions } from '../../../apps/api/src/areas.ts'
import { seedDemo } from '../../../apps/api/src/db/seeds/demo/demo.ts'
import { groups, type GroupKey } from '../../../apps/api/src/db/seeds/ready/groups.ts'
import { people } from '../../../apps/api/src/db/seeds/demo/company/people.ts'
import { takeDocuments } from '../../../apps/api/src/db/seeds/demo/documents/files.ts'
import { takePhotos } from '../../../apps/api/src/db/seeds/demo/photos/photos.ts'
import { dayIn } from '../../../apps/api/src/kernel/clock.ts'
import type { World } from '../../../apps/api/src/testing/world.ts'

export type RoleName = GroupKey | 'administrators'
export const roleNames = ['administrators', ...(Object.keys(groups) as GroupKey[])] as const satisfies RoleName[]
/** Somebody signed in, and the records that they may look at. */
export type Crawler = { token: string; user: Profile; records: Record<string, number | string> }

const administratorEmail = 'admin@apron.example'

/** Writes the demonstration company and gives the id of one person of each of its groups. */
export async function demonstration(world: World, language: Language): Promise<Record<RoleName, number>> {
  const { fileStore } = world.app.services
  const now = new Date()
  await seedDemo(world.db, {
    language,
    accounts: { administratorEmail, administratorHash: '-', peopleHash: '-' },
    clock: { today: dayIn('Asia/Ho_Chi_Minh', now), now },
    store: fileStore,
    photos: await takePhotos(fileStore, language),
    files: await takeDocuments(fileStore, language),
  })
  const users = await world.db.selectFrom('users').select(['id', 'email']).execute()
  const emailOf = (name: RoleName) =>
    name === 'administrators'
      ? administratorEmail
      : Object.values(people).find((person) => person.group === name)!.email
  const idOf = (name: RoleName) => users.find(({ email }) => email === emailOf(name))!.id
  return Object.fromEntries(roleNames.map((name) => [name, idOf(name)])) as Record<RoleName, number>
}

type CrawlAudit = { id: number; status: { code: number } }

/** Signs somebody in without the form, and finds for each parameter of an address a record that they may see. */
export async function signInCrawler(world: World, userId: number): Promise<Crawler> {
  const session = await world.signIn(userId)
  const user = (await session.get('/profiles')).body.data as Profile
  const audits = (await session.get('/checklists', { query: { per_page: 'all' } })).body.data as CrawlAudit[]
  const minutes = await world.db.selectFrom('minutes').select(['id', 'audit_id', 'digest']).orderBy('id').execute()
  const saved = minutes.find((row) => audits.some(({ id }) => id === row.audit_id))
  const first = (table: 'categories' | 'posts') => world.db.selectFrom(table).select('id').orderBy('id')
  const own = await first('posts').where('user_id', '=', userId).executeTakeFirst()
  const records: Record<string, number | string> = {
    category: (await first('categories').executeTakeFirstOrThrow()).id,
    post: (await first('posts').executeTakeFirstOrThrow()).id,
    ...(own && { own_post: own.id }),
    user_id: userId,
    groupId: user.group_id,
    firstGroupId: superGroup,
    document: (await world.db.selectFrom('documents').select('id').where('status', '=', 1).executeTakeFirstOrThrow())
      .id,
    item_status: (await world.db.selectFrom('item_statuses').select('id').executeTakeFirstOrThrow()).id,
  }
  for (const [name, code] of Object.entries(auditStatus)) {
    const audit = audits.find(({ status }) => status.code === code)
    if (audit) records[name] = audit.id
  }
  if (saved) {
    const items = world.db.selectFrom('audit_items').select('id').where('audit_id', '=', saved.audit_id)
    const finding = await items.where('finding_number', 'is not', null).executeTakeFirstOrThrow()
    Object.assign(records, {
      minutes_audit: saved.audit_id,
      minutes: saved.id,
      finding: finding.id,
      digest: saved.digest,
    })
  }
  return { token: session.token, user: { ...user, permissions: permissionsOf(user) }, records }
}

function permissionsOf(user: Profile): Profile['permissions'] {
  return user.group_id === superGroup ? [...permissions] : user.permissions
}
