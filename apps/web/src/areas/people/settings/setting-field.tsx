import type { DashboardPanel } from '@apron/contract/desk'
import { settingList, type SettingName } from '@apron/contract'
import type { AllSettings } from '@apron/contract/people'
import { NativeSelect, Select, Switch, TextInput } from '@mantine/core'
import type { Form } from '#blocks/form/form.ts'
import { useText } from '#lib/text/i18n.ts'
import { NumberField } from '#ui/form/number-field.tsx'
import { PanelOrder } from './panel-order.tsx'
import type { SectionValues } from './section-values.ts'
import classes from './settings.module.css'

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
  const about = {
    label: t(`settings.${name}`),
    description: variable ? t('settings.fixed', { variable }) : t(`settings.${name}_hint`),
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
        panels={field.value as DashboardPanel[]}
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
