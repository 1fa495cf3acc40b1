import { invitations as invitationCalls, leaving, seesUsers, users as routes } from '@apron/contract/people'
import type { FeatureModule } from '#capabilities/area.ts'
import type { HandOverDefinition } from '#capabilities/leaving.ts'
import { narrowedTo } from '#capabilities/visible/from-outside.ts'
import { byRight } from '#capabilities/visible/seen-by.ts'
import { presentPerson } from '#capabilities/people.ts'
import { passes } from '#kernel/caller.ts'
import type { Context } from '#http/handler.ts'
import { withSubject, defineCalls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import { deletedBy } from '../domain/deleted-by.ts'
import { groupsWithin } from '../domain/grants.ts'
import * as bounds from './user-bounds.ts'
import * as log from './user-log.ts'
import * as form from './user-form.ts'
import * as invitations from './user-invitations.ts'
import { hangingOn } from './states/handing-over.ts'
import { changeMany, changeOne } from './states/user-states.ts'
import { restore } from './user-trash.ts'
import * as users from './users.ts'

const userRoutes = (services: Services, hanging: readonly HandOverDefinition[]) => {
  const { authenticator } = services
  const parts = { authenticator, hanging }
  const passwords = () => passwordsOf(services)
  return defineCalls(routes, {
    list,
    administrators: ({ db }) => users.administrators(db),
    show: async ({ db, params, caller, language, fileStore }) => {
      const row = await users.find(db, params.id)
      return { ...users.present(row, language, fileStore), is_held: await bounds.isWithin(db, caller, row.group_id) }
    },
    logs: async ({ db, params, fileStore }) => {
      await users.find(db, params.id)
      return log.list(db, params.id, fileStore)
    },
    create: async (context) => {
      const values = form.fromForm(context.body, context.files.avatar[0])
      const row = await users.create({ ...context, passwords: passwords() }, values)
      return users.present(row, context.language, context.fileStore)
    },
    update: {
      beforeFiles: async ({ db, caller, params }) => form.checkAbove(db, caller, await users.find(db, params.id)),
      run: withSubject(
        ({ db, params }: Context<typeof routes.update>) => users.hold(db, params.id),
        async (context, before) => {
          const { body, files, language, fileStore, afterCommit, noteAfter } = context
          const values = form.fromForm(body, files.avatar[0])
          const row = await users.update({ ...context, passwords: passwords() }, before, values)
          afterCommit(authenticator.forget)
          context.changed('profile', before.id)
          const shown = users.present(row, language, fileStore)
          // Of a password the trail records only that it changed.
          noteAfter({ ...shown, avatar_id: row.avatar_id, ...(values.password && { password: 'changed' }) })
          return shown
        },
      ),
    },
    remove: async (context) => void (await changeOne(parts, 'remove')(context)),
    activate: changeOne(parts, 'activate'),
    deactivate: changeOne(parts, 'deactivate'),
    trash: listTrash,
    restore: async ({ db, body, caller, changed, afterCommit, noteBefore, noteAfter }) => {
      const people = await restore(db, caller, body.data)
      changed(
        'user',
        people.map(({ id }) => id),
      )
      noteBefore(people)
      noteAfter({ ids: people.map(({ id }) => id) })
      afterCommit(authenticator.forget)
      return { count: people.length }
    },
    activateMany: changeMany(parts, 'activate'),
    deactivateMany: changeMany(parts, 'deactivate'),
    removeMany: changeMany(parts, 'remove'),
  })
}

const passwordsOf = ({ config, settings }: Services) => ({
  product: config.name,
  least: settings.now().least_password,
})

const invitationRoutes = (services: Services) =>
  defineCalls(invitationCalls, {
    create: async (context) => {
      const { db, body, files, caller, language, fileStore } = context
      const values = form.fromForm({ ...body, password: '', password_again: '' }, files.avatar[0])
      const { id } = await users.create({ ...context, passwords: passwordsOf(services) }, values)
      const person = await users.hold(db, id)
      await invitations.send(db, services, person, { id: caller.id, language })
      return users.present(await users.find(db, id), language, fileStore)
    },
    send: async ({ db, params, caller, language, fileStore }) => {
      const person = await users.hold(db, params.id)
      await form.checkAbove(db, caller, person)
      await invitations.send(db, services, person, { id: caller.id, language })
      return users.present(await users.find(db, params.id), language, fileStore)
    },
    withdraw: async ({ db, params, caller }) => {
      const person = await users.hold(db, params.id)
      await form.checkAbove(db, caller, person)
      await invitations.withdraw(db, person)
    },
  })

/** Whole users for those who may see them, and what anybody may know of people for the others. */
async function list({ db, query, caller, language, fileStore }: Context<typeof routes.list>) {
  const seesWhole = passes(caller, seesUsers)
  if (!seesWhole) users.checkPicker(query)
  const { rows, total } = await users.list(db, query, seesWhole, narrowedTo(caller, seesUsers))
  const held = seesWhole ? await groupsWithin(db, caller) : new Set<number>()
  const present = (row: users.UserRow) =>
    seesWhole
      ? { ...users.present(row, language, fileStore), is_held: held.has(row.group_id) }
      : presentPerson(row, fileStore)
  return { rows: rows.map(present), total }
}

/** Those who were deleted, and by whom. */
async function listTrash({ db, query, caller, language, fileStore }: Context<typeof routes.trash>) {
  const { rows, total } = await users.listTrash(db, query)
  const ids = rows.map(({ id }) => id)
  const [held, by] = await Promise.all([groupsWithin(db, caller), deletedBy(db, 'user', ids)])
  const present = (row: users.UserRow) => ({
    ...users.present(row, language, fileStore),
    is_held: held.has(row.group_id),
    deleted_at: row.deleted_at!,
    deleted_by: by.get(row.id) ?? null,
  })
  return { rows: rows.map(present), total }
}

/** What the rest of the server must know of users. */
export const userModule = {
  calls: (services, { hanging }) => [
    ...userRoutes(services, hanging),
    ...defineCalls(leaving, { hanging: ({ db, caller, query }) => hangingOn(db, hanging, caller, query.ids) }),
    ...invitationRoutes(services),
  ],
  entities: {
    user: byRight(routes.list, 'users', users.sees),
  },
  uses: [
    { of: 'groups', table: 'users', column: 'group_id', text: 'uses.users', trashed: 'uses.deleted_users' },
    { of: 'positions', table: 'users', column: 'position_id', text: 'uses.users', trashed: 'uses.deleted_users' },
    { of: 'organizations', table: 'users', column: 'organization_id', text: 'uses.users', trashed: null },
  ],
  menu: [
    {
      name: 'menu.users',
      url: '/user/list',
      icon: 'users',
      access: [...seesUsers, routes.restore.access],
    },
  ],
  permissions: [
    {
      row: 'user',
      permissions: ['CREATE_USER', 'UPDATE_USER', 'DELETE_USER', 'ACTIVATE_USER', 'DEACTIVATE_USER', 'RESTORE_USER'],
    },
  ],
} satisfies FeatureModule
