import { auditWorkspace } from '@apron/contract/audits'
import { checklistItems } from '@apron/contract/library'
import { Text } from '@mantine/core'
import { useRead } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import { AboutLine } from '../about-line.tsx'
import type { NewPostSearch } from './asked.ts'

/** What a post that is begun will be about. */
export function BegunAbout({ audit_id: auditId, audit_item_id: itemId, library_item_id: questionId }: NewPostSearch) {
  const t = useText()
  const ofAudit = useRead(
    auditWorkspace.item,
    { params: { id: auditId ?? 0, itemId: itemId ?? 0 } },
    { enabled: auditId !== undefined && itemId !== undefined, quiet: true },
  )
  const ofLibrary = useRead(
    checklistItems.pick,
    { params: { id: questionId ?? 0 } },
    { enabled: questionId !== undefined, quiet: true },
  )
  const item = ofAudit.data?.data
  const question = ofLibrary.data?.data
  const nothing = { audit_id: null, audit_item_id: null, library_item_id: null, audit: null, finding_number: null }
  if (!item && !question) return null
  return (
    <div>
      {item && (
        <AboutLine
          about={{
            ...nothing,
            audit_id: auditId!,
            audit_item_id: item.id,
            group_id: item.group_id,
            header: item.header,
            finding_number: item.finding_number ?? null,
          }}
        />
      )}
      {question && (
        <AboutLine
          about={{ ...nothing, library_item_id: question.id, group_id: question.group_id, header: question.header }}
        />
      )}
      <Text c="dimmed" size="sm">
        {t(item ? 'forum.about_audit_hint' : 'forum.about_library_hint')}
      </Text>
    </div>
  )
}
