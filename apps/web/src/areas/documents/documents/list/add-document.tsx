import { approvalStatus } from '@apron/contract'
import { documents, type DocumentGroup } from '@apron/contract/documents'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { addsNew } from '#lib/page/moves.ts'
import { noticeProblem } from '#lib/page/notices.ts'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { useDocumentsPlace } from '../documents-place.ts'

/** Adds a document to a group, or to one that the form asks for; `isSmall` as the buttons beside it are. */
export function AddDocument({ group, isSmall = false }: { group: DocumentGroup | undefined; isSmall?: boolean }) {
  const t = useText()
  const canCall = useCanCall()
  const { open } = useDocumentsPlace()
  if (!canCall(documents.create)) return null
  const add = () => {
    // The list of a group that nobody has approved takes none; of all, the form asks which.
    if (group && group.status.code !== approvalStatus.APPROVAL) return noticeProblem(t('documentList.status_error'))
    open('new')
  }
  return (
    <Button
      {...addsNew}
      {...(isSmall && { size: 'xs' })}
      leftSection={<IconPlus size={isSmall ? 16 : 18} stroke={1.8} />}
      onClick={add}
    >
      {t('documentList.add')}
    </Button>
  )
}
