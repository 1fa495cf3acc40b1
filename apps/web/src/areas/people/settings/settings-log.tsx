import { panelTexts, type DashboardPanel } from '@apron/contract/desk'
import { productSettings, type SettingLogEntry } from '@apron/contract/people'
import { useRead } from '#lib/calls/queries.ts'
import { useText, type TextKey } from '#lib/text/i18n.ts'
import { RecordLog } from '../domain/record-log.tsx'

type Field = SettingLogEntry['changes'][number]['field']

/** Words for codes; any other value is shown as it is. */
const words: Record<string, TextKey> = {
  true: 'settings.yes',
  false: 'settings.no',
  vi: 'shell.vietnamese',
  en: 'shell.english',
}

/** Who changed what of the settings, and when. */
export function SettingsLog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { data } = useRead(productSettings.logs, {}, { staleTime: 0 })
  const valueText = (field: Field, value: string | null) => {
    if (value === null) return null
    if (field === 'logo') return t('users.is_changed')
    if (field === 'dashboard_panels')
      return value
        .split(',')
        .map((panel) => t(panelTexts[panel as DashboardPanel]))
        .join(', ')
    const isCode = field === 'language' || field === 'four_eyes' || field === 'keep_photos'
    return isCode && words[value] ? t(words[value]) : value
  }
  return (
    <RecordLog
      name={t('settings.title')}
      entries={data?.data}
      actionText={(action) => t(`settings.did_${action}`)}
      fieldText={(field) => t(`settings.${field}`)}
      valueText={valueText}
      onClose={onClose}
    />
  )
}
