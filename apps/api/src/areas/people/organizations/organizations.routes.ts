import { organizations as routes, seesEveryOrganization } from '@apron/contract/people'
import type { FeatureModule } from '#capabilities/area.ts'
import { narrowedTo } from '#capabilities/visible/from-outside.ts'
import { byRight } from '#capabilities/visible/seen-by.ts'
import type { Uses } from '#capabilities/uses.ts'
import { reviewHandlers } from '#capabilities/review/review.ts'
import { refused } from '#kernel/refusals.ts'
import type { Context } from '#http/handler.ts'
import type { Caller } from '#kernel/caller.ts'
import { defineCalls } from '#http/serve.ts'
import type { Language } from '@apron/messages'
import { deletedBy } from '../domain/deleted-by.ts'
import { headsHanging } from './heads-hanging.ts'
import * as log from './organization-log.ts'
import { restore } from './organization-trash.ts'
import * as organizations from './organizations.ts'

async function listTrash({ db, query, language }: Context<typeof routes.trash>) {
  const { rows, total } = await organizations.listTrash(db, query)
  const by = await deletedBy(
    db,
    'organization',
    rows.map(({ id }) => id),
  )
  const present = (row: (typeof rows)[number]) => ({
    ...organizations.present(row, language),
    parent: row.above_id === null || row.above_name === null ? null : { id: row.above_id, name: row.above_name },
    deleted_at: row.deleted_at!,
    deleted_by: by.get(row.id) ?? null,
  })
  return { rows: rows.map(present), total }
}

/** The person to whose organisations it is narrowed. */
const outsideOf = (caller: Caller) => narrowedTo(caller, seesEveryOrganization)

type OrganizationPage = Awaited<ReturnType<typeof organizations.list>>
const listed = ({ rows, total }: OrganizationPage, language: Language) => ({
  rows: rows.map((row) => ({ ...organizations.present(row, language), parent: row.parent, children: row.children })),
  total,
})

/** An organisation without its telephone, and without what stands around it that is not shown. */
const withoutOthers = (row: ReturnType<typeof listed>['rows'][number], shown: ReadonlySet<number>) => ({
  ...row,
  phone: null,
  parent: row.parent && shown.has(row.parent.id) ? row.parent : null,
  ...(row.children && { children: row.children.filter((id) => shown.has(id)) }),
})

const organizationRoutes = (uses: Uses) =>
  defineCalls(routes, {
    list: {
      run: async ({ db, query, language }) => listed(await organizations.list(db, query, null), language),
      outside: async ({ db, query, caller, language }) => {
        const outside = outsideOf(caller)
        const { rows, total } = listed(await organizations.list(db, query, outside), language)
        if (outside === null) return { rows, total }
        const shown = new Set(rows.map(({ id }) => id))
        return { rows: rows.map((row) => withoutOthers(row, shown)), total }
      },
    },
    show: async ({ db, params, caller, language }) => {
      const outside = outsideOf(caller)
      if (outside !== null) await organizations.checkOutside(db, params.id, outside)
      const row = await organizations.findInTree(db, params.id)
      const shown = organizations.presentWithHead(row, language)
      if (outside !== null) return { ...shown, phone: null, parent: null, children: [] }
      return { ...shown, parent: row.parent, children: row.children }
    },
    create: async ({ db, body, caller, language }) =>
      organizations.presentWithHead(await organizations.create(db, organizations.fromForm(body), caller), language),
    update: async ({ db, params, body, caller, language, noteBefore, noteAfter }) => {
      const before = await organizations.hold(db, params.id)
      noteBefore({ ...organizations.present(before, language), ...(await organizations.namesAround(db, params.id)) })
      if (body.seen && !organizations.isAsSeen(body.seen, before)) throw refused('changed_meanwhile')
      const row = await organizations.update(db, before, organizations.fromForm(body), caller)
      const after = organizations.presentWithHead(row, language)
      noteAfter({ ...after, ...(await organizations.namesAround(db, params.id)) })
      return after
    },
    remove: async ({ db, params, language, noteBefore }) => {
      const before = await organizations.hold(db, params.id)
      noteBefore(organizations.present(before, language))
      await organizations.remove(db, before, uses)
    },
    trash: listTrash,
    restore: async ({ db, body, changed, noteBefore, noteAfter }) => {
      const rows = await restore(db, body.data)
      changed(
        'organization',
        rows.map(({ id }) => id),
      )
      noteBefore(rows.map(({ id, name }) => ({ id, name })))
      noteAfter({ ids: rows.map(({ id }) => id) })
      return { count: rows.length }
    },
    logs: async ({ db, params, fileStore }) => {
      await organizations.find(db, params.id)
      return log.list(db, params.id, fileStore)
    },
    ...reviewHandlers(organizations.deciding),
  })

/** What the rest of the server must know of organisations. */
export const organizationModule = {
  calls: (_, { uses }) => organizationRoutes(uses),
  entities: { organization: byRight(routes.list, 'organizations', organizations.sees) },
  waiting: () => [organizations.deciding],
  hanging: headsHanging,
  trees: [organizations.tree],
  uses: [
    {
      of: 'organizations',
      table: 'organizations',
      column: 'parent_id',
      text: 'uses.organizations',
      trashed: null,
    },
  ],
  menu: [
    {
      name: 'menu.organizations',
      url: '/organization/list',
      icon: 'sitemap',
      access: routes.list.access,
    },
  ],
  permissions: [
    {
      row: 'organization',
      permissions: [
        'CREATE_ORGANIZATION',
        'UPDATE_ORGANIZATION',
        'DELETE_ORGANIZATION',
        'APPROVE_ORGANIZATION',
        'REJECT_ORGANIZATION',
        'RESTORE_ORGANIZATION',
        'VIEW_USER_ORGANIZATION',
      ],
    },
  ],
} satisfies FeatureModule
