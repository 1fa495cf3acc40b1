import { menus, type MenuItem } from '@apron/contract/people'
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { navigate } from '#lib/router/router.ts'
import { ChooseVersion } from '#blocks/form/choose-version.tsx'
import { useLeaveGuard } from '#blocks/form/leave-guard.ts'
import { useText } from '#lib/text/i18n.ts'
import { noticeWarning } from '#lib/page/notices.ts'
import { wayTo } from '#lib/page/places.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { useSeen } from '#lib/calls/seen.ts'
import { Card } from '#ui/page/card.tsx'
import { confirmDiscard } from '#ui/window/confirm.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import { DefaultTree } from './default-tree.tsx'
import { GroupTree } from './group-tree.tsx'
import { emptyHeadings, hasUrl, linesOf, menuOf, placeAt, taken, urlsOf, withoutHeading } from './menu-lines.ts'
import classes from './menus.module.css'

/** Two trees side by side: every screen of the product, and the menu of the group that is made of them. */
export function MenuEditor({
  title,
  groupId,
  saved,
  byDefault,
  open,
  reload,
  onCancel,
}: {
  title: string
  groupId: number
  saved: MenuItem[]
  byDefault: MenuItem[]
  /** The part of the default menu that the members of the group may use. */
  open: MenuItem[]
  /** The menu as it is saved now. */
  reload: () => Promise<MenuItem[] | undefined>
  onCancel: () => void
}) {
  const t = useText()
  const all = useMemo(() => linesOf(byDefault), [byDefault])
  const [before, setBefore] = useState(() => linesOf(saved))
  const openUrls = useMemo(() => urlsOf(linesOf(open)), [open])
  const [lines, setLines] = useState(before)
  const [selected, setSelected] = useState<number | null>(null)
  const [isSaved, setSaved] = useState(false)
  const { write: save } = useWrite(menus.save, { success: 'menus.saved', quiet: true })
  const { theirs, write, take, isWriting } = useSeen(saved, reload)
  const isDirty = JSON.stringify(menuOf(lines)) !== JSON.stringify(menuOf(before))
  const empty = emptyHeadings(menuOf(lines))
  useLeaveGuard(isDirty && !isSaved)
  const leave = async () => {
    if (!isDirty || (await confirmDiscard())) onCancel()
  }
  const send = async (over?: MenuItem[]) => {
    const data = JSON.stringify(menuOf(lines))
    const body = (seen: MenuItem[]) => ({ data, group_id: groupId, seen: JSON.stringify(seen) })
    if (!(await write((seen) => save({ body: body(seen) }), over))) return
    if (empty.length > 0) noticeWarning('menus.empty_headings', { names: empty.map(({ name }) => name).join(', ') })
    setSaved(true)
    await navigate({ ...wayTo('/group/list'), ignoreHolding: true })
  }
  const takeTheirs = (menu: MenuItem[]) => {
    setBefore(linesOf(menu))
    setLines(linesOf(menu))
    take()
  }
  const isLimited =
    [...openUrls].length < all.filter(({ url }) => url).length && all.some(({ url }) => hasUrl(lines, url))
  return (
    <>
      <PageHeader title={title} about={t('menus.about')}>
        <Button variant="default" onClick={() => void leave()}>
          {t('actions.cancel')}
        </Button>
        <Button loading={isWriting} disabled={theirs !== null} onClick={() => void send()}>
          {t('actions.save')}
        </Button>
      </PageHeader>
      {theirs && (
        <ChooseVersion onTake={() => takeTheirs(theirs)} onReplace={() => void send(theirs)} isSaving={isWriting} />
      )}
      <div className={classes.trees}>
        <Card>
          <div className={classes.head}>
            <h2>{t('menus.by_default')}</h2>
            <p>{t('menus.by_default_about')}</p>
          </div>
          <DefaultTree
            lines={all}
            chosen={lines}
            onAdd={(id) => setLines(taken(lines, all, id, placeAt(lines, selected)))}
          />
        </Card>
        <Card>
          <div className={`${classes.head} ${classes.withReset}`}>
            <div>
              <h2>{t('menus.of_group')}</h2>
              <p>{t('menus.of_group_about')}</p>
            </div>
            <Button variant="subtle" onClick={() => setLines(withoutHeading(all, t('menu.personal')))}>
              {t('menus.reset')}
            </Button>
          </div>
          <GroupTree
            lines={lines}
            screens={all}
            openUrls={openUrls}
            selected={selected}
            onSelect={setSelected}
            onChange={setLines}
          />
          <p className={`${classes.hint} ${classes.keys}`}>{t('menus.keys')}</p>
          <p className={`${classes.hint} ${classes.touch}`}>{t('menus.touch')}</p>
          {empty.length > 0 && (
            <p className={classes.hint} role="status">
              {t('menus.empty_headings', { names: empty.map(({ name }) => name).join(', ') })}
            </p>
          )}
          {isLimited && <p className={classes.hint}>{t('menus.no_right_hint')}</p>}
        </Card>
      </div>
    </>
  )
}
