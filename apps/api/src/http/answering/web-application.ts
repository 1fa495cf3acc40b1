import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import { isScreenAddress, isSignInAddress } from '@apron/contract'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#kernel/refusals.ts'
import { pageHeaders, workerPolicy } from './security.ts'

const compressed = promisify(gzip)
const year = 365 * 24 * 3600

const askedAnew = { ...pageHeaders, 'cache-control': 'no-cache' }
const mark = createHash('sha256').update(JSON.stringify(askedAnew)).digest('hex').slice(0, 8)

/** Takes the place of a service worker and goes, with all that it kept: from then on everything comes from here again. */
const leaving = `
addEventListener('install', () => skipWaiting())
addEventListener('message', ({ ports }) => {
  ports[0]?.postMessage(true)
  skipWaiting()
})
addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([caches.delete('application'), registration.unregister()]))
})
`

/** A page as it is, and compressed once for all who ask. */
async function readPage(directory: string, name: string): Promise<{ whole: Buffer; short: Buffer }> {
  const whole = await readFile(join(directory, name))
  return { whole, short: await compressed(whole, { level: constants.Z_BEST_COMPRESSION }) }
}

/** Serves the built web application, and the service worker that keeps it in browsers unless `offline` is false; any address that is no file and no call is one of its screens. */
export async function serveWebApplication(server: FastifyInstance, directory: string, offline: boolean): Promise<void> {
  const [page, signInPage] = await Promise.all([readPage(directory, 'index.html'), readPage(directory, 'login.html')])
  const worker = await readFile(join(directory, 'sw.js'), 'utf8')
  await server.register(fastifyStatic, {
    root: join(directory, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    // Nobody asks whether a file is still the same: with another content it has another name.
    cacheControl: false,
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply) => {
      reply.header('cache-control', `public, max-age=${year}, immutable`)
      // By the address asked for: the file that answers has another name when it is a compressed one.
      const { pathname } = new URL(reply.request.url, 'http://localhost')
      // It is no page; but what it decodes pictures with, it fetches itself.
      if (pathname.endsWith('.worker.min.mjs')) reply.header('content-security-policy', workerPolicy)
    },
  })
  // Browsers keep a page with its headers: other headers are another worker, which fetches the page anew.
  const script = offline ? `self.pageHeaders='${mark}';\n${worker}` : leaving
  const tag = `"${createHash('sha256').update(script).digest('hex').slice(0, 16)}"`
  server.get('/sw.js', (request, reply) => {
    reply.headers({ ...askedAnew, etag: tag })
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type('text/javascript; charset=utf-8').send(script)
  })
  server.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || !isScreenAddress(pathname)) throw new Refusal(404, 'page_not_found')
    const { whole, short } = isSignInAddress(pathname) ? signInPage : page
    reply.type('text/html; charset=utf-8').headers({ ...askedAnew, vary: 'accept-encoding' })
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(whole)
    return reply.header('content-encoding', 'gzip').send(short)
  })
}
