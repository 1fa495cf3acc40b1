import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startWorld, type Browser, type World } from '#testing/world.ts'
import { sign } from './off-link.ts'

let world: World
let person: Browser
let secret = ''
beforeAll(async () => {
  world = await startWorld()
  secret = world.app.services.config.secret
})
afterAll(() => world.stop())
beforeEach(async () => {
  await world.db.deleteFrom('login_attempts').execute()
  person = await world.as()
  const preferences = ['MENTION', 'REPLY', 'LATE'].map((type) => ({ type, mail: 'at_once' }))
  await person.put('/notifications/preferences', { body: { preferences } })
})

const turnOff = (token: string) => world.nobody.post('/notifications/mail-off', { body: { token } })
const chosen = async (type: string) =>
  ((await person.get('/notifications/preferences')).body.data as { type: string; mail: string }[]).find(
    (one) => one.type === type,
  )!.mail

describe('the link of a mail', () => {
  it('turns its kinds off without a session, as often as it is pressed, and nothing else', async () => {
    const token = sign(secret, { userId: person.id, kinds: ['MENTION', 'LATE'] })
    for (let time = 0; time < 2; time += 1) expect((await turnOff(token)).status).toBe(200)
    expect([await chosen('MENTION'), await chosen('LATE'), await chosen('REPLY')]).toEqual(['off', 'off', 'at_once'])
    const trail = world.db.selectFrom('audit_trail').selectAll().where('action', '=', 'notification.mail_turned_off')
    expect((await trail.execute()).at(-1)).toMatchObject({
      user_id: null,
      after: { user_id: person.id, kinds: ['MENTION', 'LATE'] },
    })
  })

  it('turns it off by one POST of a mail program to the link itself, in either form, and nothing when it is only opened', async () => {
    const link = `${world.url}/mail-off/${sign(secret, { userId: person.id, kinds: ['MENTION'] })}`
    await fetch(link)
    expect(await chosen('MENTION')).toBe('at_once')
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await fetch(link, { method: 'POST', body })).status).toBe(200)
    expect(await chosen('MENTION')).toBe('off')
    await person.put('/notifications/preferences', { body: { preferences: [{ type: 'MENTION', mail: 'at_once' }] } })
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    expect((await fetch(link, { method: 'POST', body: form })).status).toBe(200)
    expect(await chosen('MENTION')).toBe('off')
    const long = await fetch(link, { method: 'POST', body: 'x'.repeat(20_000) })
    expect(long.status).toBe(413)
    expect((await fetch(`${world.url}/mail-off/none`, { method: 'POST', body })).status).toBe(410)
  })

  it('that was not signed here tells nothing, whoever it names', async () => {
    const right = sign(secret, { userId: person.id, kinds: ['MENTION'] })
    const seal = right.split('.')[2]!
    const hostile = [
      '',
      '..',
      `${person.id}.MENTION.`,
      `${person.id}.REPLY.${seal}`,
      `${person.id + 1}.MENTION.${seal}`,
      `${right}.`,
      `${right}x`,
      right.slice(0, -1),
      sign('another secret', { userId: person.id, kinds: ['MENTION'] }),
      sign(secret, { userId: 999_999, kinds: ['MENTION'] }),
      `${person.id}.MENTION.${'A'.repeat(43)}`,
      `${person.id}.MENTION.${'é'.repeat(43)}`,
    ]
    const answers = []
    for (const token of hostile) answers.push(await turnOff(token))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]!.status).toBe(410)
    expect(await chosen('MENTION')).toBe('at_once')
    expect((await turnOff('x'.repeat(601))).status).toBe(422)
  })

  it('cannot be guessed: after twenty that are none nothing is looked at for an hour', async () => {
    for (let time = 0; time < 20; time += 1) expect((await turnOff(`1.MENTION.none${time}`)).status).toBe(410)
    expect((await turnOff(sign(secret, { userId: person.id, kinds: ['MENTION'] }))).status).toBe(429)
    expect(await chosen('MENTION')).toBe('at_once')
  })
})
