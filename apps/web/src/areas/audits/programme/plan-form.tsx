import { programme, type Plan } from '@apron/contract/audits'
import { NativeSelect, Textarea } from '@mantine/core'
import { FormModal } from '#blocks/form/form-modal.tsx'
import { useForm422 } from '#blocks/form/form.ts'
import { OrganizationPicker } from '#blocks/people/organization-picker.tsx'
import { useWrite } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import { CategoryPicker } from '../domain/category-picker.tsx'
import { monthInWords } from '../domain/month.ts'

type PlanValues = { organization_id: number | null; category_id: number | null; month: number; note: string }
const months = Array.from({ length: 12 }, (_, at) => at + 1)

/** Plans an audit for a month of a year, or plans it anew. */
export function PlanForm({ plan, year, onClose }: { plan: Plan | null; year: number; onClose: () => void }) {
  const t = useText()
  const create = useWrite(programme.create, { success: 'actions.create_success' })
  const update = useWrite(programme.update, { success: 'actions.update_success' })
  const initial: PlanValues = {
    organization_id: plan?.organization.id ?? null,
    category_id: plan?.category?.id ?? null,
    month: plan?.month ?? 1,
    note: plan?.note ?? '',
  }
  const form = useForm422({
    initial,
    route: plan ? programme.update : programme.create,
    body: ({ note, organization_id, ...values }) => ({
      ...values,
      year,
      organization_id: organization_id ?? 0,
      note: note.trim() || null,
    }),
    send: (body) => (plan ? update.write({ params: { id: plan.id }, body }) : create.write({ body })),
    onDone: onClose,
  })
  return (
    <FormModal title={plan ? t('programme.edit') : t('programme.add')} form={form} onClose={onClose}>
      <OrganizationPicker
        approvedOnly
        label={t('programme.organization')}
        placeholder={t('actions.nothing_chosen')}
        nothingFoundMessage={t('checklists.nothing_found')}
        required
        data-autofocus
        openOnFocus={false}
        {...form.field('organization_id')}
      />
      <CategoryPicker
        label={t('programme.category')}
        placeholder={t('programme.any_category')}
        nothingFoundMessage={t('checklists.nothing_found')}
        clearable
        {...form.field('category_id')}
      />
      <NativeSelect
        label={t('programme.month')}
        data={months.map((month) => ({
          value: String(month),
          label: monthInWords(t, { year: plan?.year ?? year, month }),
        }))}
        value={String(form.values.month)}
        error={form.errorOf('month')}
        onChange={({ currentTarget: { value } }) => form.set('month', Number(value))}
      />
      <Textarea label={t('programme.note')} autosize minRows={2} maxLength={500} {...form.field('note')} />
    </FormModal>
  )
}
