import { request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callsOf } from '../../areas.ts'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { some, tried } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let boss: Browser
beforeAll(async () => {
  world = await startWorld()
  boss = await world.asSuper()
})
afterAll(() => world.stop())

const identifiers = [
  '0',
  '-1',
  '-0',
  '+1',
  '1.5',
  '1e3',
  '1e309',
  '0x1',
  '0b1',
  '1_000',
  '01',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  '2147483647',
  '2147483648',
  '4294967297',
  '9223372036854775808',
  '9'.repeat(400),
  '１',
  '١',
  '½',
  '1٫5',
  '%00',
  '1%00',
  '1%0a',
  '%20',
  '1%20or%201=1',
  "1'--",
  '1;select',
  '%27%22',
  '%E0%80%80',
  '[]',
  '1,2',
  '*',
  '{}',
  '__proto__',
  'constructor',
  'toString',
  '..%2f1',
  '%2e%2e',
  'true',
  '1%252f',
  '%F0%9F%91%8D',
  '$1',
  '%25s',
  '${1}',
]

/** Reports are of one organisation, or of all. */
const isAll = (path: string, identifier: string) => identifier === '0' && path.endsWith('/reports')

it('an identifier that is none is not there, whatever the call', async () => {
  const calls = callsOf(world.app.services)
    .flat()
    .map(({ route }) => route)
    .filter(({ path }) => path.includes(':'))
  const wrong: unknown[] = []
  for (const { method, path } of calls) {
    for (const identifier of some(identifiers, 8)) {
      const address = `${world.url}/api${path.replaceAll(/:\w+/g, identifier)}`
      const headers = { authorization: `Bearer ${boss.token}`, 'content-type': 'application/json' }
      const body = method === 'GET' ? null : '{}'
      const { status } = await fetch(address, { method, headers, body })
      tried(1)
      // A number that could be one may be missing something else as well.
      if (![400, 404, 414, 422].includes(status) && !(status === 200 && (method === 'GET' || isAll(path, identifier))))
        wrong.push([method, address, status])
    }
  }
  expect(wrong).toEqual([])
})

const deep = (levels: number, open = '[', close = ']') => open.repeat(levels) + close.repeat(levels)
const bodies = [
  '',
  ' ',
  'null',
  '1',
  '"x"',
  'true',
  '[]',
  '[[]]',
  '{',
  '}',
  '{]',
  '{"name":}',
  '\u0000',
  '{"name":"a"}}',
  'NaN',
  '{"name":"a","name":"b","order":1}x',
  "{'name':'a'}",
  '{"name":1e999,"order":1}',
  '{"name":"\\ud800","order":1}',
  '{"name":"\\u0000","order":1}',
  '{"name":{"toString":"x"},"order":1}',
  '{"name":["a"],"order":[1]}',
  '{"__proto__":{"name":"a"},"order":-1}',
  '{"constructor":{"prototype":{"name":"a"}}}',
  '{"name":null,"order":null}',
  ...[10, 1000, 6000].flatMap((levels) => [deep(levels), `{"name":${deep(levels)},"order":${deep(levels)}}`]),
  deep(2000, '{"a":', '}').replace('}', '1}'),
  `{"name":"${'a'.repeat(1_900_000)}","order":1}`,
  `{${Array.from({ length: 20_000 }, (_, n) => `"k${n}":${n}`).join(',')}}`,
  `[${'1,'.repeat(200_000)}1]`,
]
const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/xml',
  'multipart/form-data',
]

