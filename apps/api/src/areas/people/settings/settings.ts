import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { settingNames, type BodyOf, type SettingName, type SettingValues } from '@apron/contract'
import type { AllSettings, productSettings as routes } from '@apron/contract/people'
import { holdStatuses } from '#capabilities/visible/answer-status.ts'
import type { Database } from '#db/client.ts'
import type { FileStore, ReceivedFile } from '#files/store.ts'
import { invalid, refused } from '#kernel/refusals.ts'
import { readSaved, type SavedSettings, type Settings } from '#settings/settings.ts'

type SettingsBody = BodyOf<typeof routes.save>
type Severity = { id: number; code: string; name: string; color: string; days: number | null }
/** What changed, for the trail's before and after. */
type Change = { before: Record<string, unknown>; after: Record<string, unknown> }

/** Lets one change happen at a time, in every process. */
async function hold(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('apron.settings'))`.execute(db)
}

/** The statuses that are findings, with their usual days to correct. */
export const severities = (db: Database): Promise<Severity[]> =>
  db
    .selectFrom('item_statuses')
    .select(['id', 'code', 'name', 'color', 'correction_days as days'])
    .where('is_finding', '=', true)
    .orderBy('id')
    .execute()

/** 422 for a setting that the environment fixes. */
function checkFree(settings: Settings, names: readonly SettingName[]): void {
  const fixed = settings.fixed().find(({ name }) => names.includes(name))
  if (fixed) throw invalid(fixed.name, 'validation.fixed', { variable: fixed.variable })
}

/** 422 under the one that was sent when a session may idle for longer than it lasts. */
function checkSessions(sent: Partial<SettingValues>, now: SettingValues): void {
  if (sent.session_idle_minutes === undefined && sent.session_minutes === undefined) return
  const { session_idle_minutes: idle, session_minutes: longest } = { ...now, ...sent }
  if (idle <= longest) return
  if (sent.session_idle_minutes === undefined)
    throw invalid('session_minutes', 'validation.longest_within', { min: idle })
  throw invalid('session_idle_minutes', 'validation.idle_beyond', { max: longest })
}

/** Stores what differs from what counts now. Refuses (422) what is fixed or does not fit together, and (400) whoever has seen something else. */
export async function save(db: Database, settings: Settings, { seen, correction_days, ...sent }: SettingsBody) {
  await hold(db)
  const values = sent as Partial<SettingValues>
  const names = settingNames.filter((name) => values[name] !== undefined)
  const now = settings.with(await readSaved(db))
  checkFree(settings, names)
  if (names.some((name) => !isDeepStrictEqual(seen[name], now[name]))) throw refused('changed_meanwhile')
  checkSessions(values, now)
  const changed = names.filter((name) => !isDeepStrictEqual(values[name], now[name]))
  if (changed.length > 0)
    await store(
      db,
      changed.map((name) => ({ name, value: values[name] })),
    )
  const told: Change = { before: pick(now, changed), after: pick(values, changed) }
  const statuses = correction_days ? await saveDays(db, correction_days, seen.correction_days ?? [], told) : []
  return { saved: await readSaved(db), told, statuses }
}

const pick = (from: Partial<SettingValues>, names: readonly SettingName[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, from[name]]))

async function store(db: Database, rows: readonly { name: SettingName; value: unknown }[]): Promise<void> {
  await db
    .insertInto('settings')
    .values(rows.map(({ name, value }) => ({ name, value: JSON.stringify(value) })))
    .onConflict((conflict) => conflict.column('name').doUpdateSet((set) => ({ value: set.ref('excluded.value') })))
    .execute()
}

type Days = NonNullable<SettingsBody['correction_days']>

/** Stores the usual days of statuses; gives the ids of those whose days changed, and notes them under their codes. */
async function saveDays(db: Database, sent: Days, seen: Days, told: Change): Promise<number[]> {
  const wanted = new Map(sent.map(({ id, days }) => [id, days]))
  const begun = new Map(seen.map(({ id, days }) => [id, days]))
  await holdStatuses(db)
  const rows = await db
    .selectFrom('item_statuses')
    .select(['id', 'code', 'correction_days as days'])
    .where('id', '=', sql<number>`any(${[...wanted.keys()]})`)
    .where('is_finding', '=', true)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  // Gone, or no longer a finding.
  if (rows.length < wanted.size || rows.some(({ id, days }) => begun.get(id) !== days))
    throw refused('changed_meanwhile')
  const changed = rows.filter(({ id, days }) => wanted.get(id) !== days)
  if (changed.length === 0) return []
  const ids = changed.map(({ id }) => id)
  await sql`update item_statuses set correction_days = given.days
    from unnest(${ids}::integer[], ${ids.map((id) => wanted.get(id))}::smallint[]) as given (id, days)
    where item_statuses.id = given.id`.execute(db)
  const byCode = (of: (row: (typeof changed)[number]) => unknown) =>
    Object.fromEntries(changed.map((row) => [row.code, of(row)]))
  told.before['correction_days'] = byCode(({ days }) => days)
  told.after['correction_days'] = byCode(({ id }) => wanted.get(id))
  return ids
}

/** Whose product it is, as a picture. */
export async function setLogo(
  { db, fileStore, caller }: { db: Database; fileStore: FileStore; caller: { id: number } },
  picture: ReceivedFile | undefined,
): Promise<{ before: SavedSettings; saved: SavedSettings }> {
  await hold(db)
  const before = await readSaved(db)
  if (!picture) throw invalid('logo', 'validation.file_required')
  const file_id = await fileStore.record(db, picture, caller.id)
  await db
    .insertInto('settings')
    .values({ name: 'logo', file_id })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ file_id }))
    .execute()
  return { before, saved: { ...before, logo_id: file_id } }
}

export async function removeLogo(db: Database): Promise<{ before: SavedSettings; saved: SavedSettings }> {
  await hold(db)
  const before = await readSaved(db)
  await db.deleteFrom('settings').where('name', '=', 'logo').execute()
  return { before, saved: { ...before, logo_id: null } }
}

/** All of them as whoever changes them sees them; `saved` as the transaction has left it. */
export async function present(
  { db, fileStore }: { db: Database; fileStore: FileStore },
  settings: Settings,
  saved: SavedSettings,
): Promise<AllSettings> {
  const { logo_id, ...values } = settings.with(saved)
  return {
    values,
    fixed: settings.fixed(),
    logo: fileStore.link(logo_id, 'small'),
    severities: await severities(db),
    address: values.address || settings.printed(),
  }
}
