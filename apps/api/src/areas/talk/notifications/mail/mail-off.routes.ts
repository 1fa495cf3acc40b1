import { noticeMails as routes } from '@apron/contract/talk'
import type { FeatureModule } from '#capabilities/area.ts'
import { withPrecheck, defineCalls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import * as mailOff from './mail-off.ts'
import { noticeMailJobs } from './notice-mail.jobs.ts'

const mailOffRoutes = ({ config }: Services) =>
  defineCalls(routes, {
    off: withPrecheck(
      ({ db, body, address }) => mailOff.check(db, config.secret, { token: body.token, address }),
      async ({ db, changed, noteAfter }, off) => {
        await mailOff.turnOff(db, off)
        changed('notification', off.userId)
        noteAfter({ user_id: off.userId, kinds: off.kinds })
      },
    ),
  })

/** What the rest of the server must know of mails about notifications. */
export const noticeMailModule = { calls: mailOffRoutes, jobs: noticeMailJobs } satisfies FeatureModule
