import { rows, workbook } from '../../office/workbook.ts'
import { form } from '../../pictures/pictures.ts'
import type { Prepare } from '../scene.ts'
import { table } from '../table.ts'

export const title = 'stored workbooks'

/** Whoever was given the address of a workbook sees it as a grid. */
export const calls = table(`
  #                                nobody without elsewhere author holder super
  GET    /files/{id}/sheet   -     401    200     200       .      200    200
`)

const shown: Prepare = async ({ world }) => {
  const sender = await world.asSuper()
  const sent = form({ type: 'document' }, [['file', 'Kho.xlsx', workbook(rows(['Phin lọc']))]])
  const { body } = await sender.post('/libraries/upload', { form: sent })
  const given = new URL(body.data.url, world.url).searchParams
  return {
    params: { id: body.data.id },
    query: { expires: given.get('expires') ?? '', signature: given.get('signature') ?? '' },
  }
}

/** What the call is sent with. */
export const requests: Record<string, Prepare> = { 'GET /files/{id}/sheet': shown }
