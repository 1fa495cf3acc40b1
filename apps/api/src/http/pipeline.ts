import type { FastifyReply, FastifyRequest } from 'fastify'
import { isRead, type Route } from '@apron/contract'
import { translate } from '@apron/messages'
import { collectEvents } from '#events/domain-events.ts'
import { writeTrail } from '#trail/trail.ts'
import type { Database } from '#db/client.ts'
import { isOutdated } from '#db/connections/statements.ts'
import { answerBody } from './answering/answer.ts'
import { answerForAll } from './answering/same-for-all.ts'
import { checkInAudit, enterAudit, isThere, type AuditAccess, type AuditLock } from './rights/audit-access.ts'
import { admit, isInAudit } from './rights/admit.ts'
import { isClosedTo, type Caller } from '#kernel/caller.ts'
import { nothingOf } from './answering/nothing.ts'
import type { Context } from './handler.ts'
import { handleEvents } from './follow-up.ts'
import {
  claimKey,
  claimOf,
  findAnswer,
  holdingOf,
  keepAnswer,
  keyOf,
  type Answer,
  type Claim,
} from './idempotency/idempotency.ts'
import { noteSigned, signedAnew, unsigned } from './idempotency/kept-answer.ts'
import { tokenOf } from './rate-limits/count-call.ts'
import { finishedUploads } from '#files/uploads/finished.ts'
import { deviceOf } from './reading/device.ts'
import { languageOf } from './reading/language.ts'
import { Refusal, refused } from '#kernel/refusals.ts'
import { readCall, type Call } from './reading/read-call.ts'
import type { ServedCall } from './serve.ts'
import type { Services } from './services.ts'
import { auditStatusText } from './answering/status-text.ts'
import { dayIn } from '#kernel/clock.ts'
import { onWire, validateCall } from './reading/validate.ts'
import { addressOf } from './rate-limits/network.ts'

/** Answers a declared call: who, permission, validation, transaction, states, handler, events, trail, commit, publish. */
export function answerCall(services: Services, served: ServedCall) {
  const respond = answer(services, served)
  return (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    respond(request, reply).catch((error: unknown) => {
      throw onWire(served.route, error)
    })
}

function answer(services: Services, served: ServedCall) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { route } = served
    const caller = await authenticate(services, request, route)
    services.room.check(route)
    const key = keyOf(request, route)
    const language = languageOf(request, caller?.language, services.settings.now().language)
    const isClosed = caller !== null && isClosedTo(caller, route.external)
    if (isClosed) nothingOf(route)
    const isForAll = route.sameForAll && !isClosed && !(caller?.isExternal && served.handler.outside)
    if (isForAll) return answerForAll(services, served, { request, reply, caller, language })
    const sender = {
      ownerId: caller?.id ?? null,
      get unnamed() {
        return translate(language, 'files.unnamed')
      },
      comes: (bytes: number) => services.limits.uploaded(caller, addressOf(request), bytes),
    }
    const { answer, after } = await services.fileStore.takeIn(sender, async (intake) => {
      const call = await readCall(request, route, {
        ...intake,
        mayCome: (params) => maySend(services.db, served, caller, params),
        fieldCame: (bytes) => services.limits.body(caller, addressOf(request), bytes),
        begins: (bytes) => services.limits.upload(caller, addressOf(request), bytes),
        finished: (ids) => finishedUploads(services.db, caller, ids),
      })
      const given = caller && key !== null ? { user_id: caller.id, key } : null
      const claim = given && claimOf(services.config.secret, given, route, call)
      return carryOut(services, served, { request, caller, call, claim })
    })
    for (const action of after) action()
    return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body)
  }
}

async function carryOut(services: Services, served: ServedCall, asked: PipelineInput): Promise<Ran> {
  const { route, handler } = served
  // The precheck may be stale: a retry may already have run.
  const earlier = handler.precheck && asked.claim && (await findAnswer(services.db, asked.claim))
  if (earlier) return again(services.db, served, asked, signedAnew(earlier, services.fileStore))
  const situation = { ...asked, found: await lookAhead(services, served, asked) }
  if (isRead(route)) return run(services, served, services.db, situation)
  return inTransaction(services.db, (db) => run(services, served, db, situation))
}

/** Work that met an outdated prepared statement was rolled back whole, and runs once more. */
async function inTransaction<Result>(db: Database, work: (db: Database) => Promise<Result>): Promise<Result> {
  const once = () => db.transaction().execute(work)
  return once().catch((error: unknown) => {
    if (isOutdated(error)) return once()
    throw error
  })
}

async function authenticate(services: Services, request: FastifyRequest, route: Route): Promise<Caller | null> {
  const token = tokenOf(request)
  const caller = token ? await services.authenticator.authenticate(token) : null
  admit(caller, route)
  return caller
}

/** Checks, before files or a long body are read, whether the caller may send them here: a stranger's are never read. */
export async function maySend(db: Database, served: ServedCall, caller: Caller | null, params: Call['params']) {
  await enter(db, served, { caller, params, lock: 'none' })
  await served.handler.beforeFiles?.({ db, params: params as never, caller: caller as Caller })
}

