import { checklists } from '@apron/contract/audits'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { goTo } from '../../../lib/page/navigation.ts'
import { useRead } from '../../../lib/calls/queries.ts'
import { Card } from '../../../ui/page/card.tsx'
import { LoadingRows } from '../../../ui/table/loading-rows.tsx'
import { AuditWorkspace } from './audit-workspace.tsx'
import classes from './audit-workspace.module.css'

/** The workspace of one audit; what does not exist, or may not be seen, leads to the page that says so. */
export function WorkspaceScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const auditId = /^\d{1,9}$/.test(id) ? Number(id) : 0
  const { data } = useRead(checklists.show, { params: { id: auditId } }, { screen: true, enabled: auditId > 0 })
  useEffect(() => {
    if (auditId === 0) goTo({ to: '/404' })
  }, [auditId])
  if (!data) return <WorkspaceLoading />
  return <AuditWorkspace key={auditId} audit={data.data} />
}

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
