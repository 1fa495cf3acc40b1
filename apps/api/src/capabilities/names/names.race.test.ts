import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@apron/contract'
import { makeAlike } from '#testing/names-alike.ts'
import { form } from '#testing/pictures/pictures.ts'
import { atOnce, rounds, statuses } from '#testing/trials.ts'
import { startWorld, type Browser, type Came, type World } from '#testing/world.ts'

type Kind = {
  may: Permission
  field: string
  first?: () => Promise<unknown>
  /** What is the same name to it, where diacritics tell two apart. */
  alike?: string
  send: (maker: Browser, name: string) => Promise<Came>
}

let world: World
let group_id: number
beforeAll(async () => {
  world = await startWorld()
  const values = { index_html: 'g', index_text: 'g', header: 'g', status: 1 }
  const group = world.db.insertInto('library_groups').values(values).returning('id')
  group_id = (await group.executeTakeFirstOrThrow()).id
})
afterAll(() => world.stop())

const kinds: Record<string, Kind> = {
  'a position': {
    may: 'CREATE_POSITION',
    field: 'name',
    send: (maker, name) => maker.post('/positions', { body: { name, order: 1 } }),
  },
  'a user group': {
    may: 'CREATE_GROUP',
    field: 'name',
    send: (maker, name) => maker.post('/groups', { body: { name } }),
  },
  'a team role': {
    may: 'CREATE_GROUP_ALIAS',
    field: 'alias',
    send: (maker, alias) => maker.post('/group-aliases', { body: { alias, grp_id: maker.groupId, order: 1 } }),
  },
  'an item status': {
    may: 'CREATE_CHECKLIST_ITEM_STATUS',
    field: 'code',
    send: (maker, code) => maker.post('/checklist-item-status', { body: { code, name: code, color: '#1b7a4b' } }),
  },
  'an organisation': {
    may: 'CREATE_ORGANIZATION',
    field: 'org_code',
    send: (maker, org_code) => maker.post('/organizations', { body: { name: 'Kho', org_code, parent_id: 0 } }),
  },
  'a permission': {
    may: 'CREATE_PERMISSION',
    field: 'name',
    send: (maker, name) => maker.post('/permissions', { body: { name, parent_id: 0 } }),
  },
  'a library item': {
    may: 'CREATE_CHECKLIST_ITEM',
    field: 'header',
    alike: 'đà lạt',
    send: (maker, header) =>
      maker.post('/checklist-items', { body: { grp_chk_item_id: group_id, header, content: 'c' } }),
  },
  'a position, also where names that were alike before kept the index from comparing so': {
    may: 'CREATE_POSITION',
    field: 'name',
    first: () => makeAlike(world, 'Kế toán', 'Ke toan'),
    send: (maker, name) => maker.post('/positions', { body: { name: `Đội ${name}`, order: 1 } }),
  },
}

describe('of two who make at the same moment, with names that differ in case and diacritics alone, one makes', () => {
  it.each(Object.entries(kinds))('%s', async (_, { may, field, first, alike = 'da lat', send }) => {
    await first?.()
    const [one, other] = [await world.as(may), await world.as(may)]
    await rounds(async (round) => {
      const answers = await atOnce([send(one, `Đà Lạt ${round}`), send(other, `${alike} ${round}`)])
      expect(statuses(answers)).toEqual([200, 422])
      const refused = answers.find(({ status }) => status === 422)!
      expect(Object.keys(refused.body.errors)).toEqual([field])
    })
  })

  it('a user', async () => {
    const chief = await world.asSuper()
    const fields = { name: 'Mới', gender: '1', grp_id: '1', password: 'tra nap 2026', repass: 'tra nap 2026' }
    const send = (email: string) => chief.post('/users', { form: form({ ...fields, email }) })
    await rounds(async (round) => {
      const answers = await atOnce([send(`moi${round}@example.test`), send(`Moi${round}@Example.test`)])
      expect(statuses(answers)).toEqual([200, 422])
    })
  })
})
