import { findingWorkflow, type Finding } from '@apron/contract/audits'
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
  const verify = useWrite(findingWorkflow.verify, { success: 'findingWorkflow.did_verify' })
  const form = useForm422({
    initial: { remark: '' },
    route: findingWorkflow.verify,
    body: (values) => values,
    send: (body) => verify.write({ params: { id }, body }),
    onDone: onClose,
  })
  const title = t('findingWorkflow.move_verify')
  return (
    <FormModal title={title} submitLabel={title} form={form} onClose={onClose}>
      <Text c="dimmed">{t(state === 'done' ? 'findingWorkflow.verify_about' : 'findingWorkflow.verify_early')}</Text>
      <Words field={form.field('remark')} label="findingWorkflow.remark" isRequired={false} />
    </FormModal>
  )
}

/** Sends it back, with the reason. */
export function SendBackForm({ finding: { id }, onClose }: Props) {
  const t = useText()
  const sendBack = useWrite(findingWorkflow.sendBack, { success: 'findingWorkflow.did_send_back' })
  const form = useForm422({
    initial: { reason: '' },
    route: findingWorkflow.sendBack,
    body: (values) => values,
    send: (body) => sendBack.write({ params: { id }, body }),
    onDone: onClose,
  })
  const title = t('findingWorkflow.move_send_back')
  return (
    <FormModal title={title} submitLabel={title} form={form} onClose={onClose}>
      <Words field={form.field('reason')} label="findingWorkflow.reason" isRequired />
    </FormModal>
  )
}

/** Says whether what was verified has worked. */
export function EffectForm({ finding, onClose, isEffective }: Props & { isEffective: boolean }) {
  const t = useText()
  const judge = useWrite(findingWorkflow.judgeEffect, { success: 'findingWorkflow.did_judge' })
  const form = useForm422({
    initial: { reason: '' },
    route: findingWorkflow.judgeEffect,
    body: ({ reason }) => ({ reason, is_effective: isEffective }),
    send: (body) => judge.write({ params: { id: finding.id }, body }),
    onDone: onClose,
  })
  const marks = useJudgement(finding)
  const judgement = t(isEffective ? 'findingWorkflow.move_find_effective' : 'findingWorkflow.move_find_ineffective')
  const title = marks.includes('early') ? t('findingWorkflow.judge_early', { judgement }) : judgement
  const needsReason = !isEffective || marks.length > 0
  return (
    <FormModal title={title} submitLabel={title} form={form} onClose={onClose}>
      {marks.map((mark) => (
        <Text key={mark} c="dimmed">
          {t(`findingWorkflow.about_${mark}`, { date: dayMonthYear(finding.look_again_on) })}
        </Text>
      ))}
      <Words
        field={form.field('reason')}
        label={needsReason ? 'findingWorkflow.reason' : 'findingWorkflow.remark'}
        isRequired={needsReason}
      />
    </FormModal>
  )
}

/** Refuses more time, with the reason. */
export function RefusalForm({ finding: { id, extension }, onClose }: Props) {
  const t = useText()
  const decide = useWrite(findingWorkflow.decideExtension, { success: 'findingWorkflow.did_refuse_extension' })
  const form = useForm422({
    initial: { reason: '' },
    route: findingWorkflow.decideExtension,
    body: ({ reason }) => ({ reason, is_granted: false }),
    send: (body) => decide.write({ params: { id, extensionId: extension?.id ?? 0 }, body }),
    onDone: onClose,
  })
  const title = t('findingWorkflow.move_refuse_extension')
  return (
    <FormModal title={title} submitLabel={title} form={form} onClose={onClose}>
      <Words field={form.field('reason')} label="findingWorkflow.reason" isRequired />
    </FormModal>
  )
}
