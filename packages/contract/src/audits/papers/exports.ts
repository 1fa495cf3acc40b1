import * as z from 'zod/mini'
import { madeFile } from '../../capabilities/made-file.ts'
import { flag, idList, sentDate, sentId } from '../../http/fields.ts'
import { route } from '../../http/route.ts'
import { wire } from '../../http/wire.ts'
import { programmeYear } from '../programme.ts'
import { correctionStates } from '../reports/correctives.ts'
import { namedFindings } from '../findings/corrective-actions.ts'
import { branchFilter, periodShape, statusFilters } from '../reports/periods.ts'

const texts = ['docx', 'pdf'] as const
const lists = ['docx', 'pdf', 'xlsx'] as const
const figures = ['docx', 'pdf', 'xlsx', 'csv'] as const
/**
 * What is drawn in which formats, and what `of` names then: minutes by their own number; the result, the register, the
 * corrective result and a blank checklist by that of the audit; a finding by that of the audit's item; what was done
 * about findings by that of their audit, or 0 where these are named; who has read a document by that of the document. A
 * pack is papers of saved minutes in every format with all that belongs to them, named by the minutes; an addendum to it
 * and its own pack by its own number; a report and the programme of a year by the organisation, 0 for all.
 */
export const paperFormats = {
  minutes: texts,
  result: lists,
  finding: texts,
  findings: lists,
  corrective: lists,
  actions: lists,
  blank: lists,
  readings: lists,
  report: figures,
  'tag-report': figures,
  correctives: figures,
  programme: figures,
  pack: ['zip'],
  addendum: lists,
  'addendum-register': lists,
  'addendum-pack': ['zip'],
} as const
export type AskedPaper = keyof typeof paperFormats
export type ExportedPaper = Exclude<AskedPaper, 'pack' | 'addendum-pack'>
export type AskedFormat = (typeof paperFormats)[AskedPaper][number]
export type ExportFormat = Exclude<AskedFormat, 'zip'>
/** All in which some paper is drawn. */
export const exportFormats: readonly ExportFormat[] = lists
/** In which formats something is made. */
export const formatsOf = (what: AskedPaper): readonly AskedFormat[] => paperFormats[what]

const query = z.object({
  /** Of a result its findings alone. */
  findings_only: z._default(flag, false),
  photos: z._default(z.enum(['small', 'large']), 'small'),
  /** Of what was done about findings which ones, where `of` names no audit. */
  finding_ids: z._default(namedFindings, []),
  /** Of a report what its screen is narrowed by. */
  ...periodShape,
  status_ids: statusFilters,
  tag_ids: wire('hashtag', z._default(idList, [])),
  from_date: z.optional(sentDate),
  to_date: z.optional(sentDate),
  state: z._default(z.enum(correctionStates), 'all'),
  /** Of the programme: its year, this one where nothing is said, and the category with those below it. */
  year: z.optional(programmeYear),
  category_id: z.optional(sentId),
})
export type ExportQuery = z.output<typeof query>

export const paperExport = z.extend(madeFile, {
  /** What is not on it as it should be, in sentences. */
  notes: z.array(z.string()),
})
export type PaperExport = z.output<typeof paperExport>

const asked = z.object({
  what: z.enum(Object.keys(paperFormats) as AskedPaper[]),
  of: branchFilter,
  query: z.prefault(query, {}),
  /** Judged where the paper is found, so that whoever may not see it learns nothing by it. */
  format: z.custom<AskedFormat>((sent) => typeof sent === 'string', { params: { key: 'validation.choice' } }),
  /** One; papers in two at once are still to come. */
  languages: z.array(z.enum(['vi', 'en'])).check(z.minLength(1), z.maxLength(1)),
})
export const exports = {
  /** Begins to make a paper as a file, or answers with the one that is the same, made or being made. For whoever sees the audit, all of the findings, or all readers of the document; 404 otherwise, and 422 for a format in which it is not made. A report counts what whoever asks may see, and is theirs alone. */
  create: route('POST /exports', {
    access: 'signed-in',
    external: 'own',
    body: asked,
    reply: paperExport,
    trail: 'paper.exported',
    changes: 'export',
  }),
  /** For whoever sees as much now. */
  show: route('GET /exports/:id', {
    access: 'signed-in',
    external: 'own',
    reply: paperExport,
    reads: ['export', 'job'],
  }),
}
