import { expect, it } from 'vitest'
import { keyNamed } from '#testing/key-named.ts'
import { world, type World } from '#testing/world.ts'
import { Refusal } from '#kernel/refusals.ts'
import { checkRead, checkText } from './depth.ts'

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

function refusalOf(check: () => void): string | undefined {
  try {
    check()
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

const named = (names: number) => `{${Array.from({ length: names }, (_, place) => `"k${place}":":"`).join()}}`
it.each([
  [named(20_000), undefined],
  [named(20_001), 'too_many_names'],
  [`[${Array(20_000).fill('{"a":1}').join()}]`, undefined],
  [`[${Array(20_001).fill('{"a":1}').join()}]`, 'too_many_names'],
  [`[${Array(100_000).fill('":"').join()}]`, undefined],
])('counts names, not signs: case %$', (json, expected) => {
  expect(refusalOf(() => checkText(json))).toBe(expected)
  expect(refusalOf(() => checkRead(JSON.parse(json)))).toBe(expected)
})

it.each([
  [nested(64), false],
  [nested(65), true],
  [`{"a":"${'['.repeat(100)}"}`, false],
  [`{"a":"\\"${'['.repeat(100)}"}`, false],
  [`[${Array(100).fill('{"a":[1]}').join()}]`, false],
])('looks at levels, not at signs: case %$', (json, deep) => {
  const expected = deep ? 'too_deep' : undefined
  expect(refusalOf(() => checkText(json))).toBe(expected)
  expect(refusalOf(() => checkRead(JSON.parse(json)))).toBe(expected)
})

async function send({ url }: World, token: string, body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/api/chats/0`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body,
  })
  return { status: response.status, body: await response.json() }
}

it('refuses what is nested too deep with a sentence, with a key and without, in a form too', async () => {
  const own = await world()
  const { token, post } = await own.as()
  for (const levels of [6_000, 25_000]) {
    const deep = `{"type":"text","data":{"text":"x","extra":${nested(levels)}}}`
    for (const headers of [{}, { 'idempotency-key': keyNamed(`deep-${levels}`) }, { 'accept-language': 'vi' }]) {
      const refused = await send(own, token, deep, headers as Record<string, string>)
      expect([refused.status, refused.body]).toEqual([400, expect.objectContaining({ code: 'too_deep' })])
    }
    const form = new FormData()
    form.append('type', 'text')
    form.append('data', new File([deep], 'blob', { type: 'application/json' }))
    expect(
      (await post('/chats/0', { form, headers: { 'idempotency-key': keyNamed(`form-${levels}`) } })).status,
    ).not.toBe(500)
  }
  const fields = [
    '--x',
    'content-disposition: form-data; name="data"',
    'content-type: application/json',
    '',
    nested(6_000),
  ]
  const asForm = { 'content-type': 'multipart/form-data; boundary=x', 'idempotency-key': keyNamed('field') }
  expect((await send(own, token, [...fields, '--x--', ''].join('\r\n'), asForm)).status).toBe(400)
  const flat = `{"type":"text","data":{"text":"x","extra":${nested(50)}}}`
  expect((await send(own, token, flat, { 'idempotency-key': keyNamed('flat') })).status).toBe(200)
})
