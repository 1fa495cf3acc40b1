import { sql } from 'kysely'
import { store, type Prepare, type Scene } from '../../scene.ts'
import { table } from '../../table.ts'

export const title = 'planning'

/** What audits are planned from, and how their questions were answered before. The people are those of the table of audits; of the earlier audit, and of the one whose answers it is about, they are the same. */
export const calls = table(`
  #                                                                            nobody without elsewhere author holder super
  GET    /category/checklists/{id}/defaults              UPDATE_CHK_CATEGORY   401    403     200       .      200    200
  PUT    /category/checklists/{id}/defaults              UPDATE_CHK_CATEGORY   401    403     200       .      200    200
  GET    /checklists/proposal                            CREATE_CHECKLIST      401    403     200       .      200    200
  GET    /checklists/proposal                 #last      audit:see             401    no      no        403    403    yes
  POST   /checklists                          #asking    ADD_CHECKLIST_ITEM    401    403     200       .      403    200
  GET    /checklists/{id}/earlier-answers                audit:see             401    404     404       200    200    200
  GET    /checklists/{id}/earlier-answers     #unseen    audit:see             401    404     404       no     no/yes yes
`)

const category = ({ world }: Pick<Scene, 'world'>) => store(world, 'categories', { name: `Loại ${(made += 1)}` })
let made = 0

/** Done once for an audit, which those who only read it share. */
function onceOf<Done>(make: (scene: Scene) => Promise<Done>): (scene: Scene) => Promise<Done> {
  const done = new Map<number, Promise<Done>>()
  return (scene) => {
    const before = done.get(scene.audit.id) ?? make(scene)
    done.set(scene.audit.id, before)
    return before
  }
}

/** The organisation of the audit, which is put into a category of its own. */
const inCategory = onceOf(async ({ world, audit: { id } }) => {
  const ctg = await category({ world })
  const filed = world.db.updateTable('audits').set({ category_id: ctg }).where('id', '=', id)
  const { organization_id: org_id } = await filed.returning('organization_id').executeTakeFirstOrThrow()
  return { ctg, org_id }
})

/** Makes the audit a copy of one elsewhere, which was answered, and in which nobody of the scene is. */
const copyOfUnseen = onceOf(async ({ world: { db }, audit: { id } }) => {
  const organization_id = await store({ db }, 'organizations', { name: `Nơi khác ${(made += 1)}`, status: 1 })
  const author = await db.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow()
  const days = { starting_date: '2025-12-01', ending_date: '2025-12-20', closing_date: '2025-12-20', status: 5 }
  const earlier = await store({ db }, 'audits', { name: 'Đợt trước', ...days, organization_id, author_id: author.id })
  await db.updateTable('audits').set({ copied_from_id: earlier }).where('id', '=', id).execute()
  await sql`
    insert into audit_groups (audit_id, group_id, index_html, index_text, header)
    select ${earlier}, group_id, index_html, index_text, header from audit_groups where audit_id = ${id}`.execute(db)
  await sql`
    insert into audit_items (audit_id, group_id, library_item_id, header, content, asks_input, status_id)
    select ${earlier}, group_id, library_item_id, header, content, i.asks_input, s.id
    from audit_items i join item_statuses s on s.code = 'OK' where audit_id = ${id}`.execute(db)
})

/** What planning and earlier answers are sent with. */
export const requests: Record<string, Prepare> = {
  'GET /category/checklists/{id}/defaults': async (scene) => ({ params: { id: await category(scene) } }),
  'PUT /category/checklists/{id}/defaults': async (scene) => ({
    params: { id: await category(scene) },
    body: { chk_item_ids: [], users: [] },
  }),
  'GET /checklists/proposal': async (scene) => ({ query: { ctg: await category(scene) } }),
  'GET /checklists/proposal #last': async (scene) => ({
    query: await inCategory(scene),
    shows: ({ data }) => (data as { last: unknown }).last !== null,
  }),
  'POST /checklists #asking': async ({ world }) => {
    const org_id = await store(world, 'organizations', { name: `Kho ${(made += 1)}`, status: 1 })
    const days = { starting_date: '2026-03-02', ending_date: '2026-03-20' }
    return { body: { name: 'Đánh giá mới', ...days, org_id, checklist_items: [] } }
  },
  'GET /checklists/{id}/earlier-answers': ({ audit: { id } }) => ({ params: { id } }),
  'GET /checklists/{id}/earlier-answers #unseen': async (scene) => {
    await copyOfUnseen(scene)
    return { params: { id: scene.audit.id }, shows: ({ data }) => (data as unknown[]).length > 0 }
  },
}
