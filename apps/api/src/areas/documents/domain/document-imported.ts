import { numberOf, saying, type Told } from '../../../capabilities/telling/told.ts'

/** The outline of a document has been read, or could not be. */
export const documentImported: Told = {
  type: 'DOC_IMPORT',
  icon: 'files',
  link: (data) => `/document/view/${numberOf(data['document_id'])}/view`,
  message: (data, language) =>
    saying(data['failed'] === true ? 'told.doc_import_failed' : 'told.doc_import', 'name')(data, language),
}
