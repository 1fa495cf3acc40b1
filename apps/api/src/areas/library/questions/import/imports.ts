import type { BodyOf } from '@apron/contract'
import {
  checklistItemGroups,
  checklistItems,
  type ImportPreview,
  type imports as routes,
} from '@apron/contract/library'
import type { Language } from '@apron/messages'
import type { Database } from '#db/client.ts'
import { invalid, notPermitted, refused, type Refusal } from '#kernel/refusals.ts'
import { isSuper, passes, type Caller } from '#kernel/caller.ts'
import { FileErrors, placeOf, sentenceOf, textOf, type FileError } from './file-errors.ts'
import { addMissing, plan, type ImportResult, type Plan } from './import-library.ts'
import { mostErrors } from './import-tasks.ts'
import type { LibraryFileResult } from './sent-file.ts'

type ImportContext = { db: Database; caller: Caller; language: Language; fourEyes: boolean }

/** Groups of a preview that are listed. */
const mostShown = 100

/** Whether somebody may have approved at once what they import: they hold both rights, and no second pair of eyes is asked for. */
function mayApprove({ caller, fourEyes }: Pick<ImportContext, 'caller' | 'fourEyes'>): boolean {
  const holdsBoth = [checklistItemGroups.approval, checklistItems.approval].every(({ access }) =>
    passes(caller, access),
  )
  return holdsBoth && (!fourEyes || isSuper(caller))
}

const mayAddGroups = (caller: Caller) => passes(caller, checklistItemGroups.create.access)

/** What a file would add, or what is wrong with it. */
export async function preview(asking: ImportContext, { file, name, told }: LibraryFileResult): Promise<ImportPreview> {
  const { db, caller } = asking
  const base = { name: file?.name ?? name, may_approve: mayApprove(asking) }
  if (!file) return { ...base, ...nothing, ...presentErrors(told.errors, told.count, asking) }
  const planned = await plan(db, file).catch(errorsOf)
  if (Array.isArray(planned)) return { ...base, ...nothing, ...presentErrors(planned, planned.length, asking) }
  const errors: FileError[] =
    planned.groups.length > 0 && !mayAddGroups(caller) ? [{ place: {}, text: 'imports.may_not_add_groups' }] : []
  return { ...base, ...(await presentPlan(db, planned)), ...presentErrors(errors, errors.length, asking) }
}

function errorsOf(error: unknown): FileError[] {
  if (error instanceof FileErrors) return [...error.errors]
  throw error
}

const nothing = {
  groups: { new: 0, present: 0 },
  items: { new: 0, present: 0 },
  shown: [],
  groups_concerned: 0,
} satisfies Partial<ImportPreview>

const presentErrors = (errors: readonly FileError[], error_count: number, { language }: ImportContext) => ({
  errors: errors
    .slice(0, mostErrors)
    .map((error) => ({ place: placeOf(error, language), text: textOf(error, language) })),
  error_count,
})

async function presentPlan(db: Database, { groups, items, presentGroups, presentItems }: Plan) {
  const counts = new Map<number, number>()
  for (const { groupId } of items) counts.set(groupId, (counts.get(groupId) ?? 0) + 1)
  const old = [...counts.keys()].filter((id) => id > 0)
  const names = await namesOf(db, old.slice(0, mostShown))
  const shown = [
    ...groups.map(({ id, index_text, header }) => ({ id, name: `${index_text} ${header}`, is_new: true })),
    ...old.map((id) => ({ id, name: names.get(id) ?? '', is_new: false })),
  ]
  return {
    groups: { new: groups.length, present: presentGroups },
    items: { new: items.length, present: presentItems },
    shown: shown.slice(0, mostShown).map(({ id, ...group }) => ({ ...group, items: counts.get(id) ?? 0 })),
    groups_concerned: shown.length,
  }
}

async function namesOf(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('library_groups')
    .select(['id', 'index_text', 'header'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, index_text, header }) => [id, `${index_text} ${header}`]))
}

/** Adds what was shown of a file, all of it or nothing: 422 where something is wrong with it, 400 when it is no longer what was shown or adds groups that the caller may not add. */
export async function confirm(
  asking: ImportContext,
  { file, name, told }: LibraryFileResult,
  seen: BodyOf<typeof routes.confirm>,
): Promise<ImportResult> {
  const { db, caller, language } = asking
  if (!file) throw wrong(told.errors, language)
  if (seen.approve && !mayApprove(asking)) throw notPermitted()
  const options = { file: name, approve: seen.approve, makerId: caller.id }
  const done = await addMissing(db, file, options).catch((error: unknown) => {
    throw error instanceof FileErrors ? wrong(error.errors, language) : error
  })
  const { groups, items } = done.plan
  if (groups.length > 0 && !mayAddGroups(caller)) throw refused('import_groups')
  if (groups.length !== seen.groups || items.length !== seen.items) throw refused('changed_meanwhile')
  return done
}

function wrong(errors: readonly FileError[], language: Language): Refusal {
  return invalid('file', 'imports.wrong', {
    what: errors
      .slice(0, 1)
      .map((error) => sentenceOf(error, language))
      .join(),
  })
}
