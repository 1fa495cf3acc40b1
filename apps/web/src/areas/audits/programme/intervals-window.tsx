import { programme } from '@apron/contract/audits'
import { Button, Modal, Stack, Text } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useForm422 } from '#blocks/form/form.ts'
import { useRead, useWrite } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import { NumberField } from '#ui/form/number-field.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import classes from './programme.module.css'

type Category = { id: number; name: string; interval_months: number | null }

/** After how many months each category comes round. */
export function IntervalsWindow({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { data } = useRead(programme.intervals, {})
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('programme.intervals')}
      size={520}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      <Stack gap="md">
        <Text c="dimmed">{t('programme.intervals_about')}</Text>
        {data ? (
          <ul className={classes.list}>
            {data.data.map((category) => (
              <li key={category.id}>
                <Interval category={category} />
              </li>
            ))}
          </ul>
        ) : (
          <LoadingRows rows={5} />
        )}
      </Stack>
    </Modal>
  )
}

function Interval({ category: { id, name, interval_months } }: { category: Category }) {
  const t = useText()
  const [saved, setSaved] = useState(String(interval_months ?? ''))
  const set = useWrite(programme.setInterval, { success: 'programme.interval_saved' })
  const form = useForm422({
    initial: { interval_months: saved },
    route: programme.setInterval,
    body: ({ interval_months: typed }) => ({ interval_months: typed.trim() === '' ? null : typed }),
    send: (body, values) => set.write({ params: { id }, body }).then(() => setSaved(values.interval_months)),
    onDone: () => undefined,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => form.submit(event)
  return (
    <form ref={form.ref} onSubmit={submit} noValidate className={classes.interval}>
      <span>{name}</span>
      <NumberField aria-label={t('programme.interval_of', { name })} {...form.field('interval_months')} />
      <Button type="submit" variant="default" loading={form.isSending} disabled={form.values.interval_months === saved}>
        {t('actions.save')}
      </Button>
    </form>
  )
}
