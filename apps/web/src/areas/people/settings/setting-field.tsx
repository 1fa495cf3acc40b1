import { settingList, type SettingName } from '@apron/contract'
import type { AllSettings } from '@apron/contract/people'
import { NativeSelect, Select, Switch, TextInput } from '@mantine/core'
import type { Form } from '../../../blocks/form/form.ts'
import { useText, type TextKey } from '../../../lib/text/i18n.ts'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { PanelOrder } from './panel-order.tsx'
import type { SectionValues } from './section-values.ts'
import classes from './settings.module.css'

/** What is said under a field beside its name. */
const hints: Partial<Record<SettingName, TextKey>> = {
  company_name: 'settings.company_name_hint',
  address: 'settings.address_hint',
  language: 'settings.language_hint',
  time_zone: 'settings.time_zone_hint',
  four_eyes: 'settings.four_eyes_hint',
  keep_photos: 'settings.keep_photos_hint',
  dashboard_panels: 'settings.dashboard_panels_hint',
  late_after_days: 'settings.late_after_days_hint',
  session_minutes: 'settings.session_minutes_hint',
  least_password: 'settings.least_password_hint',
  limit_calls: 'settings.limit_calls_hint',
  limit_uploads: 'settings.limit_uploads_hint',
  limit_upload_mb: 'settings.limit_upload_mb_hint',
  limit_address: 'settings.limit_address_hint',
}

/** One setting in the form of its kind; what the environment fixes says so and cannot be changed. */
export function SettingField({
  name,
  form,
  fixed,
}: {
  name: SettingName
  form: Form<SectionValues>
  fixed: AllSettings['fixed']
}) {
  const t = useText()
  const variable = fixed.find((one) => one.name === name)?.variable
  const hint = hints[name]
  const about = {
    label: t(`settings.${name}`),
    description: variable ? t('settings.fixed', { variable }) : hint && t(hint),
    disabled: variable !== undefined,
  }
  const field = form.field(name)
  const text = { ...field, value: String(field.value ?? '') }
  const { usual } = settingList[name]
  if (name === 'time_zone')
    return (
      <Select
        {...about}
        {...text}
        searchable
        limit={60}
        allowDeselect={false}
        data={timeZones(text.value)}
        onChange={(zone) => form.set(name, zone ?? '')}
      />
    )
  if (name === 'language')
    return (
      <NativeSelect
        {...about}
        {...text}
        data={[
          { value: 'vi', label: t('shell.vietnamese') },
          { value: 'en', label: t('shell.english') },
        ]}
      />
    )
  if (name === 'dashboard_panels')
    return (
      <PanelOrder
        label={about.label}
        description={about.description}
        panels={field.value as string[]}
        onChange={(panels) => form.set(name, panels)}
      />
    )
  if (typeof usual === 'boolean') return <Switch {...about} {...form.tick(name)} className={classes.wide ?? ''} />
  if (typeof usual === 'number') return <NumberField {...about} {...text} />
  return <TextInput {...about} {...text} type={name === 'address' ? 'url' : 'text'} />
}

/** The zones that the browser knows, and the one that is set. */
function timeZones(present: string): string[] {
  return [...new Set([present, 'UTC', ...Intl.supportedValuesOf('timeZone')])].filter(Boolean).toSorted()
}
