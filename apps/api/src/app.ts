import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance } from 'fastify'
import { fileKinds } from '@apron/contract'
import { findPeople, presentPerson } from './capabilities/people.ts'
import type { Config } from './config.ts'
import type { Connection, Database } from './db/client.ts'
import { rooms } from './areas.ts'
import { serveFiles } from './files/serve-files.ts'
import { openFileStore } from './files/store.ts'
import { serveApiDocument } from './http/api-document.ts'
import { authenticator as openAuthenticator } from './http/authenticate.ts'
import { compressAnswers } from './http/compress.ts'
import { cleanStored } from './files/clean-stored.ts'
import { deleteReleased, releasedEvery, sweepDeleted } from './files/release.ts'
import { sweepUploads } from './files/sweep.ts'
import { answerError } from './http/error-answer.ts'
import { finishCalls } from './http/in-flight.ts'
import { languageOf } from './http/language.ts'
import { readJson } from './http/depth.ts'
import { openLimits } from './http/limits.ts'
import { securityHeaders } from './http/security.ts'
import { largestBody } from './http/multipart.ts'
import { registerCalls } from './http/register-calls.ts'
import { Refusal } from './http/refusal.ts'
import { seldom } from './http/seldom.ts'
import type { Services } from './http/services.ts'
import { serveWebApplication } from './http/web-application.ts'
import { repeat } from './jobs/repeat.ts'
import { forget } from './jobs/forget.ts'
import { openRealtime, type Realtime } from './realtime/realtime.ts'

const hour = 3_600_000
/** Milliseconds between two times that processes tell one another what they counted. */
const settledEvery = 1_000

export type App = { server: FastifyInstance; services: Services; realtime: Realtime }
export type AppOptions = {
  config: Config
  db: Database
  /** Where the files of a deployment lie. */
  filesDirectory: string
  /** Where the built web application lies; left out, only the API is served. */
  webDirectory?: string
  /** The database by which other processes are reached, when several serve it. */
  others?: Connection | undefined
  now?: () => Date
  log?: boolean
}

/** Builds the application around a migrated database; nothing listens yet. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, db } = options
  const server = fastify({
    logger: options.log ? { level: 'warn' } : false,
    trustProxy: believed(config.trustProxy),
    bodyLimit: largestBody,
    routerOptions: { ignoreTrailingSlash: true },
    requestTimeout: 120_000,
    // An address that leads to no route; no hook sees it.
    frameworkErrors: (error, request, { raw }) => {
      const { body } = answerError(error, languageOf(request, null, config.language))
      raw.writeHead(error.statusCode ?? 400, { ...securityHeaders, 'content-type': 'application/json; charset=utf-8' })
      raw.end(JSON.stringify(body))
    },
    // A browser keeps its connection; stopping must not wait for it.
    forceCloseConnections: true,
  })
  const fileStore = await openFileStore({ ...config, db, directory: options.filesDirectory })
  const authenticator = openAuthenticator(db, config.sessionIdleMinutes)
  const limits = openLimits(config.limits)
  const realtime = openRealtime(server.server, {
    db,
    authenticator,
    limits,
    describe: async (ids) => (await findPeople(db, ids, 'open')).map((row) => presentPerson(row, fileStore)),
    others: options.others,
    onError: (error) => server.log.error(error),
  })
  const services: Services = {
    config,
    db,
    fileStore,
    authenticator,
    limits,
    now: options.now ?? (() => new Date()),
    hears: (to) => realtime.hears(to),
    online: () => realtime.online(),
    emit: (to, event, payload) => realtime.emit(to, event, payload),
  }

  readJson(server)
  const during = finishCalls(server)
  compressAnswers(server)
  const warn = seldom((error) => server.log.warn(error.message))
  server.setErrorHandler((error, request, reply) => {
    const { status, headers, body } = answerError(error, languageOf(request, null, config.language))
    // While the database is away every call says so.
    if (status === 503) warn(error as Error)
    else if (status >= 500) request.log.error(error)
    return reply.code(status).headers(headers).send(body)
  })
  server.addHook('onRequest', (_, reply, done) => {
    reply.headers(securityHeaders)
    done()
  })
  await server.register(multipart, {
    limits: { files: 20, fileSize: fileKinds.document.largest, fields: 500, parts: 600 },
  })
  let stopJobs = async () => {}
  server.addHook('onReady', async () => {
    const hourly = [
      () => forget(db),
      () => sweepDeleted(db, fileStore.blobs, services.now()),
      () => sweepUploads(services),
      (leaving: AbortSignal) => cleanStored(services, leaving),
    ]
    const jobs = [
      ...hourly.map((job) => repeat(job, hour, warn)),
      repeat(() => deleteReleased(db), releasedEvery, warn),
    ]
    if (options.others) jobs.push(repeat(() => limits.settle(db), settledEvery, warn))
    stopJobs = async () => void (await Promise.all(jobs.map((stop) => stop())))
  })
  server.addHook('preClose', () => realtime.leave())
  // Together: what a job has cleaned now would be waited for.
  server.addHook('onClose', async () => void (await Promise.all([stopJobs(), fileStore.close()])))
  server.addHook('onClose', () => realtime.close())

  const served = rooms(services).flat()
  registerCalls(server, services, served, during)
  await serveApiDocument(
    server,
    config.name,
    served.map(({ route }) => route),
  )
  serveFiles(server, db, fileStore, services.limits)
  if (options.webDirectory) await serveWebApplication(server, options.webDirectory)
  else
    server.setNotFoundHandler(() => {
      throw new Refusal(404, 'page_not_found')
    })
  return { server, services, realtime }
}

/** Which proxies fastify believes; of a bare number it believes none. */
function believed(trustProxy: Config['trustProxy']) {
  return typeof trustProxy === 'number' ? (_: string, hop: number) => hop < trustProxy : trustProxy
}