async function lookAhead(
  services: Services,
  { route, handler }: ServedCall,
  { request, caller, call }: PipelineInput,
): Promise<unknown> {
  if (!handler.precheck) return undefined
  const body = validateCall(route, call)
  const settings = services.settings.now()
  return handler.precheck({
    db: services.db,
    params: call.params as never,
    body,
    caller: caller as Caller,
    language: languageOf(request, caller?.language, settings.language),
    today: dayIn(settings.time_zone, services.now()),
    address: addressOf(request),
    agent: request.headers['user-agent'] ?? '',
    files: call.files,
  })
}

type Entrance = { caller: Caller | null; params: Call['params']; lock: AuditLock }

async function enter(db: Database, served: ServedCall, { caller, params, lock }: Entrance) {
  if (!isInAudit(served.route.access) || !caller) return undefined
  const { access, subject } = served.route
  const entering = { lock, open: access.external, itemId: subject === undefined ? params['itemId'] : params['id'] }
  const audit = await enterAudit(db, caller, await auditOf(db, served, params), entering)
  checkInAudit(access, audit)
  return audit
}

const auditOf = async (db: Database, { handler }: ServedCall, params: Call['params']) =>
  handler.auditOf ? handler.auditOf(db, params as never) : params['id']!

/** An earlier answer, for whoever may still make the call; a retry may learn that its audit was removed. */
async function again(db: Database, served: ServedCall, { caller, call }: PipelineInput, answer: Answer): Promise<Ran> {
  const auditId = isInAudit(served.route.access) ? await auditOf(db, served, call.params).catch(ifGone) : null
  if (auditId !== null && (await isThere(db, auditId)))
    await enter(db, served, { caller, params: call.params, lock: 'none' })
  return { answer, after: [] }
}

function ifGone(error: unknown): null {
  if (error instanceof Refusal && error.status === 404) return null
  throw error
}

function checkStatus(route: Route, audit: AuditAccess | undefined): void {
  if (audit && route.during && !route.during.includes(audit.status)) {
    throw refused('wrong_status', { status: { text: auditStatusText(audit.status) } })
  }
}

type PipelineInput = { request: FastifyRequest; caller: Caller | null; call: Call; claim: Claim | null }
type Situation = PipelineInput & { found: unknown }
/** What a handler records for the trail entry. */
type TrailNote = { by: number | null; before: unknown; after: unknown; set: boolean }
/** An answer with what runs after the commit. */
type Ran = { answer: Answer; after: (() => void)[] }

async function run(services: Services, served: ServedCall, db: Database, situation: Situation): Promise<Ran> {
  const { route } = served
  const { request, caller, call, claim, found } = situation
  const after: Ran['after'] = []
  const earlier = claim && (await claimKey(db, claim))
  if (earlier) return again(db, served, situation, signedAnew(earlier, services.fileStore))
  const audit = await enter(db, served, { caller, params: call.params, lock: lockOf(served) })
  const body = validateCall(route, call)
  checkStatus(route, audit)
  const { fileStore, signed } = noteSigned(services.fileStore)
  const trail: TrailNote = { by: caller?.id ?? null, before: null, after: null, set: false }
  const facts = collectEvents(route)
  const context = {
    db,
    params: call.params,
    query: call.query,
    body,
    files: call.files,
    caller,
    audit,
    language: languageOf(request, caller?.language, services.settings.now().language),
    get today() {
      return dayIn(services.settings.now().time_zone, services.now())
    },
    ...deviceOf(request, services.now()),
    key: claim?.key ?? null,
    fourEyes: services.settings.now().four_eyes,
    fileStore,
    found,
    changed: facts.changed,
    afterCommit: (action) => after.push(action),
    enqueue: (kind, input) => services.jobs.enqueue(db, kind, input, null),
    noteDoer: (userId) => (trail.by = userId),
    noteBefore: (before) => (trail.before = before),
    noteAfter: (value) => Object.assign(trail, { after: value, set: true }),
  } as Context<Route>
  const result = await resultOf(served, context)
  const answered = answerBody(route, call.query, result)
  if (route.trail) {
    const replied = idOf(answered.data)
    const known = { params: call.params, replied, callerId: caller?.id ?? null, auditId: audit?.id ?? null }
    const changed = facts.settle(known)
    await handleEvents(services, context, changed, { action: route.trail, by: claim?.key ?? null, after })
    const entry = {
      action: route.trail,
      subjectId: call.params['id'] ?? replied,
      userId: trail.by,
      sessionId: caller?.sessionId ?? null,
      address: context.address,
      agent: context.agent,
      before: trail.before,
      after: trail.set ? trail.after : answered.data,
    }
    await writeTrail(db, entry, changed)
  }
  const answer = { status: 200, body: answered.json }
  if (claim) await keepAnswer(db, claim, unsigned(answer, signed), holdingOf(route, audit))
  return { answer, after }
}

const lockOf = ({ route, handler }: ServedCall): AuditLock => (isRead(route) ? 'none' : (handler.lock ?? 'share'))

/** External users get their own answer. */
async function resultOf({ route, handler }: ServedCall, context: Context<Route>) {
  const { caller } = context as { caller: Caller | null }
  if (!caller?.isExternal) return handler.run(context)
  if (isClosedTo(caller, route.external)) return nothingOf(route)
  return (handler.outside ?? handler.run)(context)
}

function idOf(data: unknown): number | null {
  const id = typeof data === 'object' && data !== null && 'id' in data ? data.id : null
  return typeof id === 'number' ? id : null
}
