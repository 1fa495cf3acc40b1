import type { SettingSection } from '@apron/contract'
import { productSettings, type AllSettings } from '@apron/contract/people'
import { Button, Title } from '@mantine/core'
import { useRef, useState } from 'react'
import { ChooseVersion } from '#blocks/form/choose-version.tsx'
import { FormMessages } from '#blocks/form/form-messages.tsx'
import { useForm422 } from '#blocks/form/form.ts'
import { useLeaveGuard } from '#blocks/form/leave-guard.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { useSeen } from '#lib/calls/seen.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { LogoField } from './logo-field.tsx'
import { bodyOf, namesIn, savedIn, valuesOf } from './section-values.ts'
import { SettingField } from './setting-field.tsx'
import classes from './settings.module.css'
import { SeverityFields } from './severity-fields.tsx'

type Reload = () => Promise<AllSettings | undefined>

/** One subject as a card; it begins anew from what was saved. */
export function Section(props: { section: SettingSection; settings: AllSettings; reload: Reload }) {
  const [begun, setBegun] = useState(props.settings)
  const [turn, setTurn] = useState(0)
  const beginFrom = (settings: AllSettings) => {
    setBegun(settings)
    setTurn(turn + 1)
  }
  return <SectionForm key={turn} {...props} begun={begun} onBegin={beginFrom} />
}

function SectionForm({
  section,
  settings,
  begun,
  reload,
  onBegin,
}: {
  section: SettingSection
  settings: AllSettings
  /** What the fields hold at first. */
  begun: AllSettings
  reload: Reload
  onBegin: (settings: AllSettings) => void
}) {
  const t = useText()
  const save = useWrite(productSettings.save, { success: 'settings.saved', quiet: true })
  const { theirs, attempt } = useSeen(begun, reload)
  const over = useRef<AllSettings>(undefined)
  const form = useForm422({
    initial: valuesOf(section, begun),
    route: productSettings.save,
    body: (values) => ({ ...bodyOf(values, begun), seen: {} }),
    send: async (body) => {
      const sent = (seen: AllSettings) => save.write({ body: { ...body, seen: savedIn(section, seen) } })
      const { data } = await attempt(sent, over.current)
      onBegin(data)
    },
  })
  useLeaveGuard(form.isDirty, form.isSending)
  const name = t(`settings.section_${section}`)
  const replace = (present: AllSettings) => {
    over.current = present
    form.submit()
  }
  return (
    <Card>
      <form ref={form.ref} onSubmit={form.submit} noValidate className={classes.section} aria-label={name}>
        <Title order={2} className={classes.name ?? ''}>
          {name}
        </Title>
        {theirs && (
          <ChooseVersion onTake={() => onBegin(theirs)} onReplace={() => replace(theirs)} isSaving={form.isSending} />
        )}
        <FormMessages form={form} />
        <div className={classes.fields}>
          {section === 'company' && <LogoField logo={settings.logo} />}
          {namesIn(section).map((field) => (
            <SettingField key={field} name={field} form={form} fixed={settings.fixed} />
          ))}
        </div>
        {section === 'findings' && <SeverityFields severities={begun.severities} form={form} />}
        <div className={classes.foot}>
          <Button
            type="submit"
            disabled={!form.isDirty || theirs !== null}
            loading={form.isSending}
            aria-label={t('settings.save_section', { section: name })}
          >
            {t('actions.save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
