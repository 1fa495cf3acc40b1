import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import * as z from 'zod'

const minute = 1
const hour = 60 * minute
const day = 24 * hour
const mebibyte = 1024 * 1024

/** Every setting of the product, as an environment variable. */
export const settings = z.object({
  APRON_NAME: z.string().min(1).max(40).default('Apron'),
  APRON_DATA: z.string().default('data'),
  APRON_HOST: z.string().default('0.0.0.0'),
  APRON_PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  APRON_LANGUAGE: z.enum(['vi', 'en']).default('en'),
  APRON_TIME_ZONE: z.string().default('Asia/Ho_Chi_Minh'),
  APRON_CAPTCHA: z.enum(['on', 'off']).default('on'),
  APRON_FOUR_EYES: z.enum(['on', 'off']).default('on'),
  APRON_OFFLINE: z.enum(['on', 'off']).default('on'),
  APRON_SESSION_IDLE_MINUTES: z.coerce
    .number()
    .int()
    .min(1)
    .default(12 * hour),
  APRON_SESSION_MINUTES: z.coerce
    .number()
    .int()
    .min(1)
    .default(30 * day),
  APRON_TRUST_PROXY: z.string().default('off'),
  APRON_QUOTA_MB: z.coerce
    .number()
    .int()
    .min(1)
    .default(5 * 1024),
  APRON_FREE_DISK_MB: z.coerce.number().int().min(0).default(1024),
  APRON_DEMO: z.enum(['on', 'off']).default('on'),
  APRON_LIMIT_CALLS: z.coerce.number().int().min(0).default(600),
  APRON_LIMIT_UPLOADS: z.coerce.number().int().min(0).default(60),
  APRON_LIMIT_UPLOAD_MB: z.coerce.number().int().min(0).default(500),
  APRON_LIMIT_ADDRESS: z.coerce.number().int().min(1).default(20),
  APRON_PROCESSES: z.enum(['one', 'several']).optional(),
  DATABASE_URL: z.string().optional(),
  APRON_SECRET: z.string().optional(),
})

export type Config = {
  /** The product's name as people see it. */
  name: string
  dataDirectory: string
  host: string
  port: number
  language: 'vi' | 'en'
  timeZone: string
  captcha: boolean
  fourEyes: boolean
  /** Whether browsers may keep the web application, so that it opens without a network. */
  offline: boolean
  sessionIdleMinutes: number
  sessionMinutes: number
  /** The proxies in front: none, so many in a row, or these addresses and networks. What is further left in `X-Forwarded-For` was written by the caller. */
  trustProxy: false | number | string[]
  /** What one person may keep on the disk, in bytes. */
  quota: number
  /** What stays free on the disk, in bytes. */
  leastFree: number
  /** Whether a first start writes the demonstration company. */
  demo: boolean
  /** What one person may do; an address may do so many times as much. 0 is no limit. */
  limits: { callsAMinute: number; uploadsInTen: number; megabytesInTen: number; timesPerAddress: number }
  databaseUrl: string | undefined
  /** Whether other processes may serve the same database at the same time. */
  severalProcesses: boolean
  /** Signs file addresses and captcha challenges; made at the first start and kept with the data. */
  secret: string
}

export class ConfigError extends Error {}

/** What an environment gives: an empty variable, as files of settings have them, counts as not given. */
export function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
}

/** Reads the settings once; a wrong one is named. */
export function readConfig(env: NodeJS.ProcessEnv, base = process.cwd()): Config {
  const parsed = settings.safeParse(withoutEmpty(env))
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`A setting is wrong. ${wrong.join('; ')}`)
  }
  const given = parsed.data
  try {
    new Intl.DateTimeFormat('en', { timeZone: given.APRON_TIME_ZONE })
  } catch {
    throw new ConfigError(`A setting is wrong. APRON_TIME_ZONE: "${given.APRON_TIME_ZONE}" is not a time zone`)
  }
  if (given.APRON_PROCESSES === 'several' && !given.DATABASE_URL) {
    throw new ConfigError(
      'A setting is wrong. APRON_PROCESSES: several processes need a database of their own; set DATABASE_URL',
    )
  }
  const dataDirectory = resolve(base, given.APRON_DATA)
  return {
    name: given.APRON_NAME,
    dataDirectory,
    host: given.APRON_HOST,
    port: given.APRON_PORT,
    language: given.APRON_LANGUAGE,
    timeZone: given.APRON_TIME_ZONE,
    captcha: given.APRON_CAPTCHA === 'on',
    fourEyes: given.APRON_FOUR_EYES === 'on',
    offline: given.APRON_OFFLINE === 'on',
    sessionIdleMinutes: given.APRON_SESSION_IDLE_MINUTES,
    sessionMinutes: given.APRON_SESSION_MINUTES,
    trustProxy: readProxies(given.APRON_TRUST_PROXY),
    quota: given.APRON_QUOTA_MB * mebibyte,
    leastFree: given.APRON_FREE_DISK_MB * mebibyte,
    demo: given.APRON_DEMO === 'on',
    limits: {
      callsAMinute: given.APRON_LIMIT_CALLS,
      uploadsInTen: given.APRON_LIMIT_UPLOADS,
      megabytesInTen: given.APRON_LIMIT_UPLOAD_MB,
      timesPerAddress: given.APRON_LIMIT_ADDRESS,
    },
    databaseUrl: given.DATABASE_URL,
    severalProcesses: given.DATABASE_URL !== undefined && given.APRON_PROCESSES !== 'one',
    secret: given.APRON_SECRET ?? keptSecret(dataDirectory),
  }
}

const mostHops = 10

function readProxies(given: string): Config['trustProxy'] {
  const trimmed = given.trim()
  if (trimmed === 'off' || trimmed === '0') return false
  if (trimmed === 'on') return 1
  if (/^\d+$/.test(trimmed) && Number(trimmed) <= mostHops) return Number(trimmed)
  const proxies = trimmed.split(/[\s,]+/)
  if (proxies.every(isNetwork)) return proxies
  throw new ConfigError(
    `A setting is wrong. APRON_TRUST_PROXY: give off, how many proxies stand in front (1 to ${mostHops}), or their addresses and networks, such as 10.0.0.5, 10.1.0.0/16`,
  )
}

function isNetwork(given: string): boolean {
  const [address = '', bits, more] = given.split('/')
  const version = isIP(address)
  if (version === 0 || more !== undefined) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

function keptSecret(directory: string): string {
  const path = join(directory, 'secret')
  if (!existsSync(path)) {
    mkdirSync(directory, { recursive: true })
    const made = `${path}.${randomBytes(6).toString('hex')}`
    writeFileSync(made, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
    keepFirst(made, path)
  }
  return readFileSync(path, 'utf8').trim()
}

/** Puts a file in its place unless one is there already: of processes that start together, all use the first one's. */
function keepFirst(made: string, path: string): void {
  try {
    linkSync(made, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(made)
  }
}
