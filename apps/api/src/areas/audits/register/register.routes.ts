import type { ResultOf } from '@apron/contract'
import { register as routes } from '@apron/contract/audits'
import { translate } from '@apron/messages'
import type { FeatureModule } from '#capabilities/area.ts'
import { withPrecheck, defineCalls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import { correctionsOf } from '../domain/finding/corrections.ts'
import { paperNow } from '../domain/paper-head.ts'
import { openWriter, write } from './file/file.ts'
import * as register from './register.ts'
import * as repeats from './repeats.ts'

const registerRoutes = ({ fileStore, settings }: Services) => {
  const sandbox = openWriter(fileStore)
  return defineCalls(routes, {
    list: (context) => register.list(context, context.query),
    board: (context) => register.board(context, context.query),
    repeats: (context) => repeats.ofGroup(context, context.params),
    people: (context) => register.people(context),
    export: withPrecheck<typeof routes.export, ResultOf<typeof routes.export>>(
      async (asked) => {
        const { db, body, caller, language, today } = asked
        const rows = await register.forFile(asked, body.query)
        const ids = rows.map(({ id }) => id)
        const correctionOf = await correctionsOf(db, ids, settings.now().time_zone)
        const of = (at: number) => ({ ...register.present(rows[at]!), ...correctionOf(ids[at]!) })
        const title = translate(language, 'register.title')
        const said = { title, company: paperNow(settings).company.name, about: `${title} ${today}`, language }
        const { type, bytes } = write[body.format]
        const made = await bytes({ fileStore, sandbox, caller, said }, { count: rows.length, of })
        const name = `findings-${today}.${body.format}`
        return { name, type, content: made.toString('base64'), total: rows.length }
      },
      async ({ body, noteAfter }, file) => {
        noteAfter({ ...body, total: file.total })
        return file
      },
    ),
  })
}

/** What the rest of the server must know of the register of findings. */
export const registerModule = {
  calls: registerRoutes,
  menu: [
    {
      name: 'menu.findings',
      url: '/findings',
      icon: 'flag',
      access: routes.list.access,
    },
  ],
} satisfies FeatureModule
