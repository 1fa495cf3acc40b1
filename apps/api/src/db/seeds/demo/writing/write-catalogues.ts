import type { Language } from '@apron/messages'
import type { Database } from '../../../client.ts'
import { categories, tags, type CategoryKey } from '../company/catalogues.ts'
import { itemStatuses, valuesOf } from '../../ready/item-statuses.ts'
import { keysOf, reserve } from './reserve.ts'

export type Catalogues = Awaited<ReturnType<typeof writeCatalogues>>

/** Item statuses, audit categories and tags. */
export async function writeCatalogues(db: Database, language: Language) {
  const status = await reserve(db, 'item_statuses', keysOf(itemStatuses))
  const category = await reserve(db, 'categories', keysOf(categories))
  const tag = await reserve(db, 'tags', keysOf(tags))
  await db
    .insertInto('item_statuses')
    .values(keysOf(itemStatuses).map((key) => ({ id: status(key), ...valuesOf(itemStatuses[key], language) })))
    .execute()
  await db
    .insertInto('categories')
    .values(
      keysOf(categories).map((key) => {
        const entry = categories[key]
        return {
          id: category(key),
          name: entry.name[language],
          parent_id: 'under' in entry ? category(entry.under as CategoryKey) : null,
          is_default: 'default' in entry,
        }
      }),
    )
    .execute()
  await db
    .insertInto('tags')
    .values(keysOf(tags).map((key) => ({ id: tag(key), name: tags[key][language] })))
    .execute()
  return { status, category, tag }
}
