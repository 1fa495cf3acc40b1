import type { AllSettings } from '@apron/contract/people'
import { NumberField } from '#ui/form/number-field.tsx'
import { useText } from '#lib/text/i18n.ts'
import type { Form } from '#blocks/form/form.ts'
import type { SectionValues } from './section-values.ts'
import { CodeMark } from '#ui/text/code-mark.tsx'
import classes from './settings.module.css'

/** The usual days to correct of each status that is a finding. */
export function SeverityFields({
  severities,
  form,
}: {
  severities: AllSettings['severities']
  form: Form<SectionValues>
}) {
  const t = useText()
  const days = form.values.correction_days ?? []
  const set = (id: number, typed: string) =>
    form.set(
      'correction_days',
      days.map((one) => (one.id === id ? { id, days: typed } : one)),
    )
  return (
    <fieldset className={classes.severities}>
      <legend>{t('settings.correction_days')}</legend>
      <p className={classes.hint}>
        {t(severities.length > 0 ? 'settings.correction_days_hint' : 'settings.correction_none')}
      </p>
      {severities.map(({ id, code, name, color }, place) => (
        <div key={id} className={classes.severity}>
          <CodeMark code={code} color={color} />
          <span className={classes.words}>{name === code ? '' : name}</span>
          <NumberField
            w={120}
            aria-label={t('settings.correction_days_of', { name })}
            rightSection={<span className={classes.unit}>{t('settings.days')}</span>}
            rightSectionWidth={56}
            value={days[place]?.days ?? ''}
            onChange={(typed) => set(id, typed)}
            error={form.errorOf(`correction_days.${place}.days`)}
            wrapperProps={{ 'data-field': `correction_days.${place}.days` }}
          />
        </div>
      ))}
    </fieldset>
  )
}
