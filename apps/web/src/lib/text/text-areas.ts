import { areas } from 'virtual:text-areas'
import { addTexts } from './i18n.ts'
import { sentLanguage } from './language.ts'

/** A screen once the texts of the areas that its feature names are there too; the build writes these calls. */
export async function withTexts<Screen>(names: readonly string[], screen: Promise<Screen>): Promise<Screen> {
  const arriving = names.map(async (name) => addTexts((await areas[name]![sentLanguage()]()).texts))
  const [loaded] = await Promise.all([screen, ...arriving])
  return loaded
}
