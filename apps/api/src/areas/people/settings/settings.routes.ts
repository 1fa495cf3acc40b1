import { superGroup } from '@apron/contract'
import { productSettings as routes } from '@apron/contract/people'
import type { FeatureModule } from '#capabilities/area.ts'
import { byRightAlone } from '#capabilities/visible/seen-by.ts'
import { defineCalls } from '#http/serve.ts'
import { nameAdministrators } from '#db/seeds/administrators.ts'
import type { Services } from '#http/services.ts'
import { readSaved } from '#settings/settings.ts'
import * as log from './setting-log.ts'
import * as settings from './settings.ts'

const settingRoutes = ({ settings: current, authenticator }: Services) =>
  defineCalls(routes, {
    show: async (context) => settings.present(context, current, await readSaved(context.db)),
    save: async (context) => {
      const { db, body, changed, afterCommit, noteBefore, noteAfter } = context
      const { saved, told, statuses } = await settings.save(db, current, body)
      changed('item_status', statuses)
      if (told.after['language'] && (await nameAdministrators(db, current.with(saved).language)))
        changed('group', superGroup)
      noteBefore(told.before)
      noteAfter(told.after)
      afterCommit(() => {
        current.take(saved)
        authenticator.forget()
      })
      return settings.present(context, current, saved)
    },
    setLogo: async (context) => {
      const { before, saved } = await settings.setLogo(context, context.files.logo[0])
      context.noteBefore({ logo: before.logo_id })
      context.noteAfter({ logo: saved.logo_id })
      context.afterCommit(() => current.take(saved))
      return settings.present(context, current, saved)
    },
    removeLogo: async (context) => {
      const { before, saved } = await settings.removeLogo(context.db)
      context.noteBefore({ logo: before.logo_id })
      context.noteAfter({ logo: null })
      context.afterCommit(() => current.take(saved))
      return settings.present(context, current, saved)
    },
    logs: ({ db, fileStore }) => log.list(db, fileStore),
    address: async () => ({ address: current.address(), is_set: current.now().address !== '' }),
  })

/** What the rest of the server must know of the settings. */
export const settingModule = {
  calls: settingRoutes,
  entities: { setting: byRightAlone(routes.address) },
  menu: [
    {
      name: 'menu.settings',
      url: '/settings',
      icon: 'settings',
      access: routes.show.access,
    },
  ],
  permissions: [{ row: 'product', permissions: ['MANAGE_SETTINGS'] }],
} satisfies FeatureModule
