import type { DocumentDetail } from '@apron/contract/documents'

/** What the form of a document holds. */
export type DocumentValues = {
  name: string
  version: string
  group_id: number | null
  expires_on: string | null
  parent_id: number | null
  language: '' | 'vi' | 'en'
  translation_of: number | null
  file: File | null
}

export const newDocument = (group: number | null): DocumentValues => ({
  name: '',
  version: '1',
  group_id: group,
  expires_on: null,
  parent_id: null,
  language: '',
  translation_of: null,
  file: null,
})

export const valuesOf = (document: DocumentDetail): DocumentValues => ({
  name: document.name,
  version: document.version,
  group_id: document.group_id,
  expires_on: document.expires_on,
  parent_id: document.parent_id || null,
  language: document.language ?? '',
  translation_of: document.translation_of || null,
  file: null,
})

/** What the calls take of it. */
export function bodyOf({ name, version, group_id, expires_on, parent_id, language, translation_of }: DocumentValues) {
  return {
    name,
    version,
    group_id: group_id ?? '',
    expires_on,
    parent_id,
    language: language || null,
    translation_of,
  }
}
