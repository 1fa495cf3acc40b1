import type { MailWay } from '@apron/contract'
import type { NotificationDefinitions } from '#capabilities/area.ts'
import type { Database } from '#db/client.ts'
import type { Services } from '#http/services.ts'
import { productNamed, writeMails } from '#jobs/mail/mail.ts'
import { takeDue } from './due.ts'
import { noticeLetter } from './letters.ts'

/** Writes to each person what they want to have by mail in this way, all of it in one. */
export async function mailNotices(
  db: Database,
  services: Services,
  tells: NotificationDefinitions,
  way: Exclude<MailWay, 'off'>,
): Promise<void> {
  const { config, settings } = services
  const due = await takeDue(db, { way, hasServer: config.mail !== null })
  const around = { way, tells, secret: config.secret, address: settings.address() }
  const mails = [...Map.groupBy(due, ({ user_id }) => user_id).values()].flatMap(([first, ...rest]) => {
    if (!first) return []
    const to = { email: first.email, fullname: first.fullname, language: first.language ?? settings.now().language }
    const mail = noticeLetter([first, ...rest], {
      ...around,
      product: productNamed(services, to.language),
      language: to.language,
    })
    return [{ to, kind: 'notices', ...mail }]
  })
  await writeMails(services, db, mails)
}
