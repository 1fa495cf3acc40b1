import { gunzipSync } from 'node:zlib'
import { request } from 'node:http'
import { expect, it } from 'vitest'
import { hashPassword } from '../../../areas/people/domain/password.ts'
import { world } from '#testing/world.ts'

type Raw = { encoding: string | undefined; length: number; text: string }

function fetchRaw(url: string, headers: Record<string, string>, body?: string): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const bytes = Buffer.concat(parts)
        const encoding = response.headers['content-encoding']
        const text = (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
        resolve({ encoding, length: bytes.length, text })
      })
    }).on('error', reject)
    asked.end(body)
  })
}

it('what fits into one packet goes out as it is, and from a kilobyte on compressed', async () => {
  const { url, asSuper, db } = await world()
  const { token } = await asSuper()
  const page = () => fetchRaw(`${url}/api/groups`, { 'accept-encoding': 'gzip', authorization: `Bearer ${token}` })
  expect((await page()).encoding).toBeUndefined()
  const rows = Array.from({ length: 12 }, (_, order) => ({ name: `Kỹ thuật viên thứ ${order}`, status: 1 }))
  await db.insertInto('groups').values(rows).execute()
  const packed = await page()
  expect([packed.encoding, JSON.parse(packed.text).meta.total]).toEqual(['gzip', 13])
  expect([packed.text.length < 8_192, packed.length < packed.text.length / 4]).toEqual([true, true])
})

it('an answer to signing in is not compressed, having a secret beside what was typed', async () => {
  const { url, asSuper, db } = await world()
  const { id } = await asSuper()
  const password = 'mat khau cua moi nguoi'
  const password_hash = await hashPassword(password)
  const { email } = await db
    .updateTable('users')
    .set({ password_hash })
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirstOrThrow()
  const headers = { 'accept-encoding': 'gzip', 'content-type': 'application/json' }
  const answer = await fetchRaw(`${url}/api/login`, headers, JSON.stringify({ email, password, type: 1 }))
  expect([answer.encoding, answer.length > 1_024]).toEqual([undefined, true])
  expect(JSON.parse(answer.text).data.token).toEqual(expect.any(String))
})

it('a long answer is sent compressed to whoever takes it so, a short one and any other as it is', async () => {
  const { url } = await world()
  const long = `${url}/api/openapi.json`
  const [short, plain, packed] = [
    await fetchRaw(`${url}/api/settings`, { 'accept-encoding': 'gzip' }),
    await fetchRaw(long, { 'accept-encoding': 'identity' }),
    await fetchRaw(long, { 'accept-encoding': 'gzip, br' }),
  ]
  expect([short.encoding, plain.encoding, packed.encoding]).toEqual([undefined, undefined, 'gzip'])
  expect(packed.text).toBe(plain.text)
  expect(packed.length).toBeLessThan(plain.length / 4)
})
