import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { approvalStatus, closedOutside, type SettingValues } from '@apron/contract'
import type { Language } from '@apron/messages'
import type { Database } from '#db/client.ts'
import { isOutside, rightsOf, type Caller } from '#kernel/caller.ts'

const remembered = 1_000
/** Milliseconds; the rights a page read a second ago count as those of its new connection. */
const lately = 2_000
const touchEvery = 60_000

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** How long sessions last. */
export type SessionLifetime = Pick<SettingValues, 'session_idle_minutes' | 'session_minutes'>
type Entry = { caller: Caller | null; until: number; changedAt: number }
export type Authenticator = {
  /** The caller that a bearer token stands for; null for an unknown, expired or revoked one. */
  authenticate(token: string): Promise<Caller | null>
  /** Whether a token stood for somebody when it was last looked up, not long ago. */
  knows(token: string): boolean
  /** The present callers of several tokens; looking up does not count as using the session. */
  lookUp(tokens: string[]): Promise<Map<string, Caller>>
  /**
   * Whether the rights of a token have changed within the last two seconds: calls just before may have used the old
   * ones.
   */
  hasChanged(token: string): boolean
  /** Whether the last call with a token was answered by other rights than these. */
  answeredOtherwise(token: string, now: Caller): boolean
  /** Records which rights a token's page has been sent. */
  told(token: string, now: Caller): void
  /** Drops the cached sessions, so that a change of rights counts at once. */
  forget(): void
}

/**
 * Ours have 43 letters. A token no longer than that is cached as it is: its digest three times a call took a twentieth
 * of a short call.
 */
const rememberedAs = (token: string) => (token.length > 64 ? hashToken(token) : token)

/** Reads sessions; an answer is cached for a second, which bounds how late a revocation counts. */
export function authenticator(db: Database, lasting: () => SessionLifetime): Authenticator {
  const entries = new Map<string, Entry>()
  const touched = new Map<number, number>()

  async function touch(sessionId: number, now: number) {
    if ((touched.get(sessionId) ?? -touchEvery) > now - touchEvery) return
    touched.set(sessionId, now)
    await db
      .updateTable('sessions')
      .set({ used_at: sql<string>`now()` })
      .where('id', '=', sessionId)
      .execute()
  }

  return {
    async authenticate(token) {
      // Not by the clock of the machine: when that goes back, a right that was revoked would last until it has caught up.
      const now = performance.now()
      const entry = entries.get(rememberedAs(token))
      if (entry && entry.until > now) return entry.caller
      const hash = hashToken(token)
      const caller = (await findCallers(db, [hash], lasting())).get(hash) ?? null
      if (entries.size > 10_000) entries.clear()
      const changedAt = !entry || isSame(entry.caller, caller) ? (entry?.changedAt ?? -lately) : now
      entries.set(rememberedAs(token), { caller, until: now + remembered, changedAt })
      if (caller) await touch(caller.sessionId, now)
      return caller
    },
    knows(token) {
      const entry = entries.get(rememberedAs(token))
      return entry !== undefined && entry.caller !== null && entry.until > forgotten
    },
    hasChanged(token) {
      const entry = entries.get(rememberedAs(token))
      return entry !== undefined && entry.changedAt > performance.now() - lately
    },
    answeredOtherwise(token, caller) {
      const entry = entries.get(rememberedAs(token))
      return entry !== undefined && !isSame(entry.caller, caller)
    },
    told(token, caller) {
      const entry = entries.get(rememberedAs(token))
      const changedAt = entry && isSame(entry.caller, caller) ? entry.changedAt : performance.now()
      entries.set(rememberedAs(token), { caller, until: forgotten, changedAt })
    },
    async lookUp(tokens) {
      if (tokens.length === 0) return new Map()
      const callers = await findCallers(db, tokens.map(hashToken), lasting())
      return new Map(
        tokens.flatMap((token) => {
          const caller = callers.get(hashToken(token))
          return caller ? [[token, caller]] : []
        }),
      )
    },
    // The earlier rights stay, to tell whether they have changed.
    forget() {
      for (const entry of entries.values()) entry.until = forgotten
    },
  }
}

/** Past at any time, as the clock of a process begins with it. */
const forgotten = -1

const isSame = (one: Caller | null, other: Caller | null) =>
  one === null || other === null ? one === other : rightsOf(one) === rightsOf(other)

/** Whether a session counts still: not ended, not too old, and used not long ago. */
export const stillOpen = ({ session_idle_minutes: idle, session_minutes: longest }: SessionLifetime) => sql<boolean>`
  sessions.ended_at is null and sessions.expires_at > now()
  and sessions.created_at > now() - make_interval(mins => ${longest})
  and sessions.used_at > now() - make_interval(mins => ${idle})`

/** The callers by the hashes of their tokens. */
async function findCallers(db: Database, hashes: string[], lasting: SessionLifetime): Promise<Map<string, Caller>> {
  const rows = await db
    .selectFrom('sessions')
    .where(stillOpen(lasting))
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('groups', 'groups.id', 'users.group_id')
    .where('sessions.token_hash', '=', sql<string>`any(${hashes})`)
    .where('users.status', '=', 0)
    .where('users.deleted_at', 'is', null)
    .select([
      'sessions.token_hash',
      'sessions.id as sessionId',
      'users.id',
      'users.group_id',
      'users.organization_id',
      'users.type',
      'users.language',
      'groups.status as group_status',
    ])
    .select(
      sql<string[]>`array(select p.code from group_permissions gp join permissions p on p.id = gp.permission_id
        where gp.group_id = users.group_id)`.as('permissions'),
    )
    .execute()
  return new Map(rows.map((row) => [row.token_hash, present(row)]))
}

type Row = {
  id: number
  sessionId: number
  group_id: number
  group_status: number
  organization_id: number | null
  type: number
  language: string | null
  permissions: string[]
}

function present(row: Row): Caller {
  const isExternal = isOutside(row)
  return {
    id: row.id,
    sessionId: row.sessionId,
    groupId: row.group_id,
    isAdmitted: row.group_status === approvalStatus.APPROVAL,
    organizationId: row.organization_id,
    isExternal,
    language: row.language as Language | null,
    permissions: new Set(row.permissions.filter((code) => !isExternal || !closedOutside.has(code))),
  }
}
