import { CodeChip } from '#blocks/audit/code-chip.tsx'
import { itemStatuses, type ItemStatusDetail } from '@apron/contract/library'
import { Alert, Button, ColorInput, Switch, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Link } from '#lib/router/link.tsx'
import { FormMessages } from '#blocks/form/form-messages.tsx'
import { useGuardedForm } from '#blocks/form/guarded-form.ts'
import { useText } from '#lib/text/i18n.ts'
import { NumberField } from '#ui/form/number-field.tsx'
import { bodyOf, valuesOf, type ItemStatusBody } from './item-status-values.ts'
import classes from './item-statuses.module.css'

/** Conforming, observation, minor, major, not applicable, not checked. */
const swatches = ['#1b7a4b', '#1a5f9f', '#c78f12', '#c2560c', '#b3261e', '#566563', '#667573', '#12716a']
const wholeColor = /^#[0-9a-f]{6}$/i

export function ItemStatusForm({
  status,
  send,
  onDone,
}: {
  status?: ItemStatusDetail
  send: (body: ItemStatusBody) => Promise<unknown>
  onDone: () => void
}) {
  const t = useText()
  const [begun] = useState(() => valuesOf(status))
  const { form } = useGuardedForm({
    initial: begun,
    route: status ? itemStatuses.update : itemStatuses.create,
    body: (values) => bodyOf(values, begun),
    send,
    onDone,
  })
  const { color, code, asks_input, allows_comments } = form.values
  const needsComments = asks_input && allows_comments
  return (
    <form ref={form.ref} className={classes.form} onSubmit={form.submit} noValidate>
      <FormMessages form={form} />
      <div className={classes.line}>
        <TextInput
          label={t('itemStatuses.code')}
          description={t(status?.keeps_code ? 'itemStatuses.code_kept' : 'itemStatuses.code_hint')}
          required
          autoFocus={!status?.keeps_code}
          readOnly={status?.keeps_code ?? false}
          {...form.field('code')}
        />
        <TextInput
          label={t('itemStatuses.name')}
          description={t('itemStatuses.name_hint')}
          required
          {...form.field('name')}
        />
      </div>
      <div className={classes.line}>
        <ColorInput
          label={t('itemStatuses.color')}
          required
          format="hex"
          swatches={swatches}
          swatchesPerRow={8}
          withEyeDropper={false}
          {...form.field('color')}
        />
        <div className={classes.preview}>
          <CodeChip code={code || '…'} color={wholeColor.test(color) ? color : ''} title={code} />
          <span>{t('itemStatuses.preview')}</span>
        </div>
      </div>
      <Textarea label={t('itemStatuses.desc')} autosize minRows={2} {...form.field('description')} />
      {(!status || status.running > 0) && (
        <Alert color="blue">
          {status ? t('itemStatuses.running', { count: status.running }) : t('itemStatuses.running_new')}
        </Alert>
      )}
      <Switch label={t('itemStatuses.def')} description={t('itemStatuses.def_hint')} {...form.tick('is_default')} />
      <Switch
        label={t('itemStatuses.report')}
        description={t('itemStatuses.report_hint')}
        {...form.tick('is_finding')}
      />
      {form.values.is_finding && (
        <NumberField
          label={t('itemStatuses.correction_days')}
          description={t('itemStatuses.correction_days_hint')}
          maw={320}
          {...form.field('correction_days')}
        />
      )}
      {form.values.is_finding && (
        <NumberField
          label={t('itemStatuses.severity')}
          description={t('itemStatuses.severity_hint')}
          maw={320}
          {...form.field('severity')}
        />
      )}
      <Switch
        label={t('itemStatuses.si')}
        description={t('itemStatuses.si_hint')}
        {...form.tick('asks_input')}
        onChange={({ currentTarget: { checked } }) => {
          form.set('asks_input', checked)
          if (checked) form.set('allows_comments', true)
        }}
      />
      <Switch
        label={t('itemStatuses.cmt')}
        description={t(needsComments ? 'itemStatuses.cmt_needed' : 'itemStatuses.cmt_hint')}
        {...form.tick('allows_comments')}
        disabled={needsComments}
      />
      <div className={classes.buttons}>
        <Button variant="default" renderRoot={(props) => <Link to="/checklist-item-status/list" {...props} />}>
          {t('actions.cancel')}
        </Button>
        <Button type="submit" loading={form.isSending}>
          {t('actions.save')}
        </Button>
      </div>
    </form>
  )
}
