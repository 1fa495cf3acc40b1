import { hashPassword } from '../../../areas/people/domain/password.ts'
import { superGroup, type Permission } from '@apron/contract'
import { dashboardPanels } from '@apron/contract/desk'
import type { World } from '../../world.ts'
import { fresh, store, type Prepare, type Scene } from '../scene.ts'
import { table } from '../table.ts'

export const title = 'sign-in, profile, groups and rights'

/** Sign-in, profile, groups, permissions, menus and team roles. `without` holds every permission but the needed ones, `elsewhere` nearly all. */
export const calls = table(`
  #                                                                    nobody without elsewhere author holder super
  GET    /settings                          -                          200    200     200       .      200    200
  GET    /captcha                           -                          200    200     200       .      200    200
  POST   /login                             -                          200    200     200       .      200    200
  POST   /logout                            own                       401    200     200       .      200    200
  GET    /profiles                          own                       401    200     200       .      200    200
  POST   /profiles                          own                       401    200     200       .      200    200
  POST   /profiles/change-password          own                       401    200     200       .      200    200
  GET    /profiles/sessions                 own                       401    200     200       .      200    200
  GET    /profiles/sign-ins                 own                       401    200     200       .      200    200
  DELETE /profiles/sessions/{id}            own                       401    200     200       .      200    200
  DELETE /profiles/sessions/{id}  #others   own                       401    404     404       .      404    404
  GET    /status                            -                          401    200     200       .      200    200

  GET    /groups                            -                          401    200     200       200    200    200
  POST   /groups                            CREATE_GROUP               401    403     200       .      200    200
  GET    /groups/{id}                       -                          401    200     200       200    200    200
  PUT    /groups/{id}                       UPDATE_GROUP               401    403     200       403    200    200
  PUT    /groups/{id}             #first    UPDATE_GROUP               401    403     400       .      400    400
  DELETE /groups/{id}                       DELETE_GROUP               401    403     200       403    200    200
  DELETE /groups/{id}             #first    DELETE_GROUP               401    403     400       .      400    400
  DELETE /groups/{id}             #used     DELETE_GROUP               401    403     400       403    400    400
  POST   /groups/{id}/approval              APPROVE_GROUP              401    403     200       403    200    200
  POST   /groups/{id}/rejection             REJECT_GROUP|APPROVE_GROUP 401    403     200       403    200    200

  GET    /groups/{id}/permissions           GROUP_PERMISSION           401    403     200       403    200    200
  POST   /groups/{id}/permissions           GROUP_PERMISSION           401    403     200       403    200    200
  POST   /groups/{id}/permissions #unheld   GROUP_PERMISSION           401    403     400       403    400    200
  POST   /groups/{id}/permissions #first    GROUP_PERMISSION           401    403     400       .      400    400
  GET    /permissions         GROUP_PERMISSION|CREATE_PERMISSION       401    403     200       .      200    200
  POST   /permissions                       CREATE_PERMISSION          401    403     200       .      200    200
  GET    /permissions/{id}    GROUP_PERMISSION|CREATE_PERMISSION       401    403     200       .      200    200
  PUT    /permissions/{id}                  UPDATE_PERMISSION          401    403     200       .      200    200
  DELETE /permissions/{id}                  DELETE_PERMISSION          401    403     200       .      200    200

  GET    /groups/{id}/dashboard             -                          401    200     200       200    200    200
  PUT    /groups/{id}/dashboard             UPDATE_MENU                401    403     200       403    200    200

  GET    /menus                             own                       401    200     200       .      200    200
  GET    /menus/{groupId}                   UPDATE_MENU                401    403     200       .      200    200
  GET    /menus/{groupId}         #own      own                       401    200     200       .      200    200
  POST   /menus                             UPDATE_MENU                401    403     200       .      200    200

  GET    /group-aliases                     -                          401    200     200       .      200    200
  POST   /group-aliases                     CREATE_GROUP_ALIAS         401    403     200       .      200    200
  POST   /group-aliases           #above    CREATE_GROUP_ALIAS         401    403     422       .      422    200
  GET    /group-aliases/{id}                -                          401    200     200       .      200    200
  PUT    /group-aliases/{id}                UPDATE_GROUP_ALIAS         401    403     200       .      200    200
  PUT    /group-aliases/{id}      #above    UPDATE_GROUP_ALIAS         401    403     422       .      422    200
  DELETE /group-aliases/{id}                DELETE_GROUP_ALIAS         401    403     200       .      200    200
`)

const password = 'Đúng mật khẩu 1'
let hashed: Promise<string> | undefined

async function givePassword({ world }: Scene, userId: number): Promise<string> {
  hashed ??= hashPassword(password)
  const { email } = await world.db
    .updateTable('users')
    .set({ password_hash: await hashed })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow()
  return email
}

