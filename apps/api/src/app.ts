import { join } from 'node:path'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { noticeMails } from '@apron/contract/talk'
import { findPeople, presentPerson } from '#capabilities/people.ts'
import { metBy } from '#capabilities/visible/from-outside.ts'
import type { Config } from '#start/config.ts'
import type { Certificate } from '#start/tls/certificate.ts'
import type { Connection, Database } from '#db/client.ts'
import { backgroundJobs, visibilityByEntity, eventHandlersOf, hearingOf, callsOf } from './areas.ts'
import { serveFiles } from '#files/serving/serve-files.ts'
import { openObjects } from '#files/objects/open-objects.ts'
import { openFileStore, type FileStore } from '#files/store.ts'
import { serveApiDocument } from '#http/answering/api-document.ts'
import { authenticator as openAuthenticator } from '#http/rights/authenticate.ts'
import { compressAnswers } from '#http/answering/compressing/compress.ts'
import { finishCalls, type TrackInFlight } from '#http/in-flight.ts'
import { openChangeAnnouncer } from '#events/change-announcer.ts'
import { readJson } from '#http/reading/body/depth.ts'
import { countBody } from '#http/rate-limits/count-call.ts'
import { openLimits } from '#http/rate-limits/limits.ts'
import { addressOf } from '#http/rate-limits/network.ts'
import { serveOneClick } from '#http/mounted/one-click.ts'
import { registerCalls } from '#http/mounted/register-calls.ts'
import { Refusal } from '#kernel/refusals.ts'
import { openRoomLeft, type FreeBytes } from '#http/rate-limits/room-left.ts'
import { seldom } from '#http/rate-limits/seldom.ts'
import type { Services } from '#http/services.ts'
import type { LogTo } from '#monitoring/log.ts'
import { serveMonitoring } from '#monitoring/serve-watching.ts'
import { watchCalls } from '#monitoring/watch-calls.ts'
import { serveWebApplication } from '#http/answering/web-application.ts'
import { openJobs } from '#jobs/jobs.ts'
import { repeatEvery } from '#jobs/repeat.ts'
import { openSettings, type Settings } from '#settings/settings.ts'
import { answerErrors, headersOf, newServer } from './server.ts'
import { openRealtime, type Realtime, type RealtimeOptions } from '#realtime/realtime.ts'

/** Milliseconds between two exchanges of counts among processes. */
const settledEvery = 1_000

export type App = { server: FastifyInstance; services: Services; realtime: Realtime }
export type AppOptions = {
  config: Config
  db: Database
  /** How `db` is reached, for whoever needs connections of their own. */
  connection: Connection
  /** Where the files of a deployment lie, or what is on its way to its bucket. */
  filesDirectory: string
  /** Where the built web application lies; left out, only the API is served. */
  webDirectory?: string
  /** Whether other processes serve the same database. */
  several?: boolean
  now?: () => Date
  /** How what is free on a disk is found. */
  free?: FreeBytes
  log?: LogTo
  /** With what it speaks TLS; left out, it speaks plain HTTP. */
  certificate?: Certificate | undefined
}

