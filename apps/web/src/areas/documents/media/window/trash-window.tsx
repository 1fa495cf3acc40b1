import type { Medium } from '@apron/contract/documents'
import { Button } from '@mantine/core'
import { IconRestore, IconTrash } from '@tabler/icons-react'
import { useText } from '#lib/text/i18n.ts'
import type { FileMoves } from '../frame/file-moves.ts'
import { KindIcon } from '../frame/kind-icon.tsx'
import { neighbourOf } from '../grid/neighbour.ts'
import { FileWindow, type FileWindowProps } from './file-window.tsx'
import classes from './file-window.module.css'

/** A file of the trash, by its small copy, with the ways out of there. */
export function TrashWindow({ moves, ...props }: FileWindowProps & { moves: FileMoves }) {
  const t = useText()
  const { files, id, onStep, onClose } = props
  const leave = async (isDone: Promise<boolean>) => {
    const next = neighbourOf(files, id)
    if (!(await isDone)) return
    if (next) onStep(next.id)
    else onClose()
  }
  const destroy = (file: Medium) => void leave(moves.destroy(file))
  return (
    <FileWindow
      {...props}
      view={(file) => <SmallCopy file={file} />}
      onDelete={(file) => moves.mayDestroy && destroy(file)}
      moves={(file) => (
        <>
          {moves.mayRestore && (
            <Button
              loading={moves.isBusy}
              leftSection={<IconRestore size={18} stroke={1.6} />}
              onClick={() => void leave(moves.restore(file))}
            >
              {t('trash.restore')}
            </Button>
          )}
          {moves.mayDestroy && (
            <Button
              variant="light"
              color="red"
              disabled={moves.isBusy}
              leftSection={<IconTrash size={18} stroke={1.6} />}
              onClick={() => destroy(file)}
            >
              {t('mediaScreens.destroy')}
            </Button>
          )}
        </>
      )}
    />
  )
}

function SmallCopy({ file: { kind, type, image_trash: image, file_name: name } }: { file: Medium }) {
  return (
    <div className={classes.small}>
      {image ? <img src={image} alt={name} /> : <KindIcon kind={kind} type={type} size={72} />}
    </div>
  )
}
