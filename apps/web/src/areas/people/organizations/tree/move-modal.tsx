import { root } from '@apron/contract'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { SearchBox } from '#ui/form/search-box.tsx'
import { Tree, type TreeNode } from '#ui/tree/tree.tsx'
import { branchOf, findOrganizations, useOrganizations, type OrganizationNode } from './organization-nodes.ts'
import { useMove } from './use-move.ts'

/** Stands in the tree for the place above all organisations. */
const top = -1

/** Chooses what an organisation is to stand below: for fingers, for the keyboard, and for trees that are longer than the screen. */
export function MoveModal({ node, onClose }: { node: OrganizationNode; onClose: () => void }) {
  const t = useText()
  const { nodes = [], byId } = useOrganizations()
  const { move, isMoving } = useMove(nodes)
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<number | null>(null)
  const others = useMemo(() => {
    const branch = branchOf(nodes, node.id)
    return nodes.filter(({ id }) => !branch.has(id))
  }, [nodes, node.id])
  const places = useMemo(
    (): TreeNode[] => [{ id: top, name: t('organizations.no_parent'), parentId: root }, ...others],
    [others, t],
  )
  const found = useMemo(() => findOrganizations(others, words), [others, words])
  const present = node.parentId === root ? top : node.parentId
  const start = async () => {
    if (chosen !== null && (await move(node, chosen === top ? root : chosen))) onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('organizations.move_title', { name: node.name })}
      size={560}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      <Stack gap="sm">
        <Text c="dimmed">
          {t('organizations.move_from', { name: byId.get(node.parentId)?.name ?? t('organizations.no_parent') })}
        </Text>
        <SearchBox value={words} label={t('organizations.search_tree')} width="100%" pause={150} onSearch={setWords} />
        {found?.size === 0 && <Text c="dimmed">{t('actions.nothing_found')}</Text>}
        <Tree
          label={t('organizations.new_parent')}
          nodes={places}
          found={found}
          words={words}
          selected={chosen}
          openLevels={1}
          onSelect={({ id }) => setChosen(id)}
          side={({ id }) => id === present && t('organizations.present_parent')}
          maxHeight="min(380px, 45dvh)"
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button disabled={chosen === null || chosen === present} loading={isMoving} onClick={() => void start()}>
            {t('organizations.move')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
