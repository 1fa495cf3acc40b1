import { superGroup, userStatus } from '@apron/contract'
import type { World } from '../../world.ts'
import { fresh, on, store, type Prepare, type Scene } from '../scene.ts'
import { table } from '../table.ts'

export const title = 'the company'

/** Organisations, users, positions and notifications. `without` holds every permission but the needed ones, `elsewhere` nearly all. */
export const calls = table(`
  #                                                                                         nobody without elsewhere author holder super
  GET    /organizations                  -                                                  401    200     200       200    200    200
  POST   /organizations                  CREATE_ORGANIZATION                                401    403     200       .      200    200
  GET    /organizations/{id}             -                                                  401    200     200       200    200    200
  PUT    /organizations/{id}             UPDATE_ORGANIZATION                                401    403     200       403    200    200
  DELETE /organizations/{id}             DELETE_ORGANIZATION                                401    403     200       403    200    200
  GET    /organizations/trashs           RESTORE_ORGANIZATION                               401    403     200       .      200    200
  POST   /organizations/trashs           RESTORE_ORGANIZATION                               401    403     200       .      200    200
  POST   /organizations/{id}/approval    APPROVE_ORGANIZATION                               401    403     200       403    200    200
  POST   /organizations/{id}/rejection   REJECT_ORGANIZATION|APPROVE_ORGANIZATION           401    403     200       403    200    200
  GET    /organizations/{id}/logs        UPDATE_ORGANIZATION|APPROVE_ORGANIZATION           401    403     200       403    200    200

  GET    /users                          -                                                  401    200     200       .      200    200
  GET    /users                  #whole  VIEW_USER_ORGANIZATION|CREATE_USER|UPDATE_USER     401    no      yes       .      yes    yes
  POST   /users                          CREATE_USER                                        401    403     200       .      200    200
  POST   /users                  #above  CREATE_USER                                        401    403     422       .      422    200
  POST   /users                  #admin  CREATE_USER                                        401    403     422       .      422    200
  POST   /users/invitations              CREATE_USER                                        401    403     200       .      200    200
  POST   /users/invitations      #above  CREATE_USER                                        401    403     422       .      422    200
  POST   /users/{id}/invitation          CREATE_USER|UPDATE_USER                            401    403     200       .      200    200
  POST   /users/{id}/invitation  #admin  CREATE_USER|UPDATE_USER                            401    403     400       .      400    200
  DELETE /users/{id}/invitation          CREATE_USER|UPDATE_USER                            401    403     200       .      200    200
  DELETE /users/{id}/invitation  #admin  CREATE_USER|UPDATE_USER                            401    403     400       .      400    200
  GET    /users/{id}                     CREATE_USER|UPDATE_USER                            401    403     200       .      200    200
  GET    /users/{id}/logs                CREATE_USER|UPDATE_USER                            401    403     200       .      200    200
  POST   /users/{id}                     UPDATE_USER                                        401    403     200       .      200    200
  POST   /users/{id}             #above  UPDATE_USER                                        401    403     422       .      422    200
  POST   /users/{id}             #admin  UPDATE_USER                                        401    403     400       .      400    200
  DELETE /users/{id}                     DELETE_USER                                        401    403     200       .      200    200
  DELETE /users/{id}             #admin  DELETE_USER                                        401    403     400       .      400    200
  DELETE /users/{id}             #self   DELETE_USER                                        .      403     400       .      400    400
  GET    /users/hanging                  DEACTIVATE_USER|DELETE_USER                        401    403     200       .      200    200
  GET    /users/trashs                   RESTORE_USER                                       401    403     200       .      200    200
  POST   /users/trashs                   RESTORE_USER                                       401    403     200       .      200    200
  POST   /users/{id}/active              ACTIVATE_USER                                      401    403     200       .      200    200
  POST   /users/{id}/active      #admin  ACTIVATE_USER                                      401    403     400       .      400    200
  POST   /users/{id}/deactivate          DEACTIVATE_USER                                    401    403     200       .      200    200
  POST   /users/{id}/deactivate  #admin  DEACTIVATE_USER                                    401    403     400       .      400    200
  POST   /users/{id}/deactivate  #self   DEACTIVATE_USER                                    .      403     400       .      400    400
  PUT    /multi-active-users             ACTIVATE_USER                                      401    403     200       .      200    200
  PUT    /multi-deactivate-users         DEACTIVATE_USER                                    401    403     200       .      200    200
  PUT    /multi-deactivate-users #self   DEACTIVATE_USER                                    .      403     400       .      400    400
  DELETE /multi-destroy-users            DELETE_USER                                        401    403     200       .      200    200
  DELETE /multi-destroy-users    #admin  DELETE_USER                                        401    403     400       .      400    200

  GET    /positions                      -                                                  401    200     200       200    200    200
  POST   /positions                      CREATE_POSITION                                    401    403     200       .      200    200
  GET    /positions/{id}                 -                                                  401    200     200       200    200    200
  PUT    /positions/{id}                 UPDATE_POSITION                                    401    403     200       403    200    200
  DELETE /positions/{id}                 DELETE_POSITION                                    401    403     200       403    200    200
  POST   /positions/{id}/approval        APPROVE_POSITION                                   401    403     200       403    200    200
  POST   /positions/{id}/rejection       REJECT_POSITION|APPROVE_POSITION                   401    403     200       403    200    200

  GET    /search                         -                                                  401    200     200       .      200    200
  GET    /search                 #items  VIEW_CHECKLIST_ITEM                                401    no      yes       .      yes    yes
  GET    /search                 #users  VIEW_USER_ORGANIZATION|CREATE_USER|UPDATE_USER     401    no      yes       .      yes    yes

  GET    /notifications                  own                                               401    200     200       .      200    200
  GET    /notifications          #others own                                               401    no      no        .      no     no
  GET    /notifications/unread           own                                               401    200     200       .      200    200
  POST   /notifications                  own                                               401    200     200       .      200    200
  PUT    /notifications/{id}             own                                               401    200     200       .      200    200
  PUT    /notifications/{id}     #others own                                               401    404     404       .      404    404
  GET    /notifications/lines            own                                               401    200     200       .      200    200
  GET    /notifications/lines    #others own                                               401    no      no        .      no     no
  PUT    /notifications/lines/{id}       own                                               401    200     200       .      200    200
  PUT    /notifications/lines/{id} #others own                                             401    404     404       .      404    404
  GET    /notifications/preferences      own                                               401    200     200       .      200    200
  PUT    /notifications/preferences      own                                               401    200     200       .      200    200
`)

