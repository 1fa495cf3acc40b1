import { profiles as routes, session } from '@apron/contract/people'
import type { ModuleRegistry, FeatureModule } from '#capabilities/area.ts'
import { own } from '#capabilities/visible/seen-by.ts'
import { withPrecheck, defineCalls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import * as profile from '../domain/profile.ts'
import { profileChanged } from './profile-changed.events.ts'
import { changePassword, checkPresent } from './change-password.ts'
import * as ownProfile from './own-profile.ts'
import * as sessions from './own-sessions.ts'

const profileRoutes = ({ config, settings, authenticator }: Services, known: ModuleRegistry['permissions']) =>
  defineCalls(routes, {
    update: async ({ db, caller, body, files, fileStore, afterCommit, noteBefore, noteAfter }) => {
      const before = await profile.find(db, fileStore, known, caller.id)
      const changes = await ownProfile.update({ db, fileStore, caller }, ownProfile.fromForm(body), files.avatar[0])
      const { fullname, gender, info, language } = before
      noteBefore({ fullname, gender, info, language })
      noteAfter(changes)
      afterCommit(authenticator.forget)
      return profile.find(db, fileStore, known, caller.id)
    },
    changePassword: withPrecheck(
      ({ db, caller, body, address }) =>
        checkPresent(db, {
          userId: caller.id,
          address,
          current: body.current_password,
          next: body.password,
          rules: { product: config.name, least: settings.now().least_password },
        }),
      async ({ db, caller, body, changed, afterCommit, noteAfter }, checked) => {
        await changePassword(db, checked)
        changed('user', caller.id)
        // The trail keeps no password.
        noteAfter({ ended_sessions: body.end_others ? await sessions.endOthers(db, caller) : [] })
        afterCommit(authenticator.forget)
      },
    ),
    sessions: ({ db, caller }) => sessions.list(db, caller, settings.now()),
    endSession: async ({ db, caller, params, afterCommit }) => {
      await sessions.end(db, caller.id, params.id)
      afterCommit(authenticator.forget)
    },
  })

/** What the rest of the server must know of the own profile. */
export const profileModule = {
  calls: (services, { permissions }) => profileRoutes(services, permissions),
  entities: { profile: own },
  eventHandlers: () => [profileChanged],
  menu: [
    {
      name: 'menu.profile',
      url: '/profile/show',
      icon: 'user',
      access: session.profile.access,
    },
  ],
} satisfies FeatureModule
