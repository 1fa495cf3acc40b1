import type { BodySent } from '@apron/contract'
import type { ItemStatus, itemStatuses } from '@apron/contract/library'
import { Button, ColorInput, Switch, Textarea, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { FormMessages } from '../../../blocks/form-modal.tsx'
import { useGuardedForm } from '../../../blocks/guarded-form.ts'
import { useText } from '../../../lib/i18n.ts'
import { CodeBadge } from './code-badge.tsx'
import classes from './item-statuses.module.css'

type Sent = BodySent<typeof itemStatuses.create>

/** Conforming, observation, minor, major, not applicable, not checked. */
const swatches = ['#1b7a4b', '#1a5f9f', '#c78f12', '#c2560c', '#b3261e', '#566563', '#667573', '#12716a']
const wholeColor = /^#[0-9a-f]{6}$/i

export function ItemStatusForm({
  status,
  send,
  onDone,
}: {
  status?: ItemStatus
  send: (body: Sent) => Promise<unknown>
  onDone: () => void
}) {
  const t = useText()
  const { form } = useGuardedForm({
    initial: {
      code: status?.code ?? '',
      name: status?.name ?? '',
      color: status?.color ?? '#1b7a4b',
      desc: status?.desc ?? '',
      def: status?.is_def ?? false,
      is_report: status?.is_report ?? false,
      si: status?.is_si ?? false,
      cmt: status?.is_cmt ?? false,
    },
    send: ({ def, is_report, si, cmt, desc, ...words }) => {
      const flags = { def: Number(def), is_report: Number(is_report), si: Number(si), cmt: Number(cmt) }
      return send({ ...words, desc: desc.trim() || null, ...flags } as Sent)
    },
    onDone,
    wire: { def: 'is_def' },
  })
  const { color, code, si, cmt } = form.values
  const needsComments = si && cmt
  return (
    <form ref={form.ref} className={classes.form} onSubmit={form.submit} noValidate>
      <FormMessages form={form} />
      <div className={classes.line}>
        <TextInput
          label={t('itemStatuses.code')}
          description={t('itemStatuses.code_hint')}
          required
          autoFocus
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
          <CodeBadge status={{ code: code || '…', color: wholeColor.test(color) ? color : '#ffffff' }} />
          <span>{t('itemStatuses.preview')}</span>
        </div>
      </div>
      <Textarea label={t('itemStatuses.desc')} autosize minRows={2} {...form.field('desc')} />
      <Switch label={t('itemStatuses.def')} description={t('itemStatuses.def_hint')} {...form.tick('def')} />
      <Switch
        label={t('itemStatuses.report')}
        description={t('itemStatuses.report_hint')}
        {...form.tick('is_report')}
      />
      <Switch
        label={t('itemStatuses.si')}
        description={t('itemStatuses.si_hint')}
        {...form.tick('si')}
        onChange={({ currentTarget: { checked } }) => {
          form.set('si', checked)
          if (checked) form.set('cmt', true)
        }}
      />
      <Switch
        label={t('itemStatuses.cmt')}
        description={t(needsComments ? 'itemStatuses.cmt_needed' : 'itemStatuses.cmt_hint')}
        {...form.tick('cmt')}
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
