import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

const year = 365 * 24 * 3600

/** Serves the built web application; any address that is no file and no call is one of its screens. */
export async function serveWebApplication(server: FastifyInstance, directory: string): Promise<void> {
  const page = await readFile(join(directory, 'index.html'), 'utf8')
  await server.register(fastifyStatic, {
    root: join(directory, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', `public, max-age=${year}, immutable`),
  })
  server.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    const isScreen = request.method === 'GET' && !/^\/(api|files|assets|socket\.io)(\/|$)/.test(pathname)
    if (!isScreen) throw new Refusal(404, 'page_not_found')
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  })
}
