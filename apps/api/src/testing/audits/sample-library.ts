import type { World } from '../world.ts'

/** A library with one approved group, whoever writes its items and whoever decides about them. */
export async function sampleLibrary(world: World) {
  const maker = await world.as(
    'VIEW_CHECKLIST_ITEM',
    'CREATE_CHECKLIST_ITEM',
    'UPDATE_CHECKLIST_ITEM',
    'DELETE_CHECKLIST_ITEM',
  )
  const checker = await world.as('APPROVE_CHECKLIST_ITEM', 'VIEW_CHECKLIST_ITEM')

  async function addGroup(index: string, status = 1): Promise<number> {
    const row = await world.db
      .insertInto('library_groups')
      .values({ index_html: index, index_text: index, header: 'Kho', status })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  }

  const group = await addGroup('4')
  const form = (header: string, more = {}) => ({
    grp_chk_item_id: group,
    header,
    content: '<p>Bể có nhãn?</p>',
    ...more,
  })
  const add = async (header: string, more = {}): Promise<number> =>
    (await maker.post('/checklist-items', { body: form(header, more) })).body.data.id

  return { maker, checker, group, addGroup, form, add }
}
