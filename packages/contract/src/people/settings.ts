import * as z from 'zod/mini'
import { correctionDays } from '../capabilities/correction-days.ts'
import { logEntry } from '../capabilities/record-log.ts'
import { settingNames, settingShape } from '../catalogues/settings.ts'
import { id } from '../http/fields.ts'
import { route } from '../http/route.ts'

/** Days within which findings of one status are usually put right, null where nothing is said. */
const severity = z.object({ id, days: correctionDays })
const severities = z.array(severity).check(z.maxLength(200))

const some = z.extend(z.partial(z.object(settingShape)), { correction_days: z.optional(severities) })

export const allSettings = z.object({
  values: z.object(settingShape),
  /** Those that the environment fixes, with the variable that does. */
  fixed: z.array(z.object({ name: z.string(), variable: z.string() })),
  logo: z.nullable(z.string()),
  /** The statuses that are findings, in the order in which they were made. */
  severities: z.array(z.extend(severity, { code: z.string(), name: z.string(), color: z.string() })),
  /** What links are made from now: the address that was set, or else the one that was printed at the start. */
  address: z.string(),
})
export type AllSettings = z.output<typeof allSettings>

export const settingFields = [...settingNames, 'logo', 'correction_days'] as const
const entry = logEntry(['saved', 'logo_set', 'logo_removed'], settingFields)
export type SettingLogEntry = z.output<typeof entry>

/** The product's own calls beside those of the specification. */
export const productSettings = {
  show: route('GET /settings/all', {
    access: 'MANAGE_SETTINGS',
    reply: allSettings,
    reads: ['setting', 'item_status'],
  }),
  /** Changes what is sent and leaves the rest; `seen` is what that was when it was read, and the call is refused (400) when it is no longer so. */
  save: route('PUT /settings/all', {
    access: 'MANAGE_SETTINGS',
    body: z.extend(some, { seen: some }),
    reply: allSettings,
    trail: 'settings.saved',
    changes: ['setting', 'item_status'],
  }),
  setLogo: route('POST /settings/logo', {
    access: 'MANAGE_SETTINGS',
    files: { logo: { kinds: ['image'], atMost: 1, isRequired: true } },
    reply: allSettings,
    trail: 'settings.logo_set',
    changes: 'setting',
  }),
  removeLogo: route('DELETE /settings/logo', {
    access: 'MANAGE_SETTINGS',
    reply: allSettings,
    trail: 'settings.logo_removed',
    changes: 'setting',
  }),
  /** Newest first, at most 500. */
  logs: route('GET /settings/logs', {
    access: 'MANAGE_SETTINGS',
    reply: z.array(entry),
    reads: ['setting', 'user'],
  }),
  /** Where the product is reached, for whatever has to name it outside of itself. */
  address: route('GET /settings/address', {
    access: 'signed-in',
    external: 'open',
    reply: z.object({
      address: z.string(),
      /** Somebody said so; else it is only what was printed at the start. */
      is_set: z.boolean(),
    }),
    reads: 'setting',
  }),
}
