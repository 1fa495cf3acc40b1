import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { world } from '#testing/world.ts'

let webDirectory: string
beforeAll(async () => {
  webDirectory = await mkdtemp(join(tmpdir(), 'apron-web-'))
  await mkdir(join(webDirectory, 'assets'))
  await writeFile(join(webDirectory, 'index.html'), '<title>Apron</title>')
  await writeFile(join(webDirectory, 'login.html'), '<title>Sign in</title>')
  await writeFile(join(webDirectory, 'sw.js'), '(function () {})()')
})
afterAll(() => rm(webDirectory, { recursive: true }))

it('the service worker is asked for anew each time, and says with which headers pages are sent', async () => {
  const { url } = await world({ webDirectory })
  const first = await fetch(`${url}/sw.js`)
  expect(first.headers.get('cache-control')).toBe('no-cache')
  expect(first.headers.get('content-type')).toContain('text/javascript')
  expect(first.headers.get('content-security-policy')).toContain("worker-src 'self'")
  expect(await first.text()).toMatch(/^self\.pageHeaders='[\da-f]{8}';\n\(function/)
  const again = await fetch(`${url}/sw.js`, { headers: { 'if-none-match': first.headers.get('etag')! } })
  expect(again.status).toBe(304)
})

it('a deployment that is to keep nothing sends a worker that goes', async () => {
  const { url } = await world({ webDirectory, config: { offline: false } })
  const script = await (await fetch(`${url}/sw.js`)).text()
  expect(script).toContain('registration.unregister()')
  expect(script).not.toContain('pageHeaders')
})

it('a worker that fetches more of its own scripts may do that and nothing else, and other files nothing at all', async () => {
  await mkdir(join(webDirectory, 'assets', 'pdf-1'), { recursive: true })
  for (const name of ['pdf.worker.min.mjs', 'other.mjs'])
    await writeFile(join(webDirectory, 'assets', 'pdf-1', name), 'export {}')
  const { url } = await world({ webDirectory })
  const policyOf = async (name: string) => {
    const answer = await fetch(`${url}/assets/pdf-1/${name}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('javascript')])
    return answer.headers.get('content-security-policy')
  }
  expect(await policyOf('pdf.worker.min.mjs')).toBe("default-src 'none';script-src 'self';frame-ancestors 'none'")
  expect(await policyOf('other.mjs')).toBe("default-src 'none';frame-ancestors 'none'")
})

it.each(['pdf.worker.min.mjs', 'jbig2_nowasm_fallback.js', 'index-1.css', 'letters.pfb', 'words.woff2'])(
  '%s says the same of itself in whatever form it is sent',
  async (name) => {
    const directory = join(webDirectory, 'assets', 'forms')
    await mkdir(directory, { recursive: true })
    const content = Buffer.from('export {}')
    await writeFile(join(directory, name), content)
    await writeFile(join(directory, `${name}.gz`), gzipSync(content))
    await writeFile(join(directory, `${name}.br`), brotliCompressSync(content))
    const { url } = await world({ webDirectory })
    const said = async (form: string, query = '') => {
      const { headers, status } = await fetch(`${url}/assets/forms/${name}${query}`, {
        headers: { 'accept-encoding': form },
      })
      expect([status, headers.get('content-encoding')]).toEqual([200, form === 'identity' ? null : form])
      const told = ['content-type', 'content-security-policy', 'cache-control', 'vary', 'x-content-type-options']
      return told.map((header) => headers.get(header))
    }
    const plain = await said('identity')
    expect(plain.slice(1, 3)).toEqual([
      name.includes('worker')
        ? "default-src 'none';script-src 'self';frame-ancestors 'none'"
        : "default-src 'none';frame-ancestors 'none'",
      'public, max-age=31536000, immutable',
    ])
    for (const form of ['gzip', 'br']) expect([form, ...(await said(form))]).toEqual([form, ...plain])
    expect(await said('br', '?again')).toEqual(plain)
  },
)

it('a screen is the page, whatever is asked of it; what is none is not', async () => {
  const { url } = await world({ webDirectory })
  const pages = [
    ...['/', '/checklist/1/view?grp=0', '/apis', '/logins', '/password'].map((path) => [path, 'Apron'] as const),
    ...['/login', '/login?redirect=/', '/password/forgot'].map((path) => [path, 'Sign in'] as const),
  ]
  for (const [path, title] of pages) {
    const answer = await fetch(url + path)
    const told = [path, answer.status, answer.headers.get('cache-control'), await answer.text()]
    expect(told).toEqual([path, 200, 'no-cache', `<title>${title}</title>`])
    expect(answer.headers.get('content-security-policy')?.split(';')).toContain("script-src 'self'")
    expect((await fetch(url + path, { method: 'HEAD' })).status).toBe(200)
  }
  for (const path of ['/api/nothing', '/files', '/assets/nothing']) expect((await fetch(url + path)).status).toBe(404)
})
