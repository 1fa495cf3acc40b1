import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditStatus, type Route } from '@apron/contract'
import { callsOf } from '../../areas.ts'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let boss: Browser
let audit: OpenAudit
beforeAll(async () => {
  world = await startWorld()
  boss = await world.asSuper()
  audit = await openAudit(world)
})
afterAll(() => world.stop())

const tooLarge = 99_999_999_999
const came = ({ status, body }: { status: number; body: { errors?: object } }) => [
  status,
  Object.keys(body.errors ?? {}),
]
const extremes = ['99999', String(tooLarge), '-1', '1e999', '0000-01-01', '\u0000', '\ud800', '[]', 'null']

describe('what the database cannot hold is told to whoever sent it', () => {
  it('in the query of every list', async () => {
    const routes: Route[] = callsOf(world.app.services)
      .flat()
      .map(({ route }) => route)
    const broken: string[] = []
    let asked = 0
    for (const { method, path, query } of routes) {
      if (method !== 'GET' || !query) continue
      const fields = Object.keys((query as unknown as { shape: object }).shape)
      for (const field of fields) {
        for (const extreme of extremes) {
          const { status } = await boss.get(path.replace(/:\w+/g, String(audit.id)), { query: { [field]: extreme } })
          asked += 1
          if (status >= 500) broken.push(`${path}?${field}=${JSON.stringify(extreme)}`)
        }
      }
    }
    expect([broken, asked > 300]).toEqual([[], true])
    for (const path of ['/users', '/groups', '/positions', '/organizations', '/documents', '/checklist-items']) {
      expect([path, came(await boss.get(path, { query: { status: 99_999 } }))]).toEqual([path, [422, ['status']]])
    }
  })

  it('in a date', async () => {
    const organization = await world.db.selectFrom('organizations').select('id').executeTakeFirstOrThrow()
    const make = (starting_date: string, ending_date: string) =>
      boss.post('/checklists', { body: { name: 'Năm không', starting_date, ending_date, org_id: organization.id } })
    const refused = await make('0000-01-01', '2026-02-01')
    expect([came(refused), refused.body.errors.starting_date]).toEqual([
      [422, ['starting_date']],
      ['This is not a valid date.'],
    ])
    expect(came(await make('2026-01-01', '9999-12-31'))).toEqual([422, ['ending_date']])
  })

  it('in an identifier inside a body', async () => {
    const item = `/checklists/${audit.id}/checklist-items/${audit.items[0]}`
    await boss.put(item, { body: { stt_code: 'OBS' } })
    const answer = await boss.post(`${item}/comments`, { body: { content: 'Trả lời', parent_id: tooLarge } })
    expect(came(answer)).toEqual([422, ['parent_id']])
    await audit.move(auditStatus.IN_PROGRESS)
    const minutes = { conclusion: 'Đạt', self_assessment: 'Đồng ý', checklist_items: [tooLarge] }
    const saved = await boss.post(`/checklists/${audit.id}/meeting-minutes`, { body: minutes })
    expect(came(saved)).toEqual([422, ['checklist_items.0']])
  })

  it.each(['\u0000', '\ud800', 'đầu \udc00 cuối'])('in a text: %j', async (text) => {
    const headers = { 'accept-language': 'vi' }
    const profile = await boss.post('/profiles', { body: { info: `a${text}b` }, headers })
    expect([came(profile), profile.body.errors.info]).toEqual([
      [422, ['info']],
      ['Có ký tự không lưu được. Hãy xóa ký tự lạ rồi thử lại.'],
    ])
    const line = { name: 'Chính', children: [{ name: `x${text}` }] }
    for (const data of [[line], JSON.stringify([line])]) {
      const menu = await boss.post('/menus', { body: { group_id: 1, data } })
      expect(came(menu)).toEqual([422, ['data.0.children.0.name']])
    }
    const position = await boss.post('/positions', { body: { name: `a${text}b`, order: 1 } })
    expect(came(position)).toEqual([422, ['name']])
  })
})
