import { register as routes } from '@apron/contract/audits'
import type { Room } from '../../../capabilities/area.ts'
import { serve } from '../../../http/serve.ts'
import { registerFile } from './register-file.ts'
import * as register from './register.ts'
import * as repeats from './repeats.ts'

const registerRoutes = serve(routes, {
  list: (context) => register.list(context, context.query),
  board: (context) => register.board(context, context.query),
  repeats: (context) => repeats.ofGroup(context, context.params),
  people: (context) => register.people(context),
  export: async (context) => {
    const { body, language, today, noteAfter } = context
    const findings = await register.forFile(context, body.query)
    noteAfter({ ...body, total: findings.length })
    return { name: `findings-${today}.csv`, text: registerFile(findings, language), total: findings.length }
  },
})

/** What the rest of the server must know of the register of findings. */
export const registerRoom = {
  calls: () => registerRoutes,
  menu: [
    {
      below: 'menu.work',
      place: 1.2,
      name: 'menu.findings',
      url: '/findings',
      icon: 'flag',
      access: routes.list.access,
    },
  ],
} satisfies Room
