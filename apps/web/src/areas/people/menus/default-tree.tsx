import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { Tree } from '#ui/tree/tree.tsx'
import { isTaken, type MenuLine } from './menu-lines.ts'
import classes from './menus.module.css'

/** What a line of the default menu is while it is dragged. */
export const screenKind = 'application/x-apron-screen'

/** Every screen of the product, to drag or to add to the menu of the group. */
export function DefaultTree({
  lines,
  chosen,
  onAdd,
}: {
  lines: readonly MenuLine[]
  /** The lines of the group's menu. */
  chosen: readonly MenuLine[]
  onAdd: (id: number) => void
}) {
  const t = useText()
  const [selected, setSelected] = useState<number | null>(null)
  const nodes = useMemo(() => lines.map(({ id, name, parentId }) => ({ id, name, parentId })), [lines])
  const present = lines.find(({ id }) => id === selected)
  return (
    <>
      <div className={classes.tools}>
        <Button
          variant="default"
          disabled={!present || isTaken(chosen, lines, present.id)}
          rightSection={<IconArrowRight size={18} stroke={1.6} />}
          onClick={() => present && onAdd(present.id)}
        >
          {t('menus.add')}
        </Button>
      </div>
      <Tree
        label={t('menus.by_default')}
        nodes={nodes}
        selected={selected}
        onSelect={({ id }) => setSelected(id)}
        sends={screenKind}
        side={({ id }) => isTaken(chosen, lines, id) && t('menus.is_taken')}
      />
    </>
  )
}
