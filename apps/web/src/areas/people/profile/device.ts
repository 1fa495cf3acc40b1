import { deviceOf } from '@apron/contract/text'
import { t } from '#lib/text/i18n.ts'

/** What a person would call the browser and the machine that a user agent stands for. */
export function deviceName(agent: string): string {
  const device = deviceOf(agent)
  return device ? t('profile.device', device) : t('profile.unknown_device')
}
