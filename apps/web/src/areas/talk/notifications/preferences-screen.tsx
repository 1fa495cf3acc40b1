import { noticeWays, type NoticeKind, type NoticeWay } from '@apron/contract'
import { notificationPreferences as calls } from '@apron/contract/talk'
import { SegmentedControl, Text, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf, useRead, useWrite } from '../../../lib/calls/queries.ts'
import { useText } from '../../../lib/text/i18n.ts'
import { Card } from '../../../ui/page/card.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { LoadingRows } from '../../../ui/table/loading-rows.tsx'
import classes from './preferences.module.css'

const sections = [
  { name: 'audits', kinds: ['FINDING', 'CHK_ITEM_STT_UPDATE', 'CHK_ITEM_CMT', 'CHK_ITEM_CMT_FINAL', 'CHK_STORE'] },
  { name: 'personal', kinds: ['WAITING', 'RESPONSIBLE', 'FINDING_STEP', 'LATE', 'MENTION', 'REPLY'] },
  { name: 'records', kinds: ['CHANGESTATUS', 'FAQ_CMT', 'DOC_IMPORT', 'DOC_EXPIRE', 'DOC_CHANGED'] },
] as const satisfies readonly { name: string; kinds: readonly NoticeKind[] }[]

/** How the person is told of what; each choice holds at once. */
export function PreferencesScreen() {
  const t = useText()
  const { data } = useRead(calls.list, {}, { screen: true })
  const client = useQueryClient()
  const { write } = useWrite(calls.update, {
    success: 'actions.update_success',
    onDone: (answer) => client.setQueryData(keyOf(calls.list), answer),
  })
  const ways = new Map(data?.data.map(({ type, way }) => [type, way]))
  return (
    <>
      <PageHeader title={t('notifications.settings')} about={t('notices.about')} />
      <Text c="dimmed" mb="md">
        {t('notices.ways')}
      </Text>
      {!data && (
        <Card flush>
          <LoadingRows rows={8} height={66} />
        </Card>
      )}
      {data &&
        sections.map(({ name, kinds }) => (
          <Card key={name} className={classes.section ?? ''} flush>
            <Title order={2} size="h4" className={classes.title}>
              {t(`notices.${name}`)}
            </Title>
            <ul className={classes.list}>
              {kinds.map((type) => (
                <Preference
                  key={type}
                  type={type}
                  way={ways.get(type) ?? 'at_once'}
                  onChange={(way) => write({ body: { preferences: [{ type, way }] } })}
                />
              ))}
            </ul>
          </Card>
        ))}
    </>
  )
}

function Preference({
  type,
  way,
  onChange,
}: {
  type: (typeof sections)[number]['kinds'][number]
  way: NoticeWay
  onChange: (way: NoticeWay) => Promise<unknown>
}) {
  const t = useText()
  const name = t(`notices.kind_${type}`)
  const [sent, setSent] = useState<NoticeWay | null>(null)
  const choose = (chosen: NoticeWay) => {
    setSent(chosen)
    const settle = () => setSent((now) => (now === chosen ? null : now))
    onChange(chosen).then(settle, settle)
  }
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        <Text c="dimmed" size="sm">
          {t(`notices.kind_${type}_hint`)}
        </Text>
      </div>
      <SegmentedControl
        aria-label={name}
        value={sent ?? way}
        data={noticeWays.map((value) => ({ value, label: t(`notices.way_${value}`) }))}
        onChange={(value) => choose(value as NoticeWay)}
      />
    </li>
  )
}
