import { productSettings } from '@apron/contract/people'
import { useRead } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import { settings } from '#lib/session/settings.ts'
import { Card } from '#ui/page/card.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QrCode } from '#ui/text/qr-code.tsx'
import classes from './qr-code.module.css'

/** Pixels of the code. */
const size = 150

/** The addresses of this system as a code that another client reads. */
export function QrCodeScreen() {
  const t = useText()
  const { data } = useRead(productSettings.address, {}, { screen: true })
  const origin = data?.data.address ?? ''
  const addresses = { api_url: `${origin}/api`, app_name: settings().name, socket_url: origin }
  return (
    <>
      <PageHeader title={t('qrCode.title')} about={t('qrCode.about')} />
      <Card>
        <div className={classes.code}>
          <div className={classes.paper}>
            {data && <QrCode value={JSON.stringify(addresses)} size={size} title={t('qrCode.picture')} />}
          </div>
          <dl className={classes.facts}>
            <dt>{t('qrCode.api')}</dt>
            <dd>{data && addresses.api_url}</dd>
            <dt>{t('qrCode.name')}</dt>
            <dd>{addresses.app_name}</dd>
            <dt>{t('qrCode.socket')}</dt>
            <dd>{data && addresses.socket_url}</dd>
          </dl>
        </div>
      </Card>
    </>
  )
}
