import { mails as routes } from '@apron/contract/desk'
import type { FeatureModule } from '#capabilities/area.ts'
import { byRight } from '#capabilities/visible/seen-by.ts'
import { withSubject, defineCalls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import * as mails from './mails.ts'

const mailRoutes = ({ jobs }: Services) =>
  defineCalls(routes, {
    list: async ({ db, query }) => {
      const { rows, ...page } = await mails.list(db, query)
      return { rows: rows.map(mails.present), ...page }
    },
    open: withSubject(
      ({ db, params }) => mails.hold(db, params.id),
      async ({ db, noteAfter }, mail) => {
        const { row, text } = await mails.open(db, mail)
        // The trail stores no link that grants access.
        noteAfter(mails.present(row))
        return { ...mails.present(row), text }
      },
    ),
    retry: withSubject(
      ({ db, params }) => mails.hold(db, params.id),
      async ({ db }, mail) => mails.present(await mails.retry(db, jobs, mail)),
    ),
  })

/** What the rest of the server must know of mails. */
export const mailModule = {
  calls: mailRoutes,
  entities: { mail: byRight('administrators', 'mails') },
  menu: [
    {
      name: 'menu.mails',
      url: '/mails',
      icon: 'mail',
      access: 'administrators',
    },
  ],
} satisfies FeatureModule
