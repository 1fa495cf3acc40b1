import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { translate } from '@apron/messages'
import { Busy } from '#sandbox/sandbox.ts'
import { answerError } from '#http/answering/error-answer.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'
import { describeError } from './describe-error.ts'

type Line = { level: string; time: string; request: string; err?: { code: string; stack: string } }
const lines: string[] = []
let world: World
let editor: Browser
beforeAll(async () => {
  const log = { write: (line: string) => void lines.push(line) }
  world = await startWorld({ config: { logLevel: 'info' }, log })
  editor = await world.as('CREATE_POSITION', 'UPDATE_POSITION')
  // An accident whose words repeat what somebody wrote.
  await sql`create function fail_for_test() returns trigger language plpgsql as
    $$ begin raise exception 'lan@example.test wrote "%"', new.name; end $$`.execute(world.db)
  await sql`create trigger fail_for_test before insert on positions for each row execute function fail_for_test()`.execute(
    world.db,
  )
})
afterAll(() => world.stop())

const parsed = () => lines.map((line) => JSON.parse(line) as Line & Record<string, unknown>)
const secret = 'Chức vụ bí mật'

describe('a call that failed by our fault', () => {
  it.each(['vi', 'en'] as const)('tells its number, under which the log has it (%s)', async (language) => {
    const came = await fetch(`${world.url}/api/positions?note=${encodeURIComponent(secret)}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${editor.token}`,
        'content-type': 'application/json',
        'accept-language': language,
      },
      body: JSON.stringify({ name: secret, order: 1 }),
    })
    const number = came.headers.get('x-request-id')!
    expect([came.status, number]).toEqual([500, expect.stringMatching(/^\d{9}$/)])
    const sentence = translate(language, 'failures.number', { number })
    expect(sentence).toContain(number)
    expect(await came.json()).toEqual({
      code: 'unexpected',
      message: `${translate(language, 'errors.unexpected')} ${sentence}`,
    })
    const line = parsed().find(({ request, err }) => request === number && err)
    expect(line).toMatchObject({ level: 'error', route: '/api/positions', err: { code: 'P0001' } })
    expect(line!.err!.stack).toMatch(/^ {4}at /)
  })

  it('leaves nothing of anybody in the log', async () => {
    await editor.get('/positions', { query: { search: secret } })
    await vi.waitFor(() => expect(parsed().filter(({ msg }) => msg === 'answered').length).toBeGreaterThan(2), 45_000)
    const ofCalls = lines.filter((line) => line.includes('"request"')).join('')
    expect(ofCalls).not.toMatch(/bí mật|lan@|b%C3%AD|Person|127\.0\.0\.1|search/)
    expect(ofCalls).not.toContain(editor.token)
    for (const line of lines) expect(line).toMatch(/^\{.*\}\n$/)
  })
})

it('a line of a call says what was asked, how it ended and how long it took', async () => {
  const came = await fetch(`${world.url}/api/positions/4711`, { headers: { authorization: `Bearer ${editor.token}` } })
  const number = came.headers.get('x-request-id')
  await vi.waitFor(() => {
    const told = parsed().find(({ request }) => request === number)
    expect(told).toMatchObject({ level: 'info', method: 'GET', route: '/api/positions/:id', status: 404 })
    expect(told!['ms']).toBeGreaterThanOrEqual(0)
  }, 45_000)
})

it('the words of an error are kept without what stands in quotes and without addresses', () => {
  const words = (message: string) => describeError(new Error(message)).message
  expect(words('Unexpected token, "{"mail":"a@b.c"" is not JSON')).toBe('Unexpected token, … is not JSON')
  expect(words("ENOENT: no such file, open '/data/lan.jpg'")).toBe('ENOENT: no such file, open …')
  expect(words('550 <lan@example.test> user unknown')).toBe('550 … user unknown')
  expect(words('550 lan@example.test: user unknown')).toBe('550 … user unknown')
  expect(words('half a "quote')).toBe('half a …')
})

it.each([
  ['an error without words', Object.assign(new Error(), { code: 'ECONNRESET' }), ['Error', 'ECONNRESET']],
  ['nothing but its kind', new TypeError(), ['TypeError', 'TypeError without words']],
  ['several errors at once', new AggregateError([new Error('connect refused')]), ['AggregateError', 'connect refused']],
  ['a copy of an error', { message: 'lost', stack: 'Error\n    at there.ts:1' }, ['Object', 'lost']],
  ['an object', { code: 'E1', note: 'bí mật' }, ['Object', 'E1']],
  ['a text', 'bí mật', ['string', 'string without words']],
  ['nothing', undefined, ['undefined', 'undefined without words']],
])('a line of %s has a kind, words and a place', (_, thrown, expected) => {
  const { type, message, stack } = describeError(thrown)
  expect([type, message]).toEqual(expected)
  expect(stack).toMatch(/^ {4}at .+/)
})

it.each(['vi', 'en'] as const)('a machine that is too busy says so, and when to come back (%s)', (language) => {
  const { status, headers, body } = answerError(new Busy(''), language, '1')
  expect([status, headers]).toEqual([503, { 'retry-after': '10' }])
  expect(body).toEqual({ code: 'server_busy', message: translate(language, 'errors.server_busy') })
})
