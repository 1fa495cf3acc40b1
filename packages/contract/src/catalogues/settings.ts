import * as z from 'zod/mini'
import { flag, wholeNumber } from '../http/fields.ts'
import { dashboardPanels, type DashboardPanel } from './dashboard-panels.ts'
import { isPaperNumber } from './paper-number.ts'

/** The cards of the settings, in their order. */
export const settingSections = ['company', 'papers', 'language', 'rules', 'findings', 'sign_in', 'limits'] as const
export type SettingSection = (typeof settingSections)[number]

const says = (key: string) => ({ params: { key } })
/** By its name: browsers of some years ago know no zone that is only a difference, such as +07:00. */
const isTimeZone = (sent: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: sent })
    return /^[a-z]/i.test(sent)
  } catch {
    return false
  }
}

/** Where a product is reached: scheme, name and port, without a slash at its end; null for anything that says more or less. */
export function originOf(sent: string): string | null {
  try {
    const { href, origin, protocol } = new URL(sent)
    return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : null
  } catch {
    return null
  }
}

const words = (most: number) => z.string().check(z.trim(), z.maxLength(most))
const paperNumber = words(40).check(z.refine(isPaperNumber, says('validation.paper_number')))
const timeZone = z.string().check(z.trim(), z.maxLength(100), z.refine(isTimeZone, says('validation.time_zone')))
const address = z.pipe(
  words(200).check(z.refine((sent) => sent === '' || originOf(sent) !== null, says('validation.address'))),
  z.transform((sent: string) => originOf(sent) ?? sent),
)
const panels = z.array(z.enum(dashboardPanels)).check(
  z.minLength(1),
  z.refine((sent) => new Set(sent).size === sent.length, says('validation.invalid')),
)
/** Fewer would keep out whoever wants to set it higher again. */
const leastCalls = 60
const calls = wholeNumber(0, 1_000_000_000).check(
  z.refine((sent) => sent === 0 || sent >= leastCalls, { params: { key: 'validation.limit_calls', min: leastCalls } }),
)

const tenYears = 10 * 366 * 24 * 60

/** `fixedBy` names the variable of the environment that goes before what is saved; `usual` counts while there is neither. */
const setting = <Value extends z.ZodMiniType>(
  section: SettingSection,
  fixedBy: string | null,
  value: Value,
  usual: z.output<Value>,
) => ({ section, fixedBy, value, usual })

/** Every setting that can be changed while the product runs, in the order in which it is shown. */
export const settingList = {
  company_name: setting('company', 'APRON_COMPANY', words(120), ''),
  company_address: setting('company', 'APRON_COMPANY_ADDRESS', words(255), ''),
  address: setting('company', 'APRON_ADDRESS', address, ''),
  paper_number: setting('papers', 'APRON_PAPER_NUMBER', paperNumber, 'BB-{year}-###'),
  paper_edition: setting('papers', 'APRON_PAPER_EDITION', words(60), ''),
  national_heading: setting('papers', 'APRON_NATIONAL_HEADING', flag, true),
  language: setting('language', 'APRON_LANGUAGE', z.enum(['vi', 'en']), 'en'),
  time_zone: setting('language', 'APRON_TIME_ZONE', timeZone, 'Asia/Ho_Chi_Minh'),
  four_eyes: setting('rules', 'APRON_FOUR_EYES', flag, true),
  keep_photos: setting('rules', 'APRON_KEEP_PHOTOS', flag, false),
  dashboard_panels: setting('rules', null, panels, [...dashboardPanels] as DashboardPanel[]),
  late_tell_days: setting('findings', 'APRON_LATE_TELL_DAYS', wholeNumber(0, 365), 1),
  late_lead_days: setting('findings', 'APRON_LATE_LEAD_DAYS', wholeNumber(0, 365), 3),
  late_after_days: setting('findings', 'APRON_LATE_AFTER_DAYS', wholeNumber(0, 365), 7),
  effect_after_days: setting('findings', 'APRON_EFFECT_AFTER_DAYS', wholeNumber(0, 3650), 90),
  session_idle_minutes: setting('sign_in', 'APRON_SESSION_IDLE_MINUTES', wholeNumber(1, tenYears), 12 * 60),
  session_minutes: setting('sign_in', 'APRON_SESSION_MINUTES', wholeNumber(1, tenYears), 30 * 24 * 60),
  least_password: setting('sign_in', 'APRON_LEAST_PASSWORD', wholeNumber(8, 64), 8),
  limit_calls: setting('limits', 'APRON_LIMIT_CALLS', calls, 600),
  limit_uploads: setting('limits', 'APRON_LIMIT_UPLOADS', wholeNumber(0, 1_000_000_000), 60),
  limit_upload_mb: setting('limits', 'APRON_LIMIT_UPLOAD_MB', wholeNumber(0, 1_000_000_000), 500),
  limit_address: setting('limits', 'APRON_LIMIT_ADDRESS', wholeNumber(1, 10_000), 20),
  quota_mb: setting('limits', 'APRON_QUOTA_MB', wholeNumber(1, 1_000_000_000), 5 * 1024),
  free_disk_mb: setting('limits', 'APRON_FREE_DISK_MB', wholeNumber(0, 1_000_000_000), 2048),
}

export type SettingName = keyof typeof settingList
export type SettingValues = { [Name in SettingName]: z.output<(typeof settingList)[Name]['value']> }

export const settingNames = Object.keys(settingList) as SettingName[]
/** What counts where neither the environment nor anybody has said anything. */
export const usualSettings = Object.fromEntries(
  settingNames.map((name) => [name, settingList[name].usual]),
) as SettingValues

type Shape = { [Name in SettingName]: (typeof settingList)[Name]['value'] }
/** What each of them may be. */
export const settingShape = Object.fromEntries(settingNames.map((name) => [name, settingList[name].value])) as Shape
