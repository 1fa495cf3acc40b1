import { isDeepStrictEqual } from 'node:util'
import { organizations as routes, type BodyOf } from '@apron/contract'
import { deletedBy } from '../../capabilities/deleted-by.ts'
import { afterEdit, reviewHandlers } from '../../capabilities/review.ts'
import { checkParent, holdTree } from '../../capabilities/tree.ts'
import { checkUnused } from '../../capabilities/uses.ts'
import type { Database } from '../../db/client.ts'
import { refused } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import * as log from './organization-log.ts'
import { restore } from './organization-trash.ts'
import * as organizations from './organizations.ts'

const review = reviewHandlers('organizations')

/** The row of a form, once its place in the tree and its code are free. */
async function checked(db: Database, form: BodyOf<typeof routes.create>, id: number | null) {
  const parentId = await checkParent(db, 'organizations', id, form.parent_id)
  await organizations.checkParentLives(db, parentId)
  await organizations.checkCode(db, form.org_code, id ?? 0)
  return {
    name: form.name,
    phone: form.phone || null,
    code: form.org_code || null,
    type: form.org_type || null,
    address: form.address || null,
    parent_id: parentId,
  }
}

export const organizationRoutes = serve(routes, {
  list: async ({ db, query, language }) => {
    const { rows, total } = await organizations.list(db, query)
    return {
      rows: rows.map((row) => ({
        ...organizations.present(row, language),
        parent: row.parent,
        children: row.children,
      })),
      total,
    }
  },
  show: async ({ db, params, language }) => {
    const row = await organizations.findInTree(db, params.id)
    return { ...organizations.present(row, language), parent: row.parent, children: row.children }
  },
  create: async ({ db, body, caller, language }) => {
    const values = await checked(db, body, null)
    const row = await db
      .insertInto('organizations')
      .values({ ...values, maker_id: caller.id })
      .returningAll()
      .executeTakeFirstOrThrow()
    return organizations.present(row, language)
  },
  update: async ({ db, params, body, caller, language, noteBefore }) => {
    await holdTree(db, 'organizations')
    const before = await organizations.hold(db, params.id)
    noteBefore(organizations.present(before, language))
    if (body.seen && !isDeepStrictEqual(body.seen, organizations.formOf(before))) throw refused('changed_meanwhile')
    const values = await checked(db, body, before.id)
    const row = await db
      .updateTable('organizations')
      .set({ ...values, status: afterEdit(before.status), maker_id: caller.id })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return organizations.present(row, language)
  },
  remove: async ({ db, params, language, noteBefore }) => {
    await holdTree(db, 'organizations')
    const before = await organizations.hold(db, params.id)
    noteBefore(organizations.present(before, language))
    await checkUnused(db, [before.id], organizations.uses)
    await db.updateTable('organizations').set({ deleted_at: new Date() }).where('id', '=', before.id).execute()
  },
  trash: async ({ db, query, language }) => {
    const { rows, total } = await organizations.listTrash(db, query)
    const ids = rows.map(({ id }) => id)
    const by = await deletedBy(db, 'organization', ids)
    const present = (row: (typeof rows)[number]) => ({
      ...organizations.present(row, language),
      parent: row.above_id === null || row.above_name === null ? null : { id: row.above_id, name: row.above_name },
      deleted_at: row.deleted_at!,
      deleted_by: by.get(row.id) ?? null,
    })
    return { rows: rows.map(present), total }
  },
  restore: async ({ db, body, noteBefore, noteAfter }) => {
    const rows = await restore(db, body.data)
    noteBefore(rows.map(({ id, name }) => ({ id, name })))
    noteAfter({ ids: rows.map(({ id }) => id) })
    return { count: rows.length }
  },
  logs: async ({ db, params, fileStore }) => {
    await organizations.find(db, params.id)
    return log.list(db, params.id, fileStore)
  },
  approval: async (context) => {
    await organizations.hold(context.db, context.params.id)
    return review.approval(context)
  },
  rejection: async (context) => {
    await organizations.hold(context.db, context.params.id)
    return review.rejection(context)
  },
})