const organization =
  (more: Record<string, string> = {}) =>
  ({ world, authorId }: Scene) =>
    store(world, 'organizations', { name: fresh('Chi nhánh'), maker_id: authorId, ...more })
const deletedAt = new Date().toISOString()

const emptyGroup = ({ world }: Scene) => store(world, 'groups', { name: fresh('Nhóm'), status: 1 })
const groupAbove = async ({ world }: Scene) => (await world.as('VIEW_ALL_CHECKLIST')).groupId
const superGroupItself = () => Promise.resolve(superGroup)

const user =
  (group = emptyGroup, more: Record<string, string | number> = {}) =>
  async (scene: Scene) =>
    store(scene.world, 'users', {
      fullname: fresh('Người'),
      email: `${fresh('nguoi').replace(' ', '')}@example.test`,
      password_hash: '-',
      group_id: await group(scene),
      ...more,
    })
const deactivated = { status: userStatus.DEACTIVATED }
const self = ({ caller }: Scene) => Promise.resolve(caller.id)
const ids = (record: (scene: Scene) => Promise<number>): Prepare => {
  return async (scene) => ({ body: { ids: [await record(scene)] } })
}

const account = (grp_id: number) => ({ email: `${fresh('moi').replace(' ', '')}@example.test`, gender: 1, grp_id })
/** A cheap password: what is measured here is who may, not how well it is kept. */
const newUser = (group: (scene: Scene) => Promise<number>): Prepare => {
  return async (scene) => ({
    body: { ...account(await group(scene)), name: 'Lê Thị Mới', password: 'mat ong rung 1', repass: 'mat ong rung 1' },
  })
}
const invited: typeof newUser = (group) => async (scene) => ({
  body: { ...account(await group(scene)), name: 'Lê Thị Mời' },
})
/** Somebody who has no password yet, and has been sent a link. */
const invitee =
  (group = emptyGroup) =>
  async (scene: Scene) => {
    const id = await user(group, { password_hash: '' })(scene)
    const link = { user_id: id, invited_by: (await scene.world.as()).id, token_hash: fresh('link'), replaces: '-' }
    await scene.world.db
      .insertInto('password_resets')
      .values({ ...link, expires_at: new Date(Date.now() + 60_000) })
      .execute()
    return id
  }
const userInto = (from: typeof emptyGroup, to = from): Prepare => {
  return async (scene) => ({
    params: { id: await user(from)(scene) },
    body: { ...account(await to(scene)), fullname: 'Lê Thị Khác' },
  })
}

const position = ({ world, authorId }: Scene) =>
  store(world, 'positions', { name: fresh('Chức vụ'), order: 1, maker_id: authorId })
const positionForm = () => ({ name: fresh('Chức vụ mới'), order: 2 })

const notification = (world: World, userId: number) =>
  store(world, 'notifications', { user_id: userId, type: 'CHK_STORE', subject: '1', data: '{}' })
