import { file, json, nullable, table, text } from './table.ts'

/** One row for each setting that somebody has changed; a picture by its file. */
export const settings = table({ name: text, value: nullable(json<unknown>()), file_id: nullable(file) })
