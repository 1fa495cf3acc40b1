import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { superGroup } from '@apron/contract'
import { sql } from 'kysely'
import { hashPassword } from '../../areas/people/domain/password.ts'
import type { Config } from '#start/config.ts'
import { openObjects } from '#files/objects/open-objects.ts'
import { openFileStore } from '#files/store.ts'
import { dayIn } from '#kernel/clock.ts'
import type { Database } from '../client.ts'
import { seedDemo } from './demo/demo.ts'
import { takeDocuments } from './demo/documents/files.ts'
import { takePhotos } from './demo/photos/photos.ts'
import { describeAccounts, introduceAccounts } from './demo/company/sign-in.ts'
import { pointToSheet, signInSheet, writeSheet } from './sign-in-sheet.ts'

/** What a first start says: the sheet to keep, and the lines to print. */
type FirstStartOutput = { sheet: string; introduction: string[] }

const administratorEmail = 'admin@apron.example'

/** On an empty database: the first administrator and, unless it is switched off, the demonstration company. Returns how to sign in. */
export async function seedFirstStart(db: Database, config: Config, say: (line: string) => void): Promise<string[]> {
  if (await hasPeople(db)) return pointToSheet(config.dataDirectory)
  const told = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('apron.first_start'))`.execute(trx)
    // Another process may have been first.
    if (await hasPeople(trx)) return undefined
    const told = config.demo ? await makeCompany(trx, config, db) : await makeAdministrator(trx, config)
    // Before the commit: accounts whose passwords nobody knows would be of no use.
    await writeSheet(config.dataDirectory, told.sheet)
    return told
  })
  if (!told) return pointToSheet(config.dataDirectory)
  say(`First start: ${config.demo ? 'the demonstration company was' : 'the administrator was'} created`)
  return [...told.introduction, `Also kept in ${signInSheet(config.dataDirectory)}`]
}

async function hasPeople(db: Database): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

async function makeAdministrator(db: Database, { settings: { language } }: Config): Promise<FirstStartOutput> {
  const password = makePassword()
  const fullname = language === 'vi' ? 'Quản trị viên' : 'Administrator'
  await db
    .insertInto('users')
    .values({
      fullname,
      email: administratorEmail,
      password_hash: await hashPassword(password),
      group_id: superGroup,
    })
    .execute()
  const line = `Sign in as ${administratorEmail} with the password ${password}`
  return { sheet: `${line}\n`, introduction: [line] }
}

async function makeCompany(db: Database, config: Config, pool: Database): Promise<FirstStartOutput> {
  const directory = join(config.dataDirectory, 'files')
  const { language, time_zone: timeZone } = config.settings
  const [administratorPassword, peoplePassword] = [makePassword(), makePassword()]
  const store = await openFileStore({
    db: pool,
    directory,
    objects: await openObjects(directory, config.store),
    secret: config.secret,
    settings: () => config.settings,
  })
  const [administratorHash, peopleHash, photos, files] = await Promise.all([
    hashPassword(administratorPassword),
    hashPassword(peoplePassword),
    takePhotos(store, language),
    takeDocuments(store, language),
  ])
  const now = new Date()
  await seedDemo(db, {
    language,
    accounts: { administratorEmail, administratorHash, peopleHash },
    clock: { today: dayIn(timeZone, now), now },
    store,
    photos,
    files,
  })
  await store.close()
  const accounts = { language, administratorEmail, administratorPassword, peoplePassword }
  return { sheet: describeAccounts(accounts), introduction: introduceAccounts(accounts) }
}

/** Three groups of four (about 59 bits), without signs that are mistaken for one another. */
function makePassword(): string {
  const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
  const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')
  return [group(), group(), group()].join('-')
}
