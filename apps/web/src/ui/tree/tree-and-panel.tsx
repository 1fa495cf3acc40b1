import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, type ReactNode } from 'react'
import { Card } from '../page/card.tsx'
import { PageHeader } from '../page/page-header.tsx'
import { prepareTree } from './tree.tsx'
import classes from './tree-and-panel.module.css'

/** A screen of a tree and, beside it, what is chosen in it. Where there is no room for both, one at a time. */
export function TreeAndPanel({
  title,
  about,
  actions,
  tree,
  panel,
  isChosen,
  isPanelWide = false,
  back,
}: {
  title: string
  about: ReactNode
  actions: ReactNode
  tree: ReactNode
  /** What is chosen, or that nothing is. */
  panel: ReactNode
  isChosen: boolean
  /** The panel holds a table of long names, so the tree takes no more than short ones need. */
  isPanelWide?: boolean
  /** Leads from the panel back to the tree, where there is room for one of them only. */
  back: { text: string; run: () => void }
}) {
  const leastWidth = isPanelWide ? 1199 : 991
  const isNarrow = useMediaQuery(`(max-width: ${leastWidth}px)`, false, { getInitialValueInEffect: false })
  useEffect(prepareTree, [])
  const showsTree = !isNarrow || !isChosen
  return (
    <>
      {showsTree ? (
        <PageHeader title={title} about={about}>
          {actions}
        </PageHeader>
      ) : (
        <>
          <h1 className="visually-hidden">{title}</h1>
          <Button
            variant="subtle"
            className={classes.back}
            leftSection={<IconArrowLeft size={18} stroke={1.8} />}
            onClick={back.run}
          >
            {back.text}
          </Button>
        </>
      )}
      <div className={classes.sides} data-one={isNarrow || undefined} data-panel={isPanelWide ? 'wide' : undefined}>
        {showsTree && <Card className={classes.tree}>{tree}</Card>}
        {(!isNarrow || isChosen) && <Card flush>{panel}</Card>}
      </div>
    </>
  )
}
