import { rooms } from 'virtual:text-rooms'
import { addTexts } from './i18n.ts'
import { sentLanguage } from './language.ts'

/** A screen once the texts of its feature module are loaded too; the build writes these calls. */
export async function withTexts<Screen>(name: string, screen: Promise<Screen>): Promise<Screen> {
  const [loaded, { texts }] = await Promise.all([screen, rooms[name]![sentLanguage()]()])
  addTexts(texts)
  return loaded
}
