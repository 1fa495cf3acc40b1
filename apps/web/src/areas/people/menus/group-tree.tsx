import { ActionIcon, Button, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconHeading, IconPencil, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { noticeWarning } from '#lib/page/notices.ts'
import { Tree, type TreeNode } from '#ui/tree/tree.tsx'
import { hasUrl, inserted, isTaken, moved, stepped, taken, without, type MenuLine } from './menu-lines.ts'
import classes from './menus.module.css'
import { NameForm } from './name-form.tsx'
import { screenKind } from './default-tree.tsx'

const icon = { size: 18, stroke: 1.6 } as const

/** The menu of the group, to arrange: lines stand at the top or under a heading. */
export function GroupTree({
  lines,
  screens,
  openUrls,
  selected,
  onSelect,
  onChange,
}: {
  lines: readonly MenuLine[]
  /** What it can be made from: the default menu, and what everybody has. */
  screens: readonly MenuLine[]
  /** Where the members of the group may go. */
  openUrls: ReadonlySet<string>
  selected: number | null
  onSelect: (id: number | null) => void
  onChange: (lines: MenuLine[]) => void
}) {
  const t = useText()
  const [naming, setNaming] = useState<'heading' | 'line' | null>(null)
  const nodes = useMemo(() => lines.map(({ id, name, parentId }) => ({ id, name, parentId })), [lines])
  const lineOf = (id: number | null) => lines.find((line) => line.id === id)
  const mayHold = (parent: TreeNode | null) => parent === null || lineOf(parent.id)?.title === true
  const present = lineOf(selected)
  const drawStep = (step: -1 | 1) => {
    const place = present ? stepped(lines, present.id, step) : null
    const Mark = step === 1 ? IconArrowDown : IconArrowUp
    return (
      <ActionIcon
        variant="default"
        size="var(--control)"
        disabled={!place}
        aria-label={t(step === 1 ? 'menus.down' : 'menus.up')}
        onClick={() => present && place && onChange(moved(lines, present.id, place))}
      >
        <Mark {...icon} />
      </ActionIcon>
    )
  }
  const rename = (name: string) => {
    if (naming === 'line') onChange(lines.map((line) => (line.id === selected ? { ...line, name } : line)))
    else {
      const id = Math.max(0, ...lines.map((line) => line.id)) + 1
      onChange(inserted(lines, { id, name, url: null, icon: null, title: true, parentId: 0 }, { parentId: 0 }))
      onSelect(id)
    }
    setNaming(null)
  }
  return (
    <>
      <div className={classes.tools}>
        {drawStep(-1)}
        {drawStep(1)}
        <Button variant="default" leftSection={<IconHeading {...icon} />} onClick={() => setNaming('heading')}>
          {t('menus.add_heading')}
        </Button>
        <Button
          variant="default"
          disabled={!present}
          leftSection={<IconPencil {...icon} />}
          onClick={() => setNaming('line')}
        >
          {t('menus.rename')}
        </Button>
        <Button
          variant="default"
          disabled={!present}
          leftSection={<IconTrash {...icon} />}
          onClick={() => {
            if (present) onChange(without(lines, present.id))
            onSelect(null)
          }}
        >
          {t('menus.remove')}
        </Button>
      </div>
      {lines.length === 0 && <Text c="dimmed">{t('menus.empty')}</Text>}
      <Tree
        label={t('menus.of_group')}
        nodes={nodes}
        selected={selected}
        onSelect={({ id }) => onSelect(id)}
        canReorder
        canDrop={(node, parent) => mayHold(parent) && (parent === null || lineOf(node.id)?.title === false)}
        onMove={(node, drop) => onChange(moved(lines, node.id, drop))}
        takes={{
          kind: screenKind,
          canTake: mayHold,
          onTake: (id, drop) => {
            if (isTaken(lines, screens, id)) noticeWarning('menus.already_taken')
            else onChange(taken(lines, screens, id, drop))
          },
        }}
        side={(node) => {
          const url = lineOf(node.id)?.url
          return hasUrl(screens, url ?? null) && !openUrls.has(url!) ? t('menus.no_right') : null
        }}
      />
      {naming && (
        <NameForm
          title={naming === 'line' ? t('menus.rename') : t('menus.add_heading')}
          initial={naming === 'line' && present ? present.name : t('menus.new_heading')}
          onDone={rename}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  )
}
