import type { Audit } from '@apron/contract/audits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visibleTo } from '#capabilities/visible/visible-audits.ts'
import { tablesRead } from '#db/table-cache/tables-read.ts'
import { auditForm, builders } from '#testing/audits/audit-builders.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let make: ReturnType<typeof builders>
beforeAll(async () => {
  world = await startWorld()
  make = builders(world)
})
afterAll(() => world.stop())

const idsOf = (came: { body: { data: { id: number }[] } }) => came.body.data.map((row) => row.id)

describe('who sees an audit', () => {
  it('is its team, its author, and whoever may see all or those of the organisation', async () => {
    const author = await world.as('CREATE_CHECKLIST')
    const [parent, sibling] = [await make.organization(), await make.organization()]
    const org_id = await make.organization(parent)
    const member = await world.as()
    const id = await make.audit(author, { org_id, users: [{ group_alias_id: await make.role(1), users: [member.id] }] })
    const of = async (organization: number) => {
      const reader = await world.as('VIEW_ORG_CHECKLIST')
      await world.db.updateTable('users').set({ organization_id: organization }).where('id', '=', reader.id).execute()
      return reader
    }
    const sees = async (reader: Browser) => {
      const shown = await reader.get(`/checklists/${id}`)
      const listed = await reader.get('/checklists', { query: { organization_id: parent } })
      expect(listed.body.meta.total).toBe(idsOf(listed).length)
      expect(idsOf(listed).includes(id)).toBe(shown.status === 200)
      return shown.status
    }
    expect(await sees(author)).toBe(200)
    expect(await sees(member)).toBe(200)
    expect(await sees(await world.asSuper())).toBe(200)
    expect(await sees(await world.as('VIEW_ALL_CHECKLIST'))).toBe(200)
    expect(await sees(await of(org_id))).toBe(200)
    expect(await sees(await of(parent))).toBe(200)
    expect(await sees(await of(sibling))).toBe(404)
    expect(await sees(await world.as('VIEW_ORG_CHECKLIST'))).toBe(404)
    expect(await sees(await world.as('UPDATE_CHECKLIST', 'DELETE_CHECKLIST'))).toBe(404)
  })

  it('is asked of noted tables alone, so that how many there are may be kept', async () => {
    const reader = await world.as('VIEW_ORG_CHECKLIST')
    const caller = (await world.app.services.authenticator.authenticate(reader.token))!
    const counted = world.db.selectFrom('audits').where(visibleTo(caller)).select('id').compile()
    expect([...(tablesRead(counted.sql) ?? [])]).toEqual(expect.arrayContaining(['audits', 'audit_members']))
  })

  it('is told that there is none when it is a stranger, whatever is tried', async () => {
    const id = await make.audit(await world.as('CREATE_CHECKLIST'))
    const stranger = await world.as('UPDATE_CHECKLIST', 'DELETE_CHECKLIST', 'APPROVE_CHECKLIST', 'DUPLICATE_CHECKLIST')
    const nowhere = await stranger.put('/checklists/99999', { body: auditForm })
    const tried = [
      await stranger.put(`/checklists/${id}`, { body: auditForm }),
      await stranger.delete(`/checklists/${id}`),
      await stranger.get(`/checklists/${id}/users`),
      ...(await Promise.all(
        ['checklist-items', 'approval', 'rejection', 'in-progress', 'corrective', 'close', 'duplicates'].map((path) =>
          stranger.post(`/checklists/${id}/${path}`, { body: {} }),
        ),
      )),
    ]
    expect(tried.map((came) => [came.status, came.text])).toEqual(tried.map(() => [404, nowhere.text]))
  })

  it('may do in it what they may do themselves and what their roles in its team may', async () => {
    const author = await world.as('CREATE_CHECKLIST', 'CREATE_POSITION')
    const [plain, leading] = [await world.as('CREATE_COMMENT'), await world.as()]
    const [leader, guest] = [
      await make.role(9, 'UPDATE_CHECKLIST', 'FINAL_COMMENT', 'CREATE_POSITION'),
      await make.role(1, 'QREPORT_CHECKLIST'),
    ]
    const users = [
      { group_alias_id: leader, users: [leading.id] },
      { group_alias_id: guest, users: [leading.id, plain.id] },
    ]
    const id = await make.audit(author, { users })
    const other = await make.audit(author, { users: [{ group_alias_id: guest, users: [leading.id] }] })
    const seenBy = async (reader: Browser) =>
      Object.fromEntries((await reader.get('/checklists')).body.data.map((row: Audit) => [row.id, row.permissions]))
    expect(await seenBy(leading)).toEqual({
      [id]: ['UPDATE_CHECKLIST', 'QREPORT_CHECKLIST', 'FINAL_COMMENT'],
      [other]: ['QREPORT_CHECKLIST'],
    })
    expect(await seenBy(plain)).toEqual({ [id]: ['QREPORT_CHECKLIST', 'CREATE_COMMENT'] })
    const body = { ...auditForm, org_id: (await author.get(`/checklists/${id}`)).body.data.org_id }
    expect((await leading.put(`/checklists/${id}`, { body })).status).toBe(200)
    expect((await leading.put(`/checklists/${other}`, { body })).status).toBe(403)
    expect((await plain.put(`/checklists/${id}`, { body })).status).toBe(403)
  })
})
