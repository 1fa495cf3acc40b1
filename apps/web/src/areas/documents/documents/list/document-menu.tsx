import { documents, documentVersions, readings, type Document } from '@apron/contract/documents'
import { IconEye, IconHistory, IconListTree, IconUserCheck } from '@tabler/icons-react'
import { useRemoval } from '#blocks/removal.ts'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { DeleteLine, EditLine, RowActions } from '#ui/list/row-actions.tsx'
import { confirmDelete } from '#ui/window/confirm.ts'
import { MenuLine, MenuLink } from '#ui/window/menu-lines.tsx'
import { useDocumentsPlace } from '../documents-place.ts'

/** What can be done with one document. */
export function DocumentMenu({ document: { id, name, file } }: { document: Document }) {
  const t = useText()
  const canCall = useCanCall()
  const { open } = useDocumentsPlace()
  const { remove } = useRemoval(documents.remove, confirmDelete)
  return (
    <RowActions name={name}>
      <MenuLink Icon={IconListTree} to="/document/view/$document_id/view" params={{ document_id: String(id) }}>
        {t('documentList.items')}
      </MenuLink>
      {file && (
        <MenuLine Icon={IconEye} onClick={() => open('read', id)}>
          {t('documentList.view_file')}
        </MenuLine>
      )}
      {canCall(documentVersions.list) && (
        <MenuLine Icon={IconHistory} onClick={() => open('versions', id)}>
          {t('documentList.versions')}
        </MenuLine>
      )}
      {canCall(readings.audience) && (
        <MenuLine Icon={IconUserCheck} onClick={() => open('readers', id)}>
          {t('documentList.readers')}
        </MenuLine>
      )}
      {canCall(documents.update) && <EditLine onClick={() => open('document-edit', id)} />}
      {canCall(documents.remove) && <DeleteLine onClick={() => remove(name, { params: { id } })} />}
    </RowActions>
  )
}
