import { gunzipSync } from 'node:zlib'
import { get } from 'node:http'
import { expect, it } from 'vitest'
import { world } from '../../testing/world.ts'

type Raw = { encoding: string | undefined; length: number; text: string }

function fetchRaw(url: string, accepts: string): Promise<Raw> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': accepts } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const bytes = Buffer.concat(parts)
        const encoding = response.headers['content-encoding']
        const text = (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
        resolve({ encoding, length: bytes.length, text })
      })
    }).on('error', reject)
  })
}

it('a long answer is sent compressed to whoever takes it so, a short one and any other as it is', async () => {
  const { url } = await world()
  const long = `${url}/api/openapi.json`
  const [short, plain, packed] = [
    await fetchRaw(`${url}/api/settings`, 'gzip'),
    await fetchRaw(long, 'identity'),
    await fetchRaw(long, 'gzip, br'),
  ]
  expect([short.encoding, plain.encoding, packed.encoding]).toEqual([undefined, undefined, 'gzip'])
  expect(packed.text).toBe(plain.text)
  expect(packed.length).toBeLessThan(plain.length / 4)
})
