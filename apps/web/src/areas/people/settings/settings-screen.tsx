import { settingSections } from '@apron/contract'
import { productSettings } from '@apron/contract/people'
import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { AddressUnset } from '#blocks/address-unset.tsx'
import { OnlyFor } from '#blocks/only-for.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { part } from '#ui/page/part.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { Section } from './section.tsx'
import classes from './settings.module.css'

const SettingsLog = part(() => import('./settings-log.tsx'), 'SettingsLog', { isWindow: true })

/** What the company decides about the product: a card for each subject, each saved by itself. */
export function SettingsScreen() {
  const t = useText()
  return (
    <OnlyFor route={productSettings.show}>
      <Settings title={t('settings.title')} />
    </OnlyFor>
  )
}

function Settings({ title }: { title: string }) {
  const t = useText()
  const [isLogOpen, setLogOpen] = useState(false)
  const { data, refetch } = useRead(productSettings.show, {}, { screen: true })
  const reload = async () => (await refetch()).data?.data
  return (
    <>
      <PageHeader title={title} about={t('settings.about')}>
        <Button variant="default" leftSection={<IconHistory size={18} stroke={1.7} />} onClick={() => setLogOpen(true)}>
          {t('settings.log')}
        </Button>
      </PageHeader>
      <div className={classes.sections}>
        {data && data.data.values.address === '' && <AddressUnset address={data.data.address} />}
        {data
          ? settingSections.map((section) => (
              <Section key={section} section={section} settings={data.data} reload={reload} />
            ))
          : settingSections.map((section) => (
              <Card key={section}>
                <LoadingRows rows={3} />
              </Card>
            ))}
      </div>
      {isLogOpen && <SettingsLog onClose={() => setLogOpen(false)} />}
    </>
  )
}
