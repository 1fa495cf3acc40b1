import * as z from 'zod/mini'
import { id, instant, search } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'
import { route } from '../http/route.ts'

/** `kept`: there is no mail server, so it stays here for administrators to hand on. */
export const mailStates = ['waiting', 'sent', 'kept', 'failed'] as const
export type MailState = (typeof mailStates)[number]

export const mail = z.object({
  id,
  to: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  /** How many times it was tried. */
  tries: z.number(),
  /** What the mail server said at the last try; null when it took the mail or was not asked. */
  error: z.nullable(z.string()),
  created_at: instant,
  sent_at: z.nullable(instant),
  /** Whether its words can still be shown: they are shown once, as they may hold a link that lets somebody in. */
  is_sealed: z.boolean(),
})
export type Mail = z.output<typeof mail>

export const mails = {
  /** Newest first. */
  list: route('GET /mails', {
    access: 'administrators',
    query: z.extend(pageQuery, { state: z.optional(z.enum(mailStates)), search: z.optional(search) }),
    list: mail,
    reads: ['mail'],
  }),
  /** Shows the words of one that was kept or failed, once; 400 when they have been shown. */
  open: route('POST /mails/:id/opening', {
    access: 'administrators',
    reply: z.extend(mail, { text: z.string() }),
    trail: 'mail.opened',
    changes: 'mail',
  }),
  /** Sends one that failed or was kept once more, through the mail server that there is by now. */
  retry: route('POST /mails/:id/retry', {
    access: 'administrators',
    reply: mail,
    trail: 'mail.retried',
    changes: 'mail',
  }),
}
