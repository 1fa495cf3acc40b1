import { readings } from '@apron/contract/documents'
import { OwnReadings } from '#blocks/people/own-readings.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { Link } from '#lib/router/link.tsx'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { KeptPlace } from '../../domain/kept-place.tsx'
import { PanelHead } from './panel-head.tsx'
import shared from './panels.module.css'

/** Documents that are shown before somebody asks for more. */
const first = 5

/** The documents that the person has to read, what is due first; nothing while there is none. */
export function ToRead() {
  const t = useText()
  const { data, isLoading } = useRead(readings.mine, { query: { done: false, per_page: first } }, { quiet: true })
  return (
    <KeptPlace name="to-read" isKnown={!isLoading}>
      {data && data.data.length > 0 && (
        <Card flush>
          <PanelHead title={t('readings.mine')}>
            {data.meta.total > first && (
              <Link to="/profile/show" className={shared.link}>
                {t('readings.all', { count: data.meta.total })}
              </Link>
            )}
          </PanelHead>
          <OwnReadings readings={data.data} />
        </Card>
      )}
    </KeptPlace>
  )
}
