import type { DocumentItemRef } from '@apron/contract'
import { outlines } from '@apron/contract/documents'
import { Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import { plain } from '#lib/text/plain-text.ts'
import { SearchBox } from '#ui/form/search-box.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { Tree, type TreeNode } from '#ui/tree/tree.tsx'

/** Levels of an outline that are open at first. */
const openLevels = 10
/** Milliseconds: the outline is here already. */
const pause = 150

/** The paragraphs that a question refers to. */
export type ReferenceChoice = readonly DocumentItemRef[]

type Node = TreeNode & { index: string; header: string }

/** The outline of a document, whose items are ticked; what is no longer in the document only while it is referred to. */
export function OutlineTicks({
  document,
  chosen,
  onChange,
}: {
  document: { id: number; name: string }
  chosen: ReferenceChoice
  onChange: (parts: ReferenceChoice) => void
}) {
  const t = useText()
  const query = { content: false }
  const { data, error, refetch } = useRead(outlines.list, { params: { id: document.id }, query }, { quiet: true })
  const [words, setWords] = useState('')
  const ticked = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen])
  const nodes = useMemo(
    () =>
      (data?.data ?? [])
        .filter(({ id, is_gone }) => !is_gone || ticked.has(id))
        .map(({ id, parent_id, index, header }): Node => {
          const name = index ? `${index} ${header}` : header
          return { id, parentId: parent_id, name, index, header }
        }),
    [data, ticked],
  )
  const found = useMemo(() => {
    const wanted = plain(words)
    return wanted ? new Set(nodes.filter(({ name }) => plain(name).includes(wanted)).map(({ id }) => id)) : undefined
  }, [nodes, words])
  const toggle = ({ id, index, header }: Node) =>
    onChange(
      ticked.has(id)
        ? chosen.filter((part) => part.id !== id)
        : [...chosen, { id, index, header, document: { id: document.id, name: document.name } }],
    )
  if (!data && error)
    return <LoadFailed title={t('library.outline_failed')} failure={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingRows rows={6} height={34} />
  if (nodes.length === 0) return <Text c="dimmed">{t('library.outline_none')}</Text>
  return (
    <div>
      <SearchBox value={words} label={t('library.outline_search')} width="100%" pause={pause} onSearch={setWords} />
      {found?.size === 0 && <Text c="dimmed">{t('library.outline_empty')}</Text>}
      <Tree<Node>
        label={document.name}
        nodes={nodes}
        found={found}
        words={words}
        selected={null}
        ticked={ticked}
        openLevels={openLevels}
        onSelect={toggle}
        maxHeight="min(360px, 42dvh)"
      />
    </div>
  )
}
