import type { Medium } from '@apron/contract/documents'
import { Button } from '@mantine/core'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { download } from '#blocks/viewer/download.ts'
import { FileViewer } from '#blocks/viewer/file-viewer.tsx'
import { useText } from '#lib/text/i18n.ts'
import type { FileMoves } from '../frame/file-moves.ts'
import { neighbourOf } from '../grid/neighbour.ts'
import { FileWindow, type FileWindowProps } from './file-window.tsx'

const shownOf = ({ id, url, file_name: name, type, bytes, image }: Medium) => ({
  id,
  url,
  name,
  type,
  bytes,
  poster: image,
})

/** A picture, video or sound of the library, with its download and its way into the trash. */
export function MediaWindow({ moves, ...props }: FileWindowProps & { moves: FileMoves }) {
  const t = useText()
  const { files, id, onStep, onClose } = props
  const trash = async (file: Medium) => {
    const next = neighbourOf(files, id)
    if (!(await moves.trash(file))) return
    if (next) onStep(next.id)
    else onClose()
  }
  return (
    <FileWindow
      {...props}
      view={(file) => <FileViewer file={shownOf(file)} />}
      onDelete={(file) => moves.mayTrash(file.kind) && void trash(file)}
      moves={(file) => (
        <>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.6} />}
            onClick={() => download(shownOf(file))}
          >
            {t('mediaScreens.download')}
          </Button>
          {moves.mayTrash(file.kind) && (
            <Button
              variant="light"
              color="red"
              loading={moves.isBusy}
              leftSection={<IconTrash size={18} stroke={1.6} />}
              onClick={() => void trash(file)}
            >
              {t('actions.delete')}
            </Button>
          )}
        </>
      )}
    />
  )
}
