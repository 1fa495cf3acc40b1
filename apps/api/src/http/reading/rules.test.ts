import { afterAll, beforeAll, expect, it } from 'vitest'
import { asArrived, fieldsOf, fieldsRenamed, judge, toWire, type Route, type Schema } from '@apron/contract'
import { translate, type Language } from '@apron/messages'
import { callsOf } from '../../areas.ts'
import { openAudit } from '#testing/audits/open-audit.ts'
import { bodyBound, smallBody } from './body/largest-body.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let chief: Browser
let writing: Route[]
beforeAll(async () => {
  world = await startWorld()
  chief = await world.asSuper()
  const { items } = await openAudit(world)
  // Whether one may send to it is checked before what is sent.
  const comment = { audit_item_id: items[0], user_id: chief.id, content: '<p>Kho</p>' }
  await world.db.insertInto('comments').values(comment).execute()
  const routes = callsOf(world.app.services).flat()
  writing = routes.map(({ route }) => route).filter(({ method, body }) => method !== 'GET' && body)
})
afterAll(() => world.stop())

const languages: Language[] = ['vi', 'en']
type Sentences = Record<string, string[]>

/** Files for what an address names are refused before a form is read. */
const asForm = ({ files, path }: Route) => files !== undefined && !path.includes(':')

/** What a browser says before it sends, under the names that the wire has for its fields. */
function saidBefore(route: Route, body: object, language: Language): Sentences {
  const { problems = {} } = judge(route.body!, asArrived(asForm(route) ? route : {}, body))
  const sentences = Object.entries(problems).map(([field, list]): [string, string[]] => [
    field,
    list.map(({ key, values }) => translate(language, key, values)),
  ])
  return fieldsRenamed(route.body, 'toWire', Object.fromEntries(sentences))
}

/** What a browser says of the files that a form wants and has not got. */
function filesMissed({ files = {} }: Route, language: Language): Sentences {
  const wanted = Object.entries(files).filter(([, { isRequired }]) => isRequired)
  return Object.fromEntries(wanted.map(([name]) => [name, [translate(language, 'validation.file_required')]]))
}

/** What the server says, under the names of the wire. */
async function saidAfter(route: Route, body: object, language: Language): Promise<[number, Sentences]> {
  const onWire = toWire(route.body, body) as object
  const form = new FormData()
  if (asForm(route)) for (const [name, value] of fieldsOf(onWire)) form.set(name, value)
  const verb = route.method.toLowerCase() as 'post' | 'put' | 'delete'
  const address = route.path.replace(/:\w+/g, '1')
  const headers = { 'accept-language': language }
  const came = await chief[verb](address, asForm(route) ? { form, headers } : { body: onWire, headers })
  return [came.status, came.body.errors as Sentences]
}

function shapeOf(schema: Schema): Record<string, Schema> {
  const { shape, innerType, out } = schema._zod.def as unknown as Record<string, Schema> & {
    shape?: Record<string, Schema>
  }
  return shape ?? shapeOf((innerType ?? out)!)
}

const wrong = {
  missing: undefined,
  nothing: null,
  empty: '',
  blank: '   ',
  'too long': 'x'.repeat(60_000),
  lines: 'dòng\n'.repeat(1000),
  word: 'kho',
  'a number as text': '12',
  negative: -1,
  'with a fraction': 1.5,
  huge: 1e12,
  yes: true,
  'an empty list': [],
  'a list of words': ['x', ''],
  'a list of objects': [{}],
  'an object': { x: 1 },
  'a sign that nothing stores': 'a\0b',
  'half a sign': '\ud800',
  'no day': '2026-02-31',
  'a day long ago': '1066-10-14',
}

it.each(Object.entries(wrong))('%s: browser and server say the same of every field of every form', async (_, value) => {
  let refused = 0
  for (const route of writing) {
    const body = Object.fromEntries(Object.keys(shapeOf(route.body!)).map((field) => [field, value]))
    for (const language of languages) {
      const before = saidBefore(route, body, language)
      if (Object.keys(before).length === 0) continue
      refused++
      const after = [route.endpoint, ...(await saidAfter(route, body, language))]
      // More than anything that the call takes may hold is not looked into.
      const bytes = Buffer.byteLength(JSON.stringify(toWire(route.body, body)))
      const isLonger = bytes > bodyBound(route)
      // Of a long one it is asked first whether it may be sent to what the address names.
      if (bytes > smallBody && after[1] === 404 && route.path.includes(':')) continue
      const said = { ...before, ...filesMissed(route, language) }
      expect(after).toEqual([route.endpoint, ...(isLonger ? [413, undefined] : [422, said])])
    }
  }
  expect(refused).toBeGreaterThan(10)
})

const audit = { name: 'Kho', starting_date: '2026-03-02', organization_id: 1 }
const account = { fullname: 'Lan', email: 'lan@example.test', gender: 1, group_id: 1 }
it.each([
  ['POST /checklists', { ...audit, ending_date: '2026-03-01' }, 'ending_date'],
  ['POST /checklists', { ...audit, ending_date: '2026-03-03', users: [{ users: [1] }] }, 'users.0.group_alias_id'],
  ['POST /users', { ...account, password: 'Kho xăng 12', password_again: 'khác' }, 'repass'],
  ['POST /users', { ...account, password: 'ngắn', password_again: 'ngắn' }, 'password'],
  [
    'POST /profiles/change-password',
    { current_password: 'Kho xăng 12', password: 'Kho xăng 12', password_again: 'Kho xăng 12' },
    'password',
  ],
  ['POST /organizations', { name: 'Kho', parent_id: 0, phone: 'không có' }, 'phone'],
  ['POST /checklist-item-status', { code: 'X', name: 'X', color: 'đỏ' }, 'color'],
  ['POST /profiles', { fullname: 'Lan', info: `x${'\n'.repeat(1000)}x` }, 'info'],
])('%s: what concerns several fields is said the same', async (endpoint, body, field) => {
  const route = writing.find((one) => one.endpoint === endpoint)!
  for (const language of languages) {
    const before = saidBefore(route, body, language)
    expect(Object.keys(before)).toEqual([field])
    expect(await saidAfter(route, body, language)).toEqual([422, before])
  }
})

it('every form is among them', () => {
  expect(writing.length).toBeGreaterThan(40)
})
