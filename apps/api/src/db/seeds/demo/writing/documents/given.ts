import type { FileStore } from '#files/store.ts'
import type { DemoDocument } from '../../documents/document.ts'
import type { DocumentFiles } from '../../documents/files.ts'
import type { Clock } from '../../plan.ts'
import type { Company } from '../write-company.ts'

export type DocumentSeedInput = { company: Company; clock: Clock; store: FileStore; files: DocumentFiles }
export type DocumentSeedContext = DocumentSeedInput & {
  documentId: (document: DemoDocument) => number
  item: (key: string) => number
}
