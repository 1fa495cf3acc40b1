import { media, type Medium } from '@apron/contract/documents'
import { Button, Modal } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { ViewerWindow } from '#blocks/viewer/viewer-window.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { useCanCall } from '#lib/session/can.ts'
import { dateAndTime } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import type { FileMoves } from '../frame/file-moves.ts'
import type { Files } from '../grid/files.ts'
import { neighbourOf } from '../grid/neighbour.ts'
import classes from './document-list.module.css'

/** A document of the library in the viewer; its next and previous are those of the grid. */
export function DocumentWindow({
  id,
  files,
  moves,
  onStep,
  onClose,
}: {
  id: number
  files: Files
  moves: FileMoves
  onStep: (id: number) => void
  onClose: () => void
}) {
  const t = useText()
  const place = files.placeOf(id)
  const isListed = place >= 0
  // Somebody who may look at nothing else of the library has the list alone.
  const mayFind = useCanCall()(media.find)
  const found = useRead(media.find, { params: { id } }, { quiet: true, enabled: mayFind })
  const file: Medium | undefined = isListed ? files.at(place) : found.data?.data
  const isMissing = !file && files.total !== undefined && (!mayFind || found.isError)
  if (isMissing)
    return (
      <Modal
        opened
        onClose={onClose}
        title={t('mediaScreens.details')}
        closeButtonProps={{ 'aria-label': t('actions.close') }}
      >
        <EmptyState title={t('mediaScreens.file_failed')} hint={found.error?.message ?? t('mediaScreens.not_listed')} />
      </Modal>
    )
  const trash = async (one: Medium) => {
    const next = neighbourOf(files, id)
    if (!(await moves.trash(one))) return
    if (next) onStep(next.id)
    else onClose()
  }
  const onSteps = (by: -1 | 1) => {
    const next = files.at(place + by)
    if (next) onStep(next.id)
  }
  return (
    <ViewerWindow
      title={file?.file_name ?? t('mediaScreens.details')}
      file={file && { id, url: file.url, name: file.file_name, type: file.type, bytes: file.bytes }}
      steps={isListed ? { place, count: files.total ?? 0, onStep: onSteps } : undefined}
      onClose={onClose}
      foot={
        file && <DocumentFoot file={file} uses={found.data?.data.uses} moves={moves} onTrash={() => void trash(file)} />
      }
    />
  )
}

function DocumentFoot({
  file,
  uses = [],
  moves,
  onTrash,
}: {
  file: Medium
  uses: readonly string[] | undefined
  moves: FileMoves
  onTrash: () => void
}) {
  const t = useText()
  const { owner, created_at, deleted_at } = file
  return (
    <>
      <div className={classes.about}>
        <span>
          {t('mediaScreens.uploaded_by_at', {
            name: owner?.fullname ?? t('mediaScreens.owner_gone'),
            at: dateAndTime(created_at),
          })}
        </span>
        {uses.length > 0 && (
          <span>
            {t('mediaScreens.uses')}: {uses.join('; ')}
          </span>
        )}
      </div>
      {moves.mayTrash('document') && deleted_at === null && (
        <Button
          variant="light"
          color="red"
          loading={moves.isBusy}
          leftSection={<IconTrash size={18} stroke={1.6} />}
          onClick={onTrash}
        >
          {t('actions.delete')}
        </Button>
      )}
    </>
  )
}
