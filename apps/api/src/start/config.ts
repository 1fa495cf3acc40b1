import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { judge, settingList, settingNames, usualSettings, type SettingName, type SettingValues } from '@apron/contract'
import { translate } from '@apron/messages'
import type { Bucket } from '#files/objects/objects.ts'
import type { CertificateFiles } from './tls/certificate.ts'
import { makePrivate } from './private-directory.ts'
import { readStore, storeSettings } from './store-settings.ts'

/** What is said of a process when it starts, as environment variables; what may change while it runs, `settingList` has. */
export const machine = z.object({
  APRON_NAME: z.string().min(1).max(40).default('Apron'),
  APRON_DATA: z.string().default('data'),
  APRON_HOST: z.string().default('0.0.0.0'),
  APRON_PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  APRON_CAPTCHA: z.enum(['on', 'off']).default('on'),
  APRON_OFFLINE: z.enum(['on', 'off']).default('on'),
  APRON_TRUST_PROXY: z.string().default('off'),
  APRON_TLS_CERT: z.string().optional(),
  APRON_TLS_KEY: z.string().optional(),
  APRON_LOG_LEVEL: z.enum(['error', 'warn', 'info']).default('warn'),
  APRON_METRICS_TOKEN: z.string().min(16).optional(),
  APRON_DEMO: z.enum(['on', 'off']).default('on'),
  APRON_PROCESSES: z.enum(['one', 'several']).optional(),
  APRON_SMTP_URL: z.string().optional(),
  APRON_MAIL_FROM: z.email().optional(),
  ...storeSettings,
  DATABASE_URL: z.string().optional(),
  APRON_SECRET: z.string().optional(),
})

export type Config = {
  /** The product's name as people see it. */
  name: string
  dataDirectory: string
  host: string
  port: number
  captcha: boolean
  /** Whether browsers may keep the web application, so that it opens without a network. */
  offline: boolean
  /** The proxies in front: none, so many in a row, or these addresses and networks. What is further left in `X-Forwarded-For` was written by the caller. */
  trustProxy: false | number | string[]
  /** Where the certificate and its key lie; null where it speaks plain HTTP. */
  tls: CertificateFiles | null
  /** What is logged: errors, what is out of reach as well, or every call. */
  logLevel: 'error' | 'warn' | 'info'
  /** Whoever sends it may read the metrics from anywhere. */
  metricsToken: string | undefined
  /** Whether a first start writes the demonstration company. */
  demo: boolean
  /** What counts until somebody saves something else. */
  settings: SettingValues
  /** Those that the environment says, which nobody changes while it runs. */
  fixed: readonly SettingName[]
  /** The mail server, and in whose name mail is sent; null where there is none. */
  mail: { url: string; from: string } | null
  /** The bucket in which files are kept; null for the data directory. */
  store: Bucket | null
  databaseUrl: string | undefined
  /** Whether other processes may serve the same database at the same time. */
  severalProcesses: boolean
  /** Signs file addresses and captcha challenges; made at the first start and kept with the data. */
  secret: string
}

export class ConfigError extends Error {}

function readTls({ APRON_TLS_CERT: cert, APRON_TLS_KEY: key }: z.output<typeof machine>): Config['tls'] {
  if (cert !== undefined && key !== undefined) return { cert, key }
  if (cert === undefined && key === undefined) return null
  throw new ConfigError('A setting is wrong. APRON_TLS_CERT and APRON_TLS_KEY belong together: give both, or neither')
}

/** What an environment gives: an empty variable, as files of settings have them, counts as not given. */
export function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
}

/** Reads the settings once; a wrong one is named. */
export function readConfig(env: NodeJS.ProcessEnv, base = process.cwd()): Config {
  const known = withoutEmpty(env)
  const parsed = machine.safeParse(known)
  const changeable = readSettings(known)
  const wrong = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...changeable.wrong,
  ]
  if (!parsed.success || wrong.length > 0) throw new ConfigError(`A setting is wrong. ${wrong.join('; ')}`)
  const given = parsed.data
  if (given.APRON_PROCESSES === 'several' && !given.DATABASE_URL) {
    throw new ConfigError(
      'A setting is wrong. APRON_PROCESSES: several processes need a database of their own; set DATABASE_URL',
    )
  }
  const { store, wrong: lacking } = readStore(given)
  if (lacking.length > 0) throw new ConfigError(`A setting is wrong. ${lacking.join('; ')}`)
  const dataDirectory = resolve(base, given.APRON_DATA)
  return {
    name: given.APRON_NAME,
    dataDirectory,
    host: given.APRON_HOST,
    port: given.APRON_PORT,
    captcha: given.APRON_CAPTCHA === 'on',
    offline: given.APRON_OFFLINE === 'on',
    trustProxy: readProxies(given.APRON_TRUST_PROXY),
    tls: readTls(given),
    logLevel: given.APRON_LOG_LEVEL,
    metricsToken: given.APRON_METRICS_TOKEN,
    demo: given.APRON_DEMO === 'on',
    settings: { ...usualSettings, ...changeable.values },
    fixed: changeable.fixed,
    store,
    mail: readMail(given),
    databaseUrl: given.DATABASE_URL,
    severalProcesses: given.DATABASE_URL !== undefined && given.APRON_PROCESSES !== 'one',
    secret: given.APRON_SECRET ?? keptSecret(dataDirectory),
  }
}

function readMail({ APRON_SMTP_URL: url, APRON_MAIL_FROM: from }: z.output<typeof machine>): Config['mail'] {
  if (url === undefined) return null
  if (!/^smtps?:\/\/./.test(url) || !URL.canParse(url))
    throw new ConfigError('A setting is wrong. APRON_SMTP_URL: give smtp://NAME:PASSWORD@HOST:PORT or smtps://…')
  if (from === undefined)
    throw new ConfigError('A setting is wrong. APRON_MAIL_FROM: say from which address mail is sent')
  return { url, from }
}

/** What the environment says of the settings that can also be changed while the product runs, and what is wrong with it. */
function readSettings(env: NodeJS.ProcessEnv) {
  const values: Partial<Record<SettingName, unknown>> = {}
  const wrong: string[] = []
  for (const name of settingNames) {
    const { fixedBy, value, usual } = settingList[name]
    const said = fixedBy === null ? undefined : env[fixedBy]
    if (said === undefined) continue
    if (typeof usual === 'boolean') {
      if (said === 'on' || said === 'off') values[name] = said === 'on'
      else wrong.push(`${fixedBy}: give on or off`)
      continue
    }
    const { data, problems } = judge(value, said)
    if (problems)
      wrong.push(
        ...Object.values(problems).flatMap((all) =>
          all.map(({ key, values: fill }) => `${fixedBy}: ${translate('en', key, fill)}`),
        ),
      )
    else values[name] = data
  }
  return { values: values as Partial<SettingValues>, fixed: Object.keys(values) as SettingName[], wrong }
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
    makePrivate(directory)
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
