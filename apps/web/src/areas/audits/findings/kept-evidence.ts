import { findingEvidence, type Finding } from '@apron/contract/audits'
import { findingCalled } from '@apron/contract/text'
import { call } from '#lib/calls/call.ts'
import { readAnew } from '#lib/calls/queries.ts'
import type { Change } from '#lib/outbox/change.ts'
import type { Kind, Kinds } from '#lib/outbox/change-kinds.ts'
import { enqueueChange } from '#lib/outbox/outbox.ts'
import { inField } from '#lib/outbox/store/files.ts'
import { noticeProblem } from '#lib/page/notices.ts'
import { t } from '#lib/text/i18n.ts'
import { attached, inWords, takenOf, waysOf } from '../domain/evidence/kept-files.ts'

/** Evidence of a finding, with which it may be reported as corrected. */
export type Evidence = { findingId: number; called: string; audit: string; content: string; isDone: boolean }
type Files = { images: readonly File[]; files: readonly File[] }

/** Sends evidence; without a network it waits on the device. */
export function showEvidence(
  finding: Finding,
  { images, files, ...words }: Pick<Evidence, 'content' | 'isDone'> & Files,
) {
  const { id, audit } = finding
  const value: Evidence = { findingId: id, called: findingCalled(finding), audit: audit.name, ...words }
  const kept = [...inField('images', images), ...inField('files', files)]
  return enqueueChange({ kind: 'finding_evidence', order: `finding/${id}`, value, files: kept })
}

const of = ({ value }: Change) => value as Evidence
const readFinding = () => void readAnew([{ entity: 'finding', auditId: null }])

const evidence: Kind = {
  purpose: 'audit',
  send: async (change, stop) => {
    const { findingId, content, isDone } = of(change)
    const sent = await attached(change, stop)
    const asked = { params: { id: findingId }, body: { content, ...takenOf(change) }, ...sent }
    return call(isDone ? findingEvidence.complete : findingEvidence.give, asked, waysOf(change, sent, stop))
  },
  arrived: readFinding,
  refused: (change) => {
    noticeProblem(t('keep.finding_refused', { item: of(change).called, reason: change.problem ?? '' }))
    readFinding()
  },
  describe: (change) => {
    const { findingId, called, audit, content } = of(change)
    const { length } = change.files
    return {
      what: 'keep.finding_evidence',
      where: [audit, called].filter(Boolean).join(' · '),
      says: [inWords(content), length > 0 ? t('keep.with_files', { count: length }) : ''].filter(Boolean).join(' · '),
      to: `/finding/${findingId}`,
    }
  },
}

/** What is shown of findings and may wait on a device. */
export const kinds: Kinds['kinds'] = { finding_evidence: evidence }
