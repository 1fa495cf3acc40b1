import { groupDashboards, type DashboardPanel } from '@apron/contract/desk'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { navigate } from '#lib/router/router.ts'
import { BackToGroups } from '#blocks/people/back-to-groups.tsx'
import { ChooseVersion } from '#blocks/form/choose-version.tsx'
import { useLeaveGuard } from '#blocks/form/leave-guard.ts'
import { useText } from '#lib/text/i18n.ts'
import { wayTo } from '#lib/page/places.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { useSeen } from '#lib/calls/seen.ts'
import { Card } from '#ui/page/card.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { linesOf, shownOf } from './panel-lines.ts'
import { PanelList } from './panel-list.tsx'
import classes from './panels.module.css'

/** The panels in their order, to move, to show and to hide, and to save. */
export function PanelsEditor({
  title,
  groupId,
  saved,
  reload,
}: {
  title: string
  groupId: number
  saved: DashboardPanel[]
  /** The dashboard as it is saved now. */
  reload: () => Promise<DashboardPanel[] | undefined>
}) {
  const t = useText()
  const [before, setBefore] = useState(saved)
  const [lines, setLines] = useState(() => linesOf(saved))
  const [isSaved, setSaved] = useState(false)
  const { write: save } = useWrite(groupDashboards.save, { success: 'dashboard.saved', quiet: true })
  const { theirs, write, take, isWriting } = useSeen(saved, reload)
  const panels = shownOf(lines)
  const isDirty = panels.join() !== before.join()
  useLeaveGuard(isDirty && !isSaved)
  const send = async (over?: DashboardPanel[]) => {
    const sent = (seen: DashboardPanel[]) => ({ params: { id: groupId }, body: { panels, seen } })
    if (!(await write((seen) => save(sent(seen)), over))) return
    setSaved(true)
    await navigate({ ...wayTo('/group/list'), ignoreHolding: true })
  }
  const takeTheirs = (chosen: DashboardPanel[]) => {
    setBefore(chosen)
    setLines(linesOf(chosen))
    take()
  }
  return (
    <>
      <PageHeader title={title} about={t('dashboard.of_group_about')}>
        <BackToGroups />
        <Button disabled={!isDirty || theirs !== null} loading={isWriting} onClick={() => void send()}>
          {t('actions.save')}
        </Button>
      </PageHeader>
      {theirs && (
        <ChooseVersion onTake={() => takeTheirs(theirs)} onReplace={() => void send(theirs)} isSaving={isWriting} />
      )}
      <Card flush className={classes.sheet}>
        <PanelList lines={lines} onChange={setLines} />
      </Card>
      <p className={classes.hint} role="status">
        {panels.length === 0 && t('dashboard.all_hidden')}
      </p>
      <p className={classes.hint} data-for-mouse>
        {t('dashboard.keys')}
      </p>
    </>
  )
}
