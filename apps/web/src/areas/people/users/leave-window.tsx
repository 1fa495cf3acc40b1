import { hangingKinds, leaving, users, type HangingWork } from '@apron/contract/people'
import { List, Skeleton, Text } from '@mantine/core'
import { FormModal } from '#blocks/form/form-modal.tsx'
import { useForm422, type Form } from '#blocks/form/form.ts'
import { PersonSelect } from '../domain/person-select.tsx'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { useRead, useWrite } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'

/** Who leaves, and in which way; `name` of one person. */
export type Leave = { how: 'deactivate' | 'remove'; ids: readonly number[]; name?: string }
type LeaveValues = { hand_over_to: number | null }

/** Sends what was chosen, for one person or for several. */
function useLeaving({ how, ids, name }: Leave) {
  const success = how === 'deactivate' ? 'users.deactivated' : 'actions.delete_success'
  const deactivate = useWrite(users.deactivate, { success })
  const deactivateMany = useWrite(users.deactivateMany, { success })
  const remove = useWrite(users.remove, { success })
  const removeMany = useWrite(users.removeMany, { success })
  const [one, many] = how === 'deactivate' ? [deactivate, deactivateMany] : [remove, removeMany]
  return (body: LeaveValues) =>
    name === undefined ? many.write({ body: { ids: [...ids], ...body } }) : one.write({ params: { id: ids[0]! }, body })
}

/** Asks before people are deactivated or deleted: what hangs on them, and who takes it over. */
export function LeaveWindow({ leave, onClose, onDone }: { leave: Leave; onClose: () => void; onDone?: () => void }) {
  const t = useText()
  const { how, ids, name } = leave
  const { data, error, refetch } = useRead(leaving.hanging, { query: { ids: [...ids] } }, { quiet: true })
  const work = data?.data
  const send = useLeaving(leave)
  const form = useForm422({
    initial: { hand_over_to: null } as LeaveValues,
    route: users.deactivate,
    body: (values) => values,
    send,
    onDone: () => {
      onDone?.()
      onClose()
    },
  })
  const isOff = how === 'deactivate'
  const ofOne = isOff ? t('users.deactivate_text', { name: name ?? '' }) : t('trash.one_text', { name: name ?? '' })
  const count = ids.length
  const ofMany = isOff ? t('users.deactivate_many_text', { count }) : t('trash.many_text', { count })
  return (
    <FormModal
      title={t(isOff ? 'users.deactivate_confirm' : 'actions.confirm_delete')}
      submitLabel={t(isOff ? 'users.deactivate' : 'actions.delete')}
      destroys
      form={form}
      onClose={onClose}
    >
      <Text>{name === undefined ? ofMany : ofOne}</Text>
      {work && <Work work={work} ids={ids} form={form} />}
      {!work && !error && <Skeleton height={48} />}
      {!work && error && <LoadFailed title={t('leaving.load_failed')} failure={error} onRetry={() => void refetch()} />}
    </FormModal>
  )
}

function Work({ work, ids, form }: { work: HangingWork; ids: readonly number[]; form: Form<LeaveValues> }) {
  const t = useText()
  const kinds = hangingKinds.filter((kind) => work[kind] > 0)
  if (kinds.length === 0) return <Text c="dimmed">{t('leaving.nothing')}</Text>
  return (
    <>
      <div>
        <Text fw={600}>{t('leaving.hangs')}</Text>
        <List>
          {kinds.map((kind) => (
            <List.Item key={kind}>{t(`leaving.${kind}`, { count: work[kind] })}</List.Item>
          ))}
        </List>
      </div>
      {work.may_hand_over ? <Successor ids={ids} form={form} /> : <Text c="dimmed">{t('leaving.may_not')}</Text>}
    </>
  )
}

function Successor({ ids, form }: { ids: readonly number[]; form: Form<LeaveValues> }) {
  const t = useText()
  return (
    <PersonSelect
      label={t('leaving.hand_over_to')}
      description={t('leaving.hand_over_hint')}
      placeholder={t('leaving.nobody')}
      clear={t('leaving.clear')}
      without={ids}
      {...form.field('hand_over_to')}
      onChange={(id) => form.set('hand_over_to', id)}
    />
  )
}
