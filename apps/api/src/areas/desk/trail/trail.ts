import { sql } from 'kysely'
import type { AnswerOf, QueryOf } from '@apron/contract'
import { trailKinds, trailPage, type trail as routes, type TrailEntry, type TrailKind } from '@apron/contract/desk'
import type { Language } from '@apron/messages'
import { holdsWords } from '#capabilities/search.ts'
import type { Database } from '#db/client.ts'
import { invalid } from '#kernel/refusals.ts'
import { actions, kindOf, kindTitle, titleOf } from './actions.ts'
import { changesOf, notedIn, wantedBy } from './changes.ts'
import { read, type TrailEntryRow } from './entries.queries.ts'
import { namesOf, want, type Names, type RecordIds } from './names.ts'

export type TrailReader = { db: Database; language: Language; zone: string }
type Query = QueryOf<typeof routes.list>
type Answer = AnswerOf<typeof routes.list>['data']
/** Letters of a value on the screen. */
const shown = 400

/** The entries that the filters leave below one of them, newest first. */
export async function list(reader: TrailReader, { before, ...filters }: Query): Promise<Answer> {
  const { db, language, zone } = reader
  const { user_id, kind, record_id } = filters
  if (record_id !== undefined && !kind) throw invalid('kind', 'validation.required')
  const rows = await read(db, { filters, zone, before: before ?? null, most: trailPage + 1 })
  const wanted: RecordIds = new Map()
  want(wanted, 'user', user_id)
  if (kind) want(wanted, kind, record_id)
  const page = rows.slice(0, trailPage)
  const { entries, names } = await inWords(reader, page, { most: shown, wanted })
  return {
    entries,
    next: rows.length > trailPage ? page.at(-1)!.id : null,
    user: user_id === undefined ? null : { id: user_id, fullname: names.of('user', user_id) ?? `#${user_id}` },
    record: kind && record_id !== undefined ? recordOf(kind, record_id, names, language) : null,
  }
}

type Wording = { most: number; wanted?: RecordIds }

/** Entries as texts, with the names of all their records, which one statement reads. */
export async function inWords(
  { db, language, zone }: TrailReader,
  rows: readonly TrailEntryRow[],
  { most, wanted = new Map() }: Wording,
): Promise<{ entries: TrailEntry[]; names: Names }> {
  const noted = rows.map((row) => notedIn(row, language))
  for (const [place, row] of rows.entries()) {
    want(wanted, 'user', row.user_id)
    for (const [kind, id] of row.records) want(wanted, kind, id)
    wantedBy(noted[place]!, wanted)
  }
  const names = await namesOf(db, wanted)
  const look = { language, zone, names, most }
  const entries = rows.map((row, place): TrailEntry => ({
    id: row.id,
    at: row.at,
    user: personOf(row.user_id, names),
    is_product: row.user_id === null && own.has(row.address),
    action: row.action,
    title: titleOf(row.action, language),
    records: row.records.map(([kind, id]) => recordOf(kind, id, names, language)),
    more: row.total - row.records.length,
    changes: changesOf(noted[place]!, look),
    address: row.address,
    agent: row.agent,
  }))
  return { entries, names }
}

const personOf = (id: number | null, names: Names) =>
  id === null ? null : { id, fullname: names.of('user', id) ?? '' }

/** Where what the product does by itself comes from: a job, a command, a migration. */
const own: ReadonlySet<string> = new Set(['', '-', 'server', 'terminal'])

const recordOf = (kind: TrailKind, id: number, names: Names, language: Language) => ({
  kind,
  id,
  title: kindTitle(kind, language),
  name: names.of(kind, id),
})

/** What the filters offer, by what it is called. */
export function names(language: Language): AnswerOf<typeof routes.names>['data'] {
  const byTitle = (one: { title: string }, other: { title: string }) => one.title.localeCompare(other.title, language)
  return {
    kinds: trailKinds.map((kind) => ({ kind, title: kindTitle(kind, language) })).toSorted(byTitle),
    actions: actions
      .map((action) => ({ action, title: titleOf(action, language), kind: kindOf(action) }))
      .toSorted(byTitle),
  }
}

const mostPeople = 20

/** The first people by name that the words find, also deleted ones: they did what they did. */
export async function people(db: Database, search: string): Promise<{ id: number; fullname: string }[]> {
  let rows = db.selectFrom('users').select(['id', 'fullname'])
  if (search) rows = rows.where(holdsWords('users.search', search))
  return rows
    .orderBy(sql`fullname collate natural_order`)
    .orderBy('id')
    .limit(mostPeople)
    .execute()
}