it('a body that is not what was asked for is told, whatever it says it is', async () => {
  const writes = ['/positions', '/chats/0', '/profiles', '/menus', '/checklists', '/multi-deactivate-users']
  const wrong: unknown[] = []
  for (const [place, body] of some(bodies, 3).entries()) {
    for (const path of writes) {
      for (const type of place % 5 === 0 ? types : types.slice(0, 1)) {
        const headers = { authorization: `Bearer ${boss.token}`, 'content-type': type, 'accept-language': 'vi' }
        const came = await fetch(`${world.url}/api${path}`, {
          method: path.startsWith('/multi') ? 'PUT' : 'POST',
          headers,
          body,
        })
        const text = await came.text()
        tried(1)
        // An empty form of one's own profile changes nothing.
        const isFine = path === '/profiles' && came.status === 200
        if (!isFine && ![400, 413, 415, 422].includes(came.status))
          wrong.push([path, type, body.slice(0, 60), came.status])
        else if (!isFine && !/"message":"[^"]*\p{L}/u.test(text)) wrong.push([path, type, body.slice(0, 60), text])
      }
    }
  }
  expect(wrong).toEqual([])
})

it('a bomb of a body is not blown up', async () => {
  const bomb = gzipSync(Buffer.alloc(200_000_000, ' '))
  const headers = {
    authorization: `Bearer ${boss.token}`,
    'content-type': 'application/json',
    'content-encoding': 'gzip',
    'content-length': bomb.length,
  }
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const sending = request(`${world.url}/api/positions`, { method: 'POST', headers }, (came) => {
      came.resume()
      resolve(came.statusCode)
    })
    sending.on('error', reject).end(bomb)
  })
  tried(1)
  expect([400, 413, 415]).toContain(status)
})

const names = [
  '../../etc/passwd',
  '..\\..\\boot.ini',
  '/etc/passwd',
  'C:\\a.jpg',
  '....//a.jpg',
  '%2e%2e%2fa.jpg',
  'a/../b.jpg',
  'a\0.jpg',
  'a.jpg\0.exe',
  'a\r\nset-cookie: x=1.jpg',
  'a\nb.jpg',
  'a"b.jpg',
  "a'b.jpg",
  'a;b.jpg',
  'a`id`.jpg',
  '$(id).jpg',
  '|id.jpg',
  '-rf.jpg',
  '--help',
  '.',
  '..',
  '.htaccess',
  'con',
  'nul.jpg',
  'aux',
  'a.jpg.',
  'a.jpg ',
  ' a.jpg',
  'a.php.jpg',
  'a.svg',
  'a.html',
  '<img src=x onerror=fired(1)>.jpg',
  '"><script>fired(1)</script>.jpg',
  '{{7*7}}.jpg',
  '%s%n.jpg',
  '%00.jpg',
  'a‮gpj.exe',
  '﻿a.jpg',
  'a​.jpg',
  'ảnh bồn số 3.jpg',
  'á.jpg',
  '👨‍👩‍👧.jpg',
  `${'a'.repeat(255)}.jpg`,
  `${'ả'.repeat(3e3)}.jpg`,
  `${'.'.repeat(300)}`,
  '=cmd|calc.jpg',
  "'; drop table files; --.jpg",
  'a	b.jpg',
]

it('a file of any name is kept, told by its name, and served as what it is', async () => {
  const bytes = await jpeg(40, 30)
  const wrong: unknown[] = []
  for (const name of some(names, 2)) {
    const { status, body, text } = await boss.post('/libraries/upload', { form: form({}, [['file', name, bytes]]) })
    tried(1)
    // A name that says nothing behind its last stroke is no file, and one with the sign 0 is none either.
    if ((status === 422 || status === 400) && body.message) continue
    if (status !== 200) {
      wrong.push([name, status, text])
      continue
    }
    const served = await fetch(world.url + body.data.url)
    const sent = [...served.headers].flat().join('\n')
    if (served.status !== 200 || !sent.includes('image/jpeg')) wrong.push([name, served.status])
    if (served.headers.get('set-cookie') || /\.\.[/\\]|etc\/|[<>]/.test(sent)) wrong.push([name, sent])
    const row = await world.db
      .selectFrom('files')
      .select('name')
      .where('id', '=', body.data.id)
      .executeTakeFirstOrThrow()
    if (row.name !== body.data.file_name || [...row.name].length > 255) wrong.push([name, row.name])
  }
  expect(wrong).toEqual([])
})
