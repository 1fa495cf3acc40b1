import { Button } from '@mantine/core'
import { IconRestore, IconTrash } from '@tabler/icons-react'
import { useText } from '../../../../lib/text/i18n.ts'
import { BulkBar } from '../../../../ui/list/bulk/bulk-bar.tsx'
import type { Selection } from '../../../../ui/list/selection.ts'
import { useManyMoves } from './many-moves.ts'

/** What can be done with the chosen files of the library. */
export function LibraryBulk({ selection }: { selection: Selection }) {
  const t = useText()
  const { trash, isBusy } = useManyMoves(selection)
  return (
    <BulkBar count={selection.ids.length} onClear={selection.clear}>
      <Button
        variant="subtle"
        size="xs"
        color="red"
        leftSection={<IconTrash size={16} stroke={1.7} />}
        loading={isBusy}
        onClick={trash}
      >
        {t('actions.delete')}
      </Button>
    </BulkBar>
  )
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
