import { judge, settingList, settingNames, type SettingName, type SettingValues } from '@apron/contract'
import type { Database } from '#db/schema/index.ts'
import type { Config } from '#start/config.ts'

/** What was saved, the logo by its file. */
export type SavedSettings = Partial<SettingValues> & { logo_id: number | null }

export type Settings = {
  /** What counts now, read from memory: what this process has saved at once, and others' within a second. */
  now(): SettingValues & SavedSettings
  /** What would count with this saved. */
  with(saved: SavedSettings): SettingValues & SavedSettings
  /** Those that the environment fixes, with the variable that does. */
  fixed(): { name: SettingName; variable: string }[]
  /** Where the product is reached: what links and codes are made from, whatever a request says. */
  address(): string
  /** The address that was printed at the start. */
  printed(): string
  /** Says at which address it was printed that the product is reached. */
  listensAt(address: string): void
  /** Takes over what a transaction of this process has saved. */
  take(saved: SavedSettings): void
  /** Reads what other processes have saved. */
  refresh(db: Database): Promise<void>
}

/** The settings of a process: the environment's, or else those that were saved, or else the usual ones. */
export async function openSettings(db: Database, { settings: atFirst, fixed }: Config): Promise<Settings> {
  const said = Object.fromEntries(fixed.map((name) => [name, atFirst[name]]))
  const together = (saved: SavedSettings) => ({ ...atFirst, ...saved, ...said })
  let current = together(await readSaved(db))
  let printed = ''
  let taken = 0
  return {
    now: () => current,
    with: together,
    fixed: () => fixed.flatMap((name) => variableOf(name)),
    address: () => current.address || printed,
    printed: () => printed,
    listensAt(address) {
      printed = address
    },
    take(saved) {
      taken += 1
      current = together(saved)
    },
    async refresh(pool) {
      const before = taken
      const saved = await readSaved(pool)
      // What was read before this process saved something else is older than that.
      if (before === taken) current = together(saved)
    },
  }
}

/** What is saved, without what this version would not take. */
export async function readSaved(db: Database): Promise<SavedSettings> {
  const rows = await db.selectFrom('settings').selectAll().execute()
  const values = rows.flatMap(({ name, value }) => {
    if (!isSetting(name)) return []
    const { data, problems } = judge(settingList[name].value, value)
    return problems ? [] : [[name, data] as const]
  })
  return { ...Object.fromEntries(values), logo_id: rows.find(({ name }) => name === 'logo')?.file_id ?? null }
}

const variableOf = (name: SettingName) => {
  const variable = settingList[name].fixedBy
  return variable === null ? [] : [{ name, variable }]
}

const known: ReadonlySet<string> = new Set(settingNames)
const isSetting = (name: string): name is SettingName => known.has(name)
