import { sql } from 'kysely'
import { settingFields, type SettingLogEntry } from '@apron/contract/people'
import { changesOf, presentActor, readTrail, type TrailValues } from '../domain/record-log.ts'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'

const actions = ['settings.saved', 'settings.logo_set', 'settings.logo_removed']

/** The changes of settings from the audit trail, newest first. */
export async function list(db: Database, fileStore: FileStore): Promise<SettingLogEntry[]> {
  const rows = await readTrail(db, sql`trail.action = any(${actions})`)
  const entries = rows.map((row) => ({
    id: row.id,
    action: row.action.replace('settings.', '') as SettingLogEntry['action'],
    at: row.at,
    user: presentActor(row, fileStore),
    changes: changesOf(settingFields, [row.before as TrailValues, row.after as TrailValues], valueOf),
  }))
  // Whoever saved what was there already has changed nothing.
  return entries.filter(({ changes }) => changes.length > 0)
}

/** Days by the codes of their statuses are listed one after the other. */
function valueOf(noted: NonNullable<TrailValues>, field: (typeof settingFields)[number]): unknown {
  const value = noted[field]
  if (field !== 'correction_days' || typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .filter(([, days]) => days !== null)
    .map(([code, days]) => `${code}: ${days}`)
    .join(', ')
}
