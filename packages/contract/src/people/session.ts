import * as z from 'zod/mini'
import { id, line, wholeNumber } from '../http/fields.ts'
import { route } from '../http/route.ts'
import { permission } from '../catalogues/permissions.ts'

const named = z.object({ id, name: z.string() })

export const profile = z.object({
  id,
  fullname: z.string(),
  email: z.string(),
  gender: z.number(),
  info: z.nullable(z.string()),
  type: z.number(),
  language: z.nullable(z.enum(['vi', 'en'])),
  avatar: z.nullable(z.string()),
  avatar500x500: z.nullable(z.string()),
  group_id: id,
  /** Until it is approved its members may do no more than what concerns their own account. */
  group: z.extend(named, { is_approved: z.boolean() }),
  organization: z.nullable(named),
  position: z.nullable(named),
  permissions: z.array(permission),
  /** External, and in no team that audits: of audits they see the findings that they answer for, and saved minutes. */
  is_auditee_outside: z.boolean(),
  /** How many notifications are unread. */
  notification: z.number(),
  /** In how many lines they stand. */
  notification_lines: z.number(),
})
export type Profile = z.output<typeof profile>

/** What the application shows before anybody has signed in. */
export const settings = z.object({
  name: z.string(),
  language: z.enum(['vi', 'en']),
  time_zone: z.string(),
  captcha: z.boolean(),
  /** Whose product it is; nothing while nobody has said so. */
  company_name: z.string(),
  company_address: z.string(),
  company_logo: z.nullable(z.string()),
  /** Signs that a new password has at least. */
  least_password: z.number(),
  /** Whether photos are sent in the size in which they were taken. */
  keep_photos: z.boolean(),
})
export type Settings = z.output<typeof settings>

const captchaChallenge = z.looseObject({ signature: z.optional(z.string()) })

export const session = {
  settings: route('GET /settings', { access: 'anyone', reply: settings, reads: 'setting' }),
  captcha: route('GET /captcha', { access: 'anyone', reply: captchaChallenge, reads: 'nothing' }),
  login: route('POST /login', {
    access: 'anyone',
    body: z.object({
      email: line().check(z.email()),
      password: z.string().check(z.minLength(1), z.maxLength(200)),
      type: wholeNumber(1, 2),
      /** A long random name that a device keeps; what others do wrong does not count against one that has signed in. */
      device: z._default(z.string().check(z.maxLength(100)), ''),
      captcha: z._default(z.string().check(z.maxLength(5000)), ''),
    }),
    reply: z.object({ token: z.string(), expires_at: z.string(), user: profile }),
    trail: 'session.opened',
    changes: 'session',
  }),
  logout: route('POST /logout', { access: 'own-account', trail: 'session.closed', changes: 'session' }),
  profile: route('GET /profiles', {
    access: 'own-account',
    reply: profile,
    reads: ['profile', 'group', 'group_permissions', 'organization', 'position', 'notification'],
  }),
}
