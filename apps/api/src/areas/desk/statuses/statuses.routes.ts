import { auditStatuses, approvalStatus, userStatuses } from '@apron/contract'
import { statuses as routes } from '@apron/contract/desk'
import { translate } from '@apron/messages'
import type { FeatureModule } from '#capabilities/area.ts'
import { defineCalls } from '#http/serve.ts'

const statusRoutes = defineCalls(routes, {
  catalogue: async ({ language }) => {
    const present = ({ code, name, text, color }: (typeof auditStatuses)[number]) => ({
      code,
      name,
      text: translate(language, text),
      color,
    })
    return {
      USER: {
        NAME: Object.fromEntries(userStatuses.map(({ code, text }) => [String(code), translate(language, text)])),
        CODE: Object.fromEntries(userStatuses.map(({ code, name }) => [name, code])),
      },
      CHECKER_MAKER: auditStatuses.filter(({ code }) => code <= approvalStatus.REJECTION).map(present),
      CHECKLIST: auditStatuses.map(present),
    }
  },
})

/** What the rest of the server must know of statuses. */
export const statusModule = {
  calls: () => statusRoutes,
} satisfies FeatureModule
