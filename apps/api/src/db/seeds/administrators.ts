import { superGroup } from '@apron/contract'
import { languages, type Language } from '@apron/messages'
import { sql } from 'kysely'
import type { Database } from '../client.ts'
import { administratorsGroup } from './ready/groups.ts'

const bearsName = (db: Database, name: string) =>
  db
    .selectFrom('groups as other')
    .select('other.id')
    .where('other.id', '<>', superGroup)
    .where(sql<boolean>`fold(other.name) = fold(${name})`)

/** The administrators' group has the name of the installation's language, whatever that was before; answers whether it was renamed. */
export async function nameAdministrators(db: Database, language: Language): Promise<boolean> {
  const { name, description } = administratorsGroup
  const renamed = await db
    .updateTable('groups')
    .set({ name: name[language], description: description[language] })
    .where('id', '=', superGroup)
    // Somebody may have called a group of their own so.
    .where((where) => where.not(where.exists(bearsName(db, name[language]))))
    .where('name', '<>', name[language])
    .where(
      'name',
      'in',
      languages.map((one) => name[one]),
    )
    .returning('id')
    .executeTakeFirst()
  return renamed !== undefined
}
