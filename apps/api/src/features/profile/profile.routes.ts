import type { Updateable } from 'kysely'
import { profiles as routes, type BodyOf } from '@apron/contract'
import * as profile from '../../capabilities/profile.ts'
import type { Tables } from '../../db/schema/index.ts'
import { ahead, serve } from '../../http/serve.ts'
import type { Services } from '../../http/services.ts'
import { changePassword, checkPresent } from './change-password.ts'
import * as sessions from './own-sessions.ts'

export const profileRoutes = ({ config, authenticator }: Services) =>
  serve(routes, {
    update: async ({ db, caller, body, files, fileStore, publish, afterCommit, noteBefore, noteAfter }) => {
      const before = await profile.find(db, fileStore, caller.id)
      const [avatar] = files.avatar
      const changes = columnsOf(body)
      if (avatar) changes.avatar_id = await fileStore.record(db, avatar, caller.id)
      else if (body.remove_avatar) changes.avatar_id = null
      if (Object.keys(changes).length > 0) {
        await db.updateTable('users').set(changes).where('id', '=', caller.id).execute()
      }
      const { fullname, gender, info, language } = before
      noteBefore({ fullname, gender, info, language })
      noteAfter(changes)
      afterCommit(authenticator.forget)
      publish({ user: caller.id }, 'session:changed', {})
      return profile.find(db, fileStore, caller.id)
    },
    changePassword: ahead(
      ({ db, caller, body, address }) =>
        checkPresent(db, {
          userId: caller.id,
          address,
          current: body.current_password,
          next: body.password,
          product: config.name,
        }),
      async ({ db, caller, body, afterCommit, noteAfter }, checked) => {
        await changePassword(db, checked)
        // The trail keeps no password.
        noteAfter({ ended_sessions: body.end_others ? await sessions.endOthers(db, caller) : [] })
        afterCommit(authenticator.forget)
      },
    ),
    sessions: ({ db, caller }) => sessions.list(db, caller, config.sessionIdleMinutes),
    endSession: async ({ db, caller, params, afterCommit }) => {
      await sessions.end(db, caller.id, params.id)
      afterCommit(authenticator.forget)
    },
  })

function columnsOf({ fullname, gender, info, language }: BodyOf<typeof routes.update>): Updateable<Tables['users']> {
  return {
    ...(fullname !== undefined && { fullname }),
    ...(gender !== undefined && { gender }),
    ...(info !== undefined && { info: info === '' ? null : info }),
    ...(language !== undefined && { language }),
  }
}
