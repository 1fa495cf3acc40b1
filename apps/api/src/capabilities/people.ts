import type { Person } from '@apron/contract'
import type { FileStore } from '../files/store.ts'

/** What a picker or a team needs of a person, as selected with their position. */
export type PersonRow = {
  id: number
  fullname: string
  avatar_id: number | null
  position_id: number | null
  position_name: string | null
  position_order: number | null
}

export function presentPerson(row: PersonRow, fileStore: FileStore): Person {
  const { position_id: id, position_name: name, position_order: order } = row
  return {
    id: row.id,
    fullname: row.fullname,
    avatar500x500: fileStore.link(row.avatar_id, 'small'),
    position: id === null || name === null || order === null ? null : { id, name, order },
  }
}
