import { Button } from '@mantine/core'
import { IconRestore, IconTrash } from '@tabler/icons-react'
import { useText } from '#lib/text/i18n.ts'
import { BulkActions, type BulkAction } from '#ui/list/bulk/bulk-actions.tsx'
import { BulkBar } from '#ui/list/bulk/bulk-bar.tsx'
import type { Selection } from '#ui/list/selection.ts'
import { useManyMoves } from './many-moves.ts'

/** What can be done with the chosen files of the library. */
export function LibraryBulk({ selection }: { selection: Selection }) {
  const { trash, isBusy } = useManyMoves(selection)
  const remove: BulkAction = { text: 'actions.delete', Icon: IconTrash, run: trash, isWriting: isBusy, destroys: true }
  return <BulkActions selection={selection} actions={[remove]} />
}

/** What can be done with the chosen files of the trash. */
export function TrashBulk({ selection }: { selection: Selection }) {
  const t = useText()
  const { restore, destroy, isBusy, mayRestore, mayDestroy } = useManyMoves(selection)
  return (
    <BulkBar count={selection.ids.length} onClear={selection.clear}>
      {mayRestore && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconRestore size={16} stroke={1.7} />}
          loading={isBusy}
          onClick={restore}
        >
          {t('trash.restore')}
        </Button>
      )}
      {mayDestroy && (
        <Button
          variant="subtle"
          size="xs"
          color="red"
          leftSection={<IconTrash size={16} stroke={1.7} />}
          disabled={isBusy}
          onClick={destroy}
        >
          {t('mediaScreens.destroy')}
        </Button>
      )}
    </BulkBar>
  )
}
