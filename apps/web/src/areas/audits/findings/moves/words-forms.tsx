import { findingWay, type Finding } from '@apron/contract/audits'
import { Text, Textarea } from '@mantine/core'
import { FormModal } from '#blocks/form/form-modal.tsx'
import { useForm422, type FormField } from '#blocks/form/form.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { dayMonthYear } from '#lib/text/dates.ts'
import { useText, type TextKey } from '#lib/text/i18n.ts'
import { useJudgement } from './judgement.ts'

type Props = { finding: Finding; onClose: () => void }

/** Why, or what there is to remark. */
function Words({ field, label, isRequired }: { field: FormField<string>; label: TextKey; isRequired: boolean }) {
  const t = useText()
  return (
    <Textarea
      label={t(label)}
      required={isRequired}
      autosize
      minRows={3}
      maxRows={10}
      maxLength={4000}
      data-autofocus
      {...field}
    />
  )
}

/** Verifies that what was done puts it right. */
export function VerifyForm({ finding: { id, state }, onClose }: Props) {
  const t = useText()
  const verify = useWrite(findingWay.verify, { success: 'findingWay.did_verify' })
  const form = useForm422({
    initial: { remark: '' },
    route: findingWay.verify,
    body: (values) => values,
    send: (body) => verify.write({ params: { id }, body }),
    onDone: onClose,
  })
  const title = t('findingWay.move_verify')
  return (
    <FormModal title={title} submitLabel={title} form={form} onClose={onClose}>
      <Text c="dimmed">{t(state === 'done' ? 'findingWay.verify_about' : 'findingWay.verify_early')}</Text>
      <Words field={form.field('remark')} label="findingWay.remark" isRequired={false} />
    </FormModal>
  )
}

/** Sends it back, with the reason. */
export function SendBackForm({ finding: { id }, onClose }: Props) {
  const t = useText()
  const sendBack = useWrite(findingWay.sendBack, { success: 'findingWay.did_send_back' })
  const form = useForm422({
    initial: { reason: '' },
    route: findingWay.sendBack,
    body: (values) => values,
    send: (body) => sendBack.write({ params: { id }, body }),
    onDone: onClose,
  })
  const title = t('findingWay.move_send_back')
  return (
    <FormModal title={title} submitLabel={title} form={form} onClose={onClose}>
      <Words field={form.field('reason')} label="findingWay.reason" isRequired />
    </FormModal>
  )
}

/** Says whether what was verified has worked. */
export function EffectForm({ finding, onClose, isEffective }: Props & { isEffective: boolean }) {
  const t = useText()
  const judge = useWrite(findingWay.judgeEffect, { success: 'findingWay.did_judge' })
  const form = useForm422({
    initial: { reason: '' },
    route: findingWay.judgeEffect,
    body: ({ reason }) => ({ reason, is_effective: isEffective }),
    send: (body) => judge.write({ params: { id: finding.id }, body }),
    onDone: onClose,
  })
  const marks = useJudgement(finding)
  const judgement = t(isEffective ? 'findingWay.move_find_effective' : 'findingWay.move_find_ineffective')
  const title = marks.includes('early') ? t('findingWay.judge_early', { judgement }) : judgement
  const needsReason = !isEffective || marks.length > 0
  return (
    <FormModal title={title} submitLabel={title} form={form} onClose={onClose}>
      {marks.map((mark) => (
        <Text key={mark} c="dimmed">
          {t(`findingWay.about_${mark}`, { date: dayMonthYear(finding.look_again_on) })}
        </Text>
      ))}
      <Words
        field={form.field('reason')}
        label={needsReason ? 'findingWay.reason' : 'findingWay.remark'}
        isRequired={needsReason}
      />
    </FormModal>
  )
}

/** Refuses more time, with the reason. */
export function RefusalForm({ finding: { id, extension }, onClose }: Props) {
  const t = useText()
  const decide = useWrite(findingWay.decideExtension, { success: 'findingWay.did_refuse_extension' })
  const form = useForm422({
    initial: { reason: '' },
    route: findingWay.decideExtension,
    body: ({ reason }) => ({ reason, is_granted: false }),
    send: (body) => decide.write({ params: { id, extensionId: extension?.id ?? 0 }, body }),
    onDone: onClose,
  })
  const title = t('findingWay.move_refuse_extension')
  return (
    <FormModal title={title} submitLabel={title} form={form} onClose={onClose}>
      <Words field={form.field('reason')} label="findingWay.reason" isRequired />
    </FormModal>
  )
}
