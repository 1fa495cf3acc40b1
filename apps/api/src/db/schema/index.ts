import * as audits from './audits.ts'
import * as chats from './chats.ts'
import * as files from './files.ts'
import * as jobs from './jobs.ts'
import * as library from './library.ts'
import * as people from './people.ts'
import * as trail from './trail.ts'
import type { Row, Table } from './table.ts'

/** Every table of the product. */
export const tables = { ...people, ...trail, ...files, ...jobs, ...library, ...audits, ...chats } satisfies Record<
  string,
  Table
>

export type Tables = { [Name in keyof typeof tables]: Row<(typeof tables)[Name]> }