async function permissionId({ db }: World, code: Permission): Promise<number> {
  return (await db.selectFrom('permissions').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id
}

const group = ({ world, authorId }: Scene) =>
  store(world, 'groups', { name: fresh('Nhóm'), status: 0, maker_id: authorId })
const approvedGroup = (world: World) => store(world, 'groups', { name: fresh('Nhóm'), status: 1 })
const onGroup: Prepare = async (scene) => ({ params: { id: await group(scene) } })

async function folder({ db }: World): Promise<number> {
  return (await db.selectFrom('permissions').select('id').where('parent_id', 'is', null).executeTakeFirstOrThrow()).id
}
const ownPermission = async (world: World) =>
  store(world, 'permissions', { code: fresh('own:Quyền'), parent_id: await folder(world) })
const onPermission: Prepare = async ({ world }) => ({ params: { id: await ownPermission(world) } })

/** A group that may do one thing which only group 1 may among those who try. */
async function groupAbove(world: World): Promise<number> {
  return (await world.as('VIEW_ALL_CHECKLIST')).groupId
}
const role = (world: World, groupId: number) =>
  store(world, 'team_roles', { alias: fresh('Vai trò'), group_id: groupId, order: 1 })
const onRole: Prepare = async ({ world }) => ({ params: { id: await role(world, await approvedGroup(world)) } })
const roleForm = (grp_id: number) => ({ alias: fresh('Vai trò'), grp_id, order: 1 })

async function sessionOf({ world }: Scene, userId: number): Promise<number> {
  await world.signIn(userId)
  const rows = world.db.selectFrom('sessions').select('id').where('user_id', '=', userId)
  return (await rows.orderBy('id', 'desc').executeTakeFirstOrThrow()).id
}
const aStranger = async ({ world }: Scene) => (await world.as()).id

/** What the calls of sign-in, profile, groups, permissions, menus and team roles are sent with. */
export const requests: Record<string, Prepare> = {
  'POST /login': async (scene) => {
    const email = await givePassword(scene, await aStranger(scene))
    return { body: { email, password, type: 1 } }
  },
  'POST /profiles': () => ({ body: { fullname: 'Nguyễn Văn Bình' } }),
  'POST /profiles/change-password': async (scene) => {
    if (scene.caller.id) await givePassword(scene, scene.caller.id)
    return { body: { current_password: password, password: 'Mật khẩu khác 2', repass: 'Mật khẩu khác 2' } }
  },
  'DELETE /profiles/sessions/{id}': async (scene) => ({
    params: { id: await sessionOf(scene, scene.caller.id || (await aStranger(scene))) },
  }),
  'DELETE /profiles/sessions/{id} #others': async (scene) => ({
    params: { id: await sessionOf(scene, await aStranger(scene)) },
  }),

  'POST /groups': () => ({ body: { name: fresh('Nhóm mới') } }),
  'GET /groups/{id}': onGroup,
  'PUT /groups/{id}': async (scene) => ({ params: { id: await group(scene) }, body: { name: fresh('Nhóm khác') } }),
  'PUT /groups/{id} #first': () => ({ params: { id: superGroup }, body: { name: fresh('Nhóm khác') } }),
  'DELETE /groups/{id}': onGroup,
  'DELETE /groups/{id} #first': () => ({ params: { id: superGroup } }),
  'DELETE /groups/{id} #used': async (scene) => {
    const id = await group(scene)
    await role(scene.world, id)
    return { params: { id } }
  },
  'POST /groups/{id}/approval': onGroup,
  'POST /groups/{id}/rejection': onGroup,
  'GET /groups/{id}/permissions': onGroup,
  'POST /groups/{id}/permissions': async (scene) => ({
    params: { id: await group(scene) },
    body: { data: [await permissionId(scene.world, 'GROUP_PERMISSION')] },
  }),
  'POST /groups/{id}/permissions #unheld': async (scene) => ({
    params: { id: await group(scene) },
    body: { data: [await permissionId(scene.world, 'VIEW_ALL_CHECKLIST')] },
  }),
  'POST /groups/{id}/permissions #first': () => ({ params: { id: superGroup }, body: { data: [] } }),
  'POST /permissions': () => ({ body: { name: fresh('Quyền riêng'), parent_id: 0 } }),
  'GET /groups/{id}/dashboard': onGroup,
  'PUT /groups/{id}/dashboard': async (scene) => ({
    params: { id: await group(scene) },
    body: { panels: ['to_fix'], seen: dashboardPanels },
  }),
  'GET /permissions/{id}': onPermission,
  'PUT /permissions/{id}': async ({ world }) => ({
    params: { id: await ownPermission(world) },
    body: { name: fresh('Quyền khác'), parent_id: await folder(world) },
  }),
  'DELETE /permissions/{id}': onPermission,

  'GET /menus/{groupId}': async ({ world }) => ({ params: { groupId: await approvedGroup(world) } }),
  'GET /menus/{groupId} #own': ({ caller }) => ({ params: { groupId: caller.groupId || superGroup } }),
  'POST /menus': async ({ world }) => ({ body: { data: [], group_id: await approvedGroup(world) } }),

  'POST /group-aliases': async ({ world }) => ({ body: roleForm(await approvedGroup(world)) }),
  'POST /group-aliases #above': async ({ world }) => ({ body: roleForm(await groupAbove(world)) }),
  'GET /group-aliases/{id}': onRole,
  'PUT /group-aliases/{id}': async ({ world }) => {
    const groupId = await approvedGroup(world)
    return { params: { id: await role(world, groupId) }, body: roleForm(groupId) }
  },
  'PUT /group-aliases/{id} #above': async ({ world }) => ({
    params: { id: await role(world, await approvedGroup(world)) },
    body: roleForm(await groupAbove(world)),
  }),
  'DELETE /group-aliases/{id}': onRole,
}
