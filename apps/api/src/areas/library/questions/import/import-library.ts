import { sql } from 'kysely'
import { approvalStatus } from '@apron/contract'
import { writeTrail } from '#trail/trail.ts'
import { tellWaiting } from '#capabilities/notifications/waiting.ts'
import { holdTree } from '#capabilities/tree.ts'
import type { Database } from '#db/client.ts'
import * as groups from '../groups.ts'
import * as items from '../items.ts'
import { FileErrors, type FileError, type FilePlace } from './file-errors.ts'
import type { FileGroup, LibraryFile } from './library-file.ts'

type NewGroup = Pick<FileGroup, 'index_html' | 'index_text' | 'header'> & { id: number; parentId: number | null }
type NewItem = { groupId: number; header: string; content: string; place: FilePlace }
/** What a file would add, and how much of it is there already. */
export type Plan = { groups: NewGroup[]; items: NewItem[]; presentGroups: number; presentItems: number }
export type ImportOptions = { file: string; approve: boolean; makerId: number | null }

const keyOf = (...parts: unknown[]) => JSON.stringify(parts)

/**
 * Compares a file with the library: groups by parent, index and header, items by group, header and content. New groups
 * have ids below 0. Throws `FileErrors` for a header that stands in its group with other words.
 */
export async function plan(db: Database, { groups }: LibraryFile): Promise<Plan> {
  const stored = await db.selectFrom('library_groups').select(['id', 'parent_id', 'index_text', 'header']).execute()
  const ids = new Map(stored.map((row) => [keyOf(row.parent_id, row.index_text, row.header), row.id]))
  const result: Plan = { groups: [], items: [], presentGroups: 0, presentItems: 0 }
  const wanted: NewItem[] = []
  const visit = (group: FileGroup, parentId: number | null) => {
    const key = keyOf(parentId, group.index_text, group.header)
    let id = ids.get(key)
    if (id === undefined) {
      id = -1 - result.groups.length
      ids.set(key, id)
      result.groups.push({
        id,
        parentId,
        index_html: group.index_html,
        index_text: group.index_text,
        header: group.header,
      })
    } else result.presentGroups += 1
    for (const item of group.items) wanted.push({ groupId: id, ...item })
    for (const child of group.children) visit(child, id)
  }
  for (const group of groups) visit(group, null)

  const present = await itemsIn(
    db,
    [...new Set(wanted.map((item) => item.groupId))].filter((id) => id > 0),
  )
  const headers = await lowered(
    db,
    wanted.map((item) => item.header),
  )
  const taken: FileError[] = []
  for (const [place, item] of wanted.entries()) {
    const key = keyOf(item.groupId, headers[place])
    const contents = present.get(key)
    if (!contents) {
      result.items.push(item)
      present.set(key, new Set([item.content]))
    } else if (contents.has(item.content)) result.presentItems += 1
    else taken.push({ place: item.place, text: 'imports.header_taken', values: { header: item.header } })
  }
  if (taken.length > 0) throw new FileErrors(taken)
  return result
}

/** Headers as those of a group are kept apart: `d` and `đ` are two. */
async function lowered(db: Database, headers: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ header: string }>`
    select lower(header) as header from unnest(${headers}::text[]) with ordinality as sent(header, place)
    order by place`.execute(db)
  return rows.map(({ header }) => header)
}

/** What stands under each header of the groups. */
async function itemsIn(db: Database, groupIds: number[]): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ group_id: number; header: string; content: string }>`
    select group_id, lower(header) as header, content from library_items where group_id = any(${groupIds}::integer[])`.execute(
    db,
  )
  const contents = new Map<string, Set<string>>()
  for (const { group_id, header, content } of rows) {
    const key = keyOf(group_id, header)
    contents.set(key, (contents.get(key) ?? new Set()).add(content))
  }
  return contents
}

/** The trail's record of an import. */
export type ImportResult = {
  plan: Plan
  told: { file: string; name: string; groups: number[]; items: number; status: number }
}

/** Adds what is missing of a file to the library; two imports follow one another. */
export async function addMissing(db: Database, file: LibraryFile, options: ImportOptions): Promise<ImportResult> {
  await holdTree(db, groups.tree)
  const made = await plan(db, file)
  const status = options.approve ? approvalStatus.APPROVAL : approvalStatus.SUBMITTING
  const review = { status, makerId: options.makerId }
  const ids = await writeGroups(db, made.groups, review)
  await writeItems(db, made.items, ids, review)
  const told = { file: options.file, name: file.name, groups: [...ids.values()], items: made.items.length, status }
  return { plan: made, told }
}

/** The same from the command line, in a transaction of its own with its entry in the trail. */
export async function importLibrary(db: Database, file: LibraryFile, options: ImportOptions): Promise<Plan> {
  return db.transaction().execute(async (trx) => {
    const { plan: made, told } = await addMissing(trx, file, options)
    if (made.groups.length === 0 && made.items.length === 0) return made
    const maker = options.makerId === null ? null : { id: options.makerId }
    const entry = {
      action: 'library.imported',
      subjectId: null,
      userId: options.makerId,
      sessionId: null,
      address: 'terminal',
      agent: 'import',
      before: null,
      after: told,
    }
    const several = { id: null, auditId: null }
    await writeTrail(trx, entry, [
      { entity: 'library_group', ...several },
      { entity: 'library_item', ...several },
    ])
    // A command has no connection to browsers: open pages learn of it with their next call.
    const teller = { db: trx, publish: () => undefined, caller: maker }
    await tellWaiting(teller, groups.deciding, null)
    await tellWaiting(teller, items.deciding, null)
    return made
  })
}

type Ids = Map<number, number>

type Review = { status: number; makerId: number | null }

async function writeGroups(db: Database, added: NewGroup[], { status, makerId }: Review): Promise<Ids> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('library_groups', 'id'))::integer as id
    from generate_series(1, ${added.length}::integer)`.execute(db)
  const ids: Ids = new Map(added.map((group, index) => [group.id, rows[index]!.id]))
  const real = (id: number | null) => (id === null ? null : (ids.get(id) ?? id))
  await sql`
    insert into library_groups (id, parent_id, index_html, index_text, header, status, maker_id)
    select *, ${status}::smallint, ${makerId}::integer from unnest(
      ${added.map((group) => real(group.id))}::integer[], ${added.map((group) => real(group.parentId))}::integer[],
      ${added.map((group) => group.index_html)}::text[], ${added.map((group) => group.index_text)}::text[],
      ${added.map((group) => group.header)}::text[])`.execute(db)
  return ids
}

async function writeItems(db: Database, added: NewItem[], ids: Ids, { status, makerId }: Review): Promise<void> {
  await sql`
    insert into library_items (group_id, header, content, status, maker_id)
    select group_id, header, content, ${status}::smallint, ${makerId}::integer from unnest(
      ${added.map((item) => ids.get(item.groupId) ?? item.groupId)}::integer[],
      ${added.map((item) => item.header)}::text[], ${added.map((item) => item.content)}::text[])
      with ordinality as sent(group_id, header, content, place) order by place`.execute(db)
}