/** Builds the application around a migrated database; nothing listens yet. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, db, connection } = options
  const others = options.several ? connection : undefined
  const now = options.now ?? (() => new Date())
  const settings = await openSettings(db, config)
  const server = newServer(options, () => settings.now().language)
  const watched = watchCalls(server)
  const fileStore = await openFiles(options, settings.now)
  const authenticator = openAuthenticator(db, settings.now)
  const limits = openLimits(settings.now)
  const realtime = openRealtime(server.server, {
    db,
    authenticator,
    limits,
    ...describing(fileStore),
    hearingOf,
    others,
    onError: (err) => server.log.error({ err }, 'The realtime channel has failed'),
  })
  const told = tellingLog(server)
  const jobs = openJobs({
    connection,
    db,
    timeZone: () => settings.now().time_zone,
    now,
    ...told,
    tell: (user, standing) => realtime.emit({ user }, 'job', standing),
  })
  const says: Pick<Services, 'emit' | 'hears'> = {
    hears: (to) => realtime.hears(to),
    emit: (to, event, payload) => realtime.emit(to, event, payload),
  }
  const announcer = openChangeAnnouncer(says, visibilityByEntity)
  const services: Services = {
    ...says,
    events: { handlers: [], visibility: visibilityByEntity, announcer },
    config,
    settings,
    db,
    fileStore,
    authenticator,
    limits,
    room: openRoomLeft(directoriesOf(options), options.free),
    jobs,
    now,
    online: () => realtime.online(),
  }
  services.events.handlers = eventHandlersOf(services)

  readJson(server, (request, bytes) => countBody(services, request, bytes))
  const during = finishCalls(server)
  compressAnswers(server)
  answerErrors(server, headersOf(options), () => settings.now().language, told.onError)
  await server.register(multipart, { limits: { files: 20, fields: 500, parts: 600 } })
  const settling = others && (() => repeatEvery(() => settle(services), settledEvery, told.onError))
  startAndStop(server, services, realtime, settling)
  serveMonitoring(server, services, { watched, sockets: () => realtime.connections() })
  await serveAll(server, services, options, during)
  return { server, services, realtime }
}

async function openFiles({ db, config, filesDirectory: directory }: AppOptions, settings: Settings['now']) {
  const objects = await openObjects(directory, config.store)
  return openFileStore({ db, directory, objects, secret: config.secret, settings })
}

/** What writes need a disk for: the files, and our own PostgreSQL where it is ours. */
const directoriesOf = ({ config, filesDirectory }: AppOptions) =>
  config.databaseUrl ? [filesDirectory] : [filesDirectory, join(config.dataDirectory, 'postgres')]

/** What is published of people who come online. */
const describing = (fileStore: FileStore): Pick<RealtimeOptions, 'met' | 'describe'> => ({
  met: metBy,
  describe: async (db, ids) => (await findPeople(db, ids, 'open')).map((row) => presentPerson(row, fileStore)),
})

/** Outages are logged once, also by those who retry again and again. */
const tellingLog = ({ log }: FastifyInstance) => ({
  onError: seldom((err) => log.warn({ err }, 'Something is out of reach')),
  onFailure: (err: Error, id: number) => log.error({ err }, `Job ${id} failed`),
})

/** Exchanges what processes keep in memory; everything that is done once for all of them is a job. */
const settle = ({ db, limits, settings }: Services) => Promise.all([limits.settle(db), settings.refresh(db)])

/** What begins once everything is served, and in which order it ends. */
function startAndStop(
  server: FastifyInstance,
  services: Services,
  realtime: Realtime,
  settling: (() => () => Promise<void>) | undefined,
) {
  const { jobs, fileStore, events } = services
  let stopSettling = async () => {}
  server.addHook('onReady', async () => {
    if (settling) stopSettling = settling()
    await jobs.start(backgroundJobs(services))
  })
  server.addHook('preClose', async () => {
    events.announcer.flush()
    await realtime.leave()
  })
  // Together: what a job has cleaned now would be waited for.
  server.addHook('onClose', async () => void (await Promise.all([stopSettling(), jobs.stop(), fileStore.close()])))
  server.addHook('onClose', () => realtime.close())
}

/** The calls and what describes them, files, and the web application where it is built. */
async function serveAll(server: FastifyInstance, services: Services, options: AppOptions, during: TrackInFlight) {
  const served = callsOf(services).flat()
  registerCalls(server, services, served, during)
  const oneClick = served.find(({ route }) => route === noticeMails.off)!
  await serveOneClick(server, services, oneClick, during)
  await serveApiDocument(
    server,
    services.config.name,
    served.map(({ route }) => route),
  )
  serveFiles(server, services.db, services.fileStore, (request) => services.limits.file(addressOf(request)))
  if (options.webDirectory) await serveWebApplication(server, options.webDirectory, services.config.offline)
  else
    server.setNotFoundHandler(() => {
      throw new Refusal(404, 'page_not_found')
    })
}
