import { form } from '../../pictures/pictures.ts'
import { fresh, store, type Prepare } from '../scene.ts'
import { table } from '../table.ts'

export const title = 'the first steps'

/** How far a new company is, its ready sets (whoever gives every right makes groups with rights), and questions from a file. */
export const calls = table(`
  #                                                                           nobody without elsewhere author holder super
  GET    /first-steps                       admins                            401    403     403       .      .      200
  GET    /administrators                    own                               401    200     200       .      200    200
  POST   /groups/ready-set                  admins                            401    403     403       .      .      200
  POST   /group-aliases/ready-set           admins                            401    403     403       .      .      200
  POST   /checklist-item-status/ready-set   CREATE_CHECKLIST_ITEM_STATUS      401    403     200       .      200    200
  POST   /checklist-items/imports                          CREATE_CHECKLIST_ITEM 401 403  200       .      200    200
  POST   /checklist-items/imports/confirmation             CREATE_CHECKLIST_ITEM 401 403  200       .      200    200
  POST   /checklist-items/imports/confirmation #groups     CREATE_CHECKLIST_ITEM 401 403  200       .      400    200
  POST   /checklist-items/imports/confirmation #approved   CREATE_CHECKLIST_ITEM 401 403  403       .      403    200
`)

/** A file with one question; in a group of the library unless the group is new too. */
async function file(group: { index: string; header: string }, fields: Record<string, string>) {
  const items = [{ header: fresh('Câu'), content: 'Có không?' }]
  const json = JSON.stringify({ name: 'Kho', groups: [{ ...group, items }] })
  return { form: form(fields, [['file', 'kho.json', json]]) }
}
const seen = { groups: '0', items: '1' }
const inGroup =
  (fields: Record<string, string>): Prepare =>
  async ({ world }) => {
    const header = fresh('Phần')
    await store(world, 'library_groups', { index_html: 'I', index_text: 'I', header, status: 1 })
    return file({ index: 'I', header }, fields)
  }

/** What the calls that take anything are sent with. */
export const requests: Record<string, Prepare> = {
  'POST /checklist-items/imports': inGroup({}),
  'POST /checklist-items/imports/confirmation': inGroup(seen),
  'POST /checklist-items/imports/confirmation #groups': () =>
    file({ index: 'I', header: fresh('Phần mới') }, { groups: '1', items: '1' }),
  'POST /checklist-items/imports/confirmation #approved': inGroup({ ...seen, approve: '1' }),
}
