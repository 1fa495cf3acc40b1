import { checklists } from '@apron/contract/audits'
import { useEffect } from 'react'
import { useParams } from '#lib/router/use-router.ts'
import { navigate } from '#lib/router/router.ts'
import { useRead } from '#lib/calls/queries.ts'
import { useRested } from '#lib/page/first-rest.ts'
import { part } from '#ui/page/part.tsx'
import { Card } from '#ui/page/card.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { AuditWorkspace } from './audit-workspace.tsx'
import classes from './audit-workspace.module.css'
import { useBroughtBack } from './kept/at-hand.ts'
import { prepareTree } from '#ui/tree/tree.tsx'
import { readSearch } from './searching/workspace-search.ts'

const FirstAudit = part(() => import('../domain/first-audit/first-audit.tsx'), 'FirstAudit', { failed: () => null })

/** The workspace of one audit; what does not exist, or may not be seen, leads to the page that says so. */
export function WorkspaceScreen() {
  const { id } = useParams<'id'>()
  const auditId = /^\d{1,9}$/.test(id) ? Number(id) : 0
  const { data, failureReason } = useRead(
    checklists.show,
    { params: { id: auditId } },
    { screen: true, enabled: auditId > 0 },
  )
  useBroughtBack(auditId, failureReason)
  const isRested = useRested()
  useEffect(() => {
    if (auditId === 0) void navigate({ href: '/404', replace: true })
  }, [auditId])
  // It comes while the questions are asked for.
  useEffect(prepareTree, [])
  if (!data) return <WorkspaceLoading />
  return (
    <>
      <AuditWorkspace key={auditId} audit={data.data} />
      {isRested && <FirstAudit audit={data.data} />}
    </>
  )
}
WorkspaceScreen.search = { read: readSearch }

function WorkspaceLoading() {
  return (
    <div className={classes.loading}>
      <LoadingRows rows={1} height={64} />
      <div className={classes.columns}>
        <Card flush>
          <LoadingRows rows={10} height={40} />
        </Card>
        <Card flush>
          <LoadingRows rows={5} height={132} />
        </Card>
      </div>
    </div>
  )
}