const line = async (world: World, userId: number) => {
  const { db } = world
  const own = db
    .selectFrom('notifications')
    .select('line_id')
    .where('id', '=', await notification(world, userId))
  return (await own.executeTakeFirstOrThrow()).line_id
}
const lineOfStranger = async ({ world }: Pick<Scene, 'world'>) => line(world, (await world.as()).id)
const ofStranger = async ({ world }: Scene) => notification(world, (await world.as()).id)

/** What the calls of organisations, users, positions and notifications are sent with. */
export const requests: Record<string, Prepare> = {
  'POST /organizations': () => ({ body: { name: fresh('Chi nhánh mới'), parent_id: 0 } }),
  'GET /organizations/{id}': on(organization()),
  'PUT /organizations/{id}': on(organization(), () => ({ name: fresh('Chi nhánh khác'), parent_id: 0 })),
  'DELETE /organizations/{id}': on(organization()),
  'POST /organizations/trashs': async (scene) => ({
    body: { data: [await organization({ deleted_at: deletedAt })(scene)] },
  }),
  'POST /organizations/{id}/approval': on(organization()),
  'POST /organizations/{id}/rejection': on(organization()),
  'GET /organizations/{id}/logs': on(organization()),

  'GET /users/hanging': () => ({ query: { ids: 1 } }),
  'GET /users #whole': () => ({
    shows: ({ data }) => (data as object[]).some((row) => 'email' in row || 'group' in row),
  }),
  'POST /users': newUser(emptyGroup),
  'POST /users #above': newUser(groupAbove),
  'POST /users #admin': newUser(superGroupItself),
  'POST /users/invitations': invited(emptyGroup),
  'POST /users/invitations #above': invited(groupAbove),
  'POST /users/{id}/invitation': on(invitee()),
  'POST /users/{id}/invitation #admin': on(invitee(superGroupItself)),
  'DELETE /users/{id}/invitation': on(invitee()),
  'DELETE /users/{id}/invitation #admin': on(invitee(superGroupItself)),
  'GET /users/{id}': on(user()),
  'GET /users/{id}/logs': on(user()),
  'POST /users/{id}': userInto(emptyGroup),
  'POST /users/{id} #above': userInto(emptyGroup, groupAbove),
  'POST /users/{id} #admin': userInto(superGroupItself),
  'DELETE /users/{id}': on(user()),
  'DELETE /users/{id} #admin': on(user(superGroupItself)),
  'DELETE /users/{id} #self': on(self),
  'POST /users/trashs': async (scene) => ({
    body: { data: [await user(emptyGroup, { deleted_at: deletedAt })(scene)] },
  }),
  'POST /users/{id}/active': on(user(emptyGroup, deactivated)),
  'POST /users/{id}/active #admin': on(user(superGroupItself, deactivated)),
  'POST /users/{id}/deactivate': on(user()),
  'POST /users/{id}/deactivate #admin': on(user(superGroupItself)),
  'POST /users/{id}/deactivate #self': on(self),
  'PUT /multi-active-users': ids(user(emptyGroup, deactivated)),
  'PUT /multi-deactivate-users': ids(user()),
  'PUT /multi-deactivate-users #self': ids(self),
  'DELETE /multi-destroy-users': ids(user()),
  'DELETE /multi-destroy-users #admin': ids(user(superGroupItself)),

  'POST /positions': () => ({ body: positionForm() }),
  'GET /positions/{id}': on(position),
  'PUT /positions/{id}': on(position, positionForm),
  'DELETE /positions/{id}': on(position),
  'POST /positions/{id}/approval': on(position),
  'POST /positions/{id}/rejection': on(position),

  'GET /search': () => ({ query: { q: 'kho' } }),
  'GET /search #items': () => ({ query: { q: 'kho' }, shows: ({ data }) => 'items' in (data as object) }),
  'GET /search #users': () => ({ query: { q: 'kho' }, shows: ({ data }) => 'users' in (data as object) }),

  'GET /notifications #others': async (scene) => {
    const id = await ofStranger(scene)
    return { shows: ({ data }) => (data as { id: number }[]).some((row) => row.id === id) }
  },
  'PUT /notifications/{id}': async (scene) => ({
    params: { id: scene.caller.id ? await notification(scene.world, scene.caller.id) : await ofStranger(scene) },
  }),
  'PUT /notifications/{id} #others': on(ofStranger),
  'GET /notifications/lines #others': async (scene) => {
    const id = await lineOfStranger(scene)
    return { shows: ({ data }) => (data as { id: number }[]).some((row) => row.id === id) }
  },
  'PUT /notifications/lines/{id}': on(({ world, caller }) =>
    caller.id ? line(world, caller.id) : lineOfStranger({ world }),
  ),
  'PUT /notifications/lines/{id} #others': on(lineOfStranger),
  'PUT /notifications/preferences': () => ({ body: { preferences: [{ type: 'CHK_ITEM_CMT', way: 'morning' }] } }),
}
