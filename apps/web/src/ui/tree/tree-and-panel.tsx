import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, type ReactNode } from 'react'
import { Card } from '../page/card.tsx'
import { PageHeader } from '../page/page-header.tsx'
import { prepareTree } from './tree.tsx'
import classes from './tree-and-panel.module.css'

/** A screen of a tree and, beside it, what is chosen in it. On a phone one at a time. */
export function TreeAndPanel({
  title,
  about,
  actions,
  tree,
  panel,
  isChosen,
  back,
}: {
  title: string
  about: ReactNode
  actions: ReactNode
  tree: ReactNode
  /** What is chosen, or that nothing is. */
  panel: ReactNode
  isChosen: boolean
  /** Leads from the panel back to the tree, where there is room for one of them only. */
  back: { text: string; run: () => void }
}) {
  const isNarrow = useMediaQuery('(max-width: 991px)', false, { getInitialValueInEffect: false })
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
      <div className={classes.sides}>
        {showsTree && <Card className={classes.tree}>{tree}</Card>}
        {(!isNarrow || isChosen) && <Card flush>{panel}</Card>}
      </div>
    </>
  )
}
