import {
  mailWays,
  noticeSections,
  noticesOf,
  noticeWays,
  type MailWay,
  type NoticeKind,
  type NoticeWay,
} from '@apron/contract'
import { notificationPreferences as calls } from '@apron/contract/talk'
import { SegmentedControl, Text, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf, useRead, useWrite } from '#lib/calls/queries.ts'
import { useSession } from '#lib/session/session.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import classes from './preferences.module.css'

/** The notification preferences of the person; each choice holds at once. */
export function PreferencesScreen() {
  const t = useText()
  const { data } = useRead(calls.list, {}, { screen: true })
  const client = useQueryClient()
  const { write } = useWrite(calls.update, {
    success: 'actions.update_success',
    onDone: (answer) => client.setQueryData(keyOf(calls.list), answer),
  })
  const email = useSession()?.user.email ?? ''
  const chosen = new Map(data?.data.map((one) => [one.type, one]))
  return (
    <>
      <PageHeader title={t('notifications.settings')} about={t('notices.about')} />
      <Text c="dimmed">{t('notices.ways')}</Text>
      <Text c="dimmed" mb="md">
        {t('notices.mails', { email })}
      </Text>
      {!data && (
        <Card flush>
          <LoadingRows rows={8} height={66} />
        </Card>
      )}
      {data &&
        noticeSections.map((name) => (
          <Card key={name} className={classes.section ?? ''} flush>
            <Title order={2} size="h4" className={classes.title}>
              {t(`notices.${name}`)}
            </Title>
            <ul className={classes.list}>
              {noticesOf(name).map((type) => (
                <Preference
                  key={type}
                  type={type}
                  way={chosen.get(type)?.way ?? 'at_once'}
                  mail={chosen.get(type)?.mail ?? 'off'}
                  onChange={(choice) => write({ body: { preferences: [{ type, ...choice }] } })}
                />
              ))}
            </ul>
          </Card>
        ))}
    </>
  )
}

type Choice = { way?: NoticeWay; mail?: MailWay }

function Preference({
  type,
  way,
  mail,
  onChange,
}: {
  type: NoticeKind
  way: NoticeWay
  mail: MailWay
  onChange: (choice: Choice) => Promise<unknown>
}) {
  const t = useText()
  const name = t(`notices.kind_${type}`)
  const [sent, setSent] = useState<Choice>({})
  const choose = (choice: Choice) => {
    const all = { ...sent, ...choice }
    setSent(all)
    const settle = () => setSent((now) => (now === all ? {} : now))
    onChange(choice).then(settle, settle)
  }
  const shown = { way, mail, ...sent }
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        <Text c="dimmed" size="sm">
          {t(`notices.kind_${type}_hint`)}
        </Text>
      </div>
      <div className={classes.choices}>
        <SegmentedControl
          aria-label={name}
          value={shown.way}
          data={noticeWays.map((value) => ({ value, label: t(`notices.way_${value}`) }))}
          onChange={(value) => choose({ way: value as NoticeWay })}
        />
        <SegmentedControl
          aria-label={t('notices.mail_of', { kind: name })}
          value={shown.way === 'off' ? 'off' : shown.mail}
          disabled={shown.way === 'off'}
          data={mailWays.map((value) => ({ value, label: t(`notices.mail_${value}`) }))}
          onChange={(value) => choose({ mail: value as MailWay })}
        />
      </div>
    </li>
  )
}
