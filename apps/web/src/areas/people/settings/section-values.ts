import {
  dashboardPanels,
  settingList,
  settingNames,
  type BodySent,
  type SettingName,
  type SettingSection,
} from '@apron/contract'
import type { AllSettings, productSettings } from '@apron/contract/people'

/** What the fields of a card hold: numbers as they are typed. */
export type SectionValues = { [Name in SettingName]?: string | boolean | readonly string[] } & {
  correction_days?: readonly { id: number; days: string }[]
}
type SettingsBody = Omit<BodySent<typeof productSettings.save>, 'seen'>

export const namesIn = (section: SettingSection): SettingName[] =>
  settingNames.filter((name) => settingList[name].section === section)

/** What the fields of a card begin with. */
export function valuesOf(section: SettingSection, { values, severities }: AllSettings): SectionValues {
  const own = namesIn(section).map((name) => [name, typed(values[name])])
  const days = severities.map(({ id, days: kept }) => ({ id, days: String(kept ?? '') }))
  return { ...Object.fromEntries(own), ...(section === 'findings' && { correction_days: days }) }
}

function typed(value: AllSettings['values'][SettingName]): string | boolean | readonly string[] {
  if (typeof value === 'boolean') return value
  if (typeof value !== 'object') return String(value)
  // A panel that a later version brings has its place behind the others.
  return [...value, ...dashboardPanels.filter((panel) => !value.includes(panel))]
}

/** What is sent of a card: nothing of what the environment fixes. */
export function bodyOf(values: SectionValues, { fixed }: AllSettings): SettingsBody {
  const isFixed = new Set(fixed.map(({ name }) => name))
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isFixed.has(name))) as SettingsBody
}

/** What is saved of a card, as the person who changes it has seen it. */
export function savedIn(section: SettingSection, { values, severities }: AllSettings): SettingsBody {
  const own = namesIn(section).map((name) => [name, values[name]])
  const days = severities.map(({ id, days: kept }) => ({ id, days: kept }))
  return { ...Object.fromEntries(own), ...(section === 'findings' && { correction_days: days }) } as SettingsBody
}
