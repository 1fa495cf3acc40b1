import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@apron/messages'
import type { TaskFiles } from '#sandbox/work-directory.ts'
import type { WorkbookCell, WorkbookRow, Look } from '#capabilities/workbook/cells.ts'
import { writeBook } from '#capabilities/workbook/sheet.ts'
import type { Value } from './columns.ts'

/** What the sheet is called and says at its head, on the first line of the file; on each that follows the values of a row. */
export type SheetHeader = {
  title: string
  company: string
  about: string
  language: Language
  heads: readonly { name: string; width: number }[]
}

const ruled: Look = { isRuled: true }
const headed: Look = { isRuled: true, isBold: true, isShaded: true }

const fieldOf = (value: Value): WorkbookCell => ({
  value: value ?? '',
  look: typeof value === 'number' ? { ...ruled, align: 'right' } : ruled,
})

/** Behind the sandbox: writes rows as a workbook. */
export const tasks = {
  async write({ path, into }: TaskFiles): Promise<null> {
    const [first, ...rows] = (await readFile(path, 'utf8')).trimEnd().split('\n')
    const { title, company, about, language, heads } = JSON.parse(first!) as SheetHeader
    const head: WorkbookRow = { fields: heads.map(({ name }) => ({ value: name, look: headed })) }
    const lines = rows.map((row): WorkbookRow => ({ fields: (JSON.parse(row) as Value[]).map(fieldOf) }))
    const sheet = { name: title, isWide: true, hasHead: true, above: title, foot: about }
    const widths = heads.map(({ width }) => width)
    const bytes = await writeBook({ title, author: company, subject: about }, language, [
      { ...sheet, widths, lines: [head, ...lines] },
    ])
    await writeFile(join(into, 'book'), bytes)
    return null
  },
}
export type RegisterTasks = typeof tasks
