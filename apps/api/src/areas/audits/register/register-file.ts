import { findingStateList } from '@apron/contract'
import type { Registered } from '@apron/contract/audits'
import { translate, type Language, type MessageKey } from '@apron/messages'
import { csv } from './csv.ts'

type Column = { title: MessageKey; of: (finding: Registered, language: Language) => string }

const day = (date: string | null) => (date ? date.split('-').toReversed().join('/') : '')

const columns: readonly Column[] = [
  { title: 'register.number', of: ({ finding_number }) => finding_number ?? '' },
  { title: 'register.class', of: ({ status }) => status.code },
  { title: 'register.state', of: ({ state }, language) => translate(language, findingStateList[state].text) },
  { title: 'register.question', of: ({ header }) => header },
  { title: 'register.content', of: ({ content }) => content },
  { title: 'register.conclusion', of: ({ conclusion }) => conclusion ?? '' },
  { title: 'register.organization', of: ({ organization }) => organization.name },
  { title: 'register.category', of: ({ category }) => category ?? '' },
  { title: 'register.audit', of: ({ audit }) => audit.name },
  { title: 'register.begun', of: ({ audit }) => day(audit.starting_date) },
  { title: 'register.responsible', of: ({ responsible }) => responsible?.fullname ?? '' },
  { title: 'register.due', of: ({ corrective_date }) => day(corrective_date) },
  {
    title: 'register.late',
    of: ({ is_late }, language) => (is_late ? translate(language, 'register.yes') : ''),
  },
  { title: 'register.repeats', of: ({ repeats }) => (repeats > 0 ? String(repeats) : '') },
]

/** Findings as a file for spreadsheets, in a language. */
export const registerFile = (findings: readonly Registered[], language: Language): string =>
  csv(
    [
      columns.map(({ title }) => translate(language, title)),
      ...findings.map((finding) => columns.map(({ of }) => of(finding, language))),
    ],
    language,
  )
