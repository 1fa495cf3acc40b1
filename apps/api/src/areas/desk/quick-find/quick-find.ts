import { sql, type RawBuilder } from 'kysely'
import { holdsWords } from '#capabilities/search.ts'
import { calledInWords } from '#capabilities/visible/conclusion.ts'
import { seesDocument } from '#capabilities/visible/document-access.ts'
import { organizationsOutside } from '#capabilities/visible/from-outside.ts'
import { findingsVisibleTo, visibleTo } from '#capabilities/visible/visible-audits.ts'
import type { Database } from '#db/client.ts'
import type { Caller } from '#kernel/caller.ts'

const most = 6
const mostWords = 8
/** Fewer letters than a trigram has are looked for where words begin: there an index knows them. */
const shortest = 3

/** Each word stands in the column, in any order and with markup between them. */
function matches(column: string, words: string): RawBuilder<boolean> {
  const each = words.split(/\s+/).slice(0, mostWords)
  return sql<boolean>`(${sql.join(
    each.map((word) => holds(column, word)),
    sql` and `,
  )})`
}

function holds(column: string, word: string): RawBuilder<boolean> {
  if ([...word.normalize('NFC')].length >= shortest) return holdsWords(column, word)
  const literal = word.replace(/[\\%_]/g, '\\$&')
  const search = sql.ref(column)
  return sql<boolean>`(${search} like fold(${literal}) || '%' or ${search} like '% ' || fold(${literal}) || '%')`
}

/** What begins with the words as they are written stands first, then what holds them so. */
function nearness(column: string, words: string): RawBuilder<number> {
  const at = sql`strpos(${sql.ref(column)}, fold(${words}))`
  return sql<number>`case ${at} when 1 then 0 when 0 then 2 else 1 end`
}

export const audits = (db: Database, caller: Caller, words: string) =>
  db
    .selectFrom('audits')
    .innerJoin('organizations', 'organizations.id', 'audits.organization_id')
    .select(['audits.id', 'audits.name', 'audits.status', 'organizations.name as organization'])
    .where(matches('audits.search', words))
    .where(visibleTo(caller))
    .orderBy(nearness('audits.search', words))
    .orderBy('audits.starting_date', 'desc')
    .orderBy('audits.id', 'desc')
    .limit(most)

/** How a number of a finding begins, with or without the letters before it; null for what is none. */
function numberIn(words: string): string | null {
  const [, year, rest] = /^(?:nc[- ]?)?(\d{4})(-\d*)?$/i.exec(words) ?? []
  return year ? `NC-${year}${rest ?? ''}` : null
}

/** Findings by their number; none are looked for where no number is. */
export async function findings(db: Database, caller: Caller, words: string) {
  const number = numberIn(words)
  if (number === null) return undefined
  return db
    .selectFrom('audit_items')
    .innerJoin('audits', 'audits.id', 'audit_items.audit_id')
    .select(['audit_items.id', 'audit_items.audit_id', 'audit_items.group_id'])
    .select(calledInWords('audit_items', false).as('header'))
    .select([sql<string>`audit_items.finding_number`.as('finding_number'), 'audits.name as audit'])
    .where('audit_items.finding_number', 'like', `${number}%`)
    .where(findingsVisibleTo(caller))
    .orderBy(sql`length(audit_items.finding_number)`)
    .orderBy('audit_items.finding_number')
    .limit(most)
    .execute()
}

export const items = (db: Database, words: string) =>
  db
    .selectFrom('library_items')
    .select(['id', 'group_id', 'header', 'content'])
    .where(matches('search', words))
    .orderBy(nearness('search', words))
    .orderBy(sql`header collate natural_order`)
    .orderBy('id')
    .limit(most)

export const documents = (db: Database, caller: Caller, words: string) =>
  db
    .selectFrom('documents')
    .innerJoin('document_groups', 'document_groups.id', 'documents.group_id')
    .select([
      'documents.id',
      'documents.name',
      'documents.version',
      'documents.status',
      'document_groups.name as group',
    ])
    .where(matches('documents.search', words))
    .where(seesDocument(caller, sql`documents.id`, sql`documents.status`))
    .orderBy(nearness('documents.search', words))
    .orderBy(sql`documents.name collate natural_order`)
    .orderBy('documents.id')
    .limit(most)

export const posts = (db: Database, words: string) =>
  db
    .selectFrom('posts')
    .innerJoin('topics', 'topics.id', 'posts.topic_id')
    .select(['posts.id', 'posts.title', 'posts.words', 'topics.name as topic'])
    .where(matches('posts.search', words))
    .orderBy(nearness('posts.search', words))
    .orderBy('posts.id', 'desc')
    .limit(most)

export const users = (db: Database, words: string) =>
  db
    .selectFrom('users')
    .leftJoin('organizations', 'organizations.id', 'users.organization_id')
    .select(['users.id', 'users.fullname', 'users.email', 'users.avatar_id', 'organizations.name as organization'])
    .where('users.deleted_at', 'is', null)
    .where(matches('users.search', words))
    .orderBy(nearness('users.search', words))
    .orderBy(sql`users.fullname collate natural_order`)
    .orderBy('users.id')
    .limit(most)

export const organizations = (db: Database, words: string, outside: number | null) =>
  db
    .selectFrom('organizations')
    .leftJoin('organizations as above', 'above.id', 'organizations.parent_id')
    .select(['organizations.id', 'organizations.name', 'organizations.code', 'organizations.status'])
    .select('above.name as parent')
    .where('organizations.deleted_at', 'is', null)
    .where(matches('organizations.search', words))
    .$if(outside !== null, (rows) => rows.where(sql<boolean>`organizations.id in ${organizationsOutside(outside!)}`))
    .orderBy(nearness('organizations.search', words))
    .orderBy(sql`organizations.name collate natural_order`)
    .orderBy('organizations.id')
    .limit(most)

export const groups = (db: Database, words: string) =>
  db
    .selectFrom('groups')
    .select(['id', 'name', 'description', 'status'])
    .where(matches('search', words))
    .orderBy(nearness('search', words))
    .orderBy(sql`name collate natural_order`)
    .orderBy('id')
    .limit(most)

export const positions = (db: Database, words: string) =>
  db
    .selectFrom('positions')
    .select(['id', 'name', 'status'])
    .where(matches('search', words))
    .orderBy(nearness('search', words))
    .orderBy(sql`name collate natural_order`)
    .orderBy('id')
    .limit(most)

export const teamRoles = (db: Database, words: string) =>
  db
    .selectFrom('team_roles')
    .innerJoin('groups', 'groups.id', 'team_roles.group_id')
    .select(['team_roles.id', 'team_roles.alias', 'groups.name as group'])
    .where(matches('team_roles.search', words))
    .orderBy(nearness('team_roles.search', words))
    .orderBy(sql`team_roles.alias collate natural_order`)
    .orderBy('team_roles.id')
    .limit(most)
