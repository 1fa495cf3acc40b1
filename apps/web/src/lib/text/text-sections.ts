import { sections } from 'virtual:text-sections'
import { addTexts } from './i18n.ts'
import { sentLanguage } from './language.ts'

/** A screen once the sections of texts that its feature names are there too; the build writes these calls. */
export async function withTexts<Screen>(names: readonly string[], screen: Promise<Screen>): Promise<Screen> {
  const arriving = names.map(async (name) => addTexts(name, (await sections[name]![sentLanguage()]()).texts))
  const [loaded] = await Promise.all([screen, ...arriving])
  return loaded
}
