import { programme, type ProposedPlan } from '@apron/contract/audits'
import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core'
import { IconCalendarStats } from '@tabler/icons-react'
import { useState } from 'react'
import { useRead, useWrite } from '../../../lib/calls/queries.ts'
import { noticeSuccess } from '../../../lib/page/notices.ts'
import { dayMonthYear } from '../../../lib/text/dates.ts'
import { useText } from '../../../lib/text/i18n.ts'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { LoadingRows } from '../../../ui/table/loading-rows.tsx'
import { nameOfPlan } from './plan-columns.tsx'
import classes from './programme.module.css'

const keyOf = ({ organization, category, month }: ProposedPlan) => `${organization.id} ${category.id} ${month}`

/** What a year is to bring by the intervals of categories: all of it is planned but what is unticked. */
export function ProposeWindow({ year, onClose }: { year: number; onClose: () => void }) {
  const t = useText()
  const { data } = useRead(programme.proposals, { query: { year } })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const create = useWrite(programme.accept, {
    onDone: ({ data: { count } }) => {
      noticeSuccess('programme.added', { count })
      onClose()
    },
  })
  const proposed = data?.data
  const chosen = (proposed ?? []).filter((one) => !left.has(keyOf(one)))
  const toggle = (key: string) => {
    const next = new Set(left)
    if (!next.delete(key)) next.add(key)
    setLeft(next)
  }
  const plans = chosen.map(({ organization, category, month }) => ({
    organization_id: organization.id,
    category_id: category.id,
    month,
  }))
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('programme.propose_title', { year })}
      size={620}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      {!proposed && <LoadingRows rows={6} />}
      {proposed?.length === 0 && (
        <EmptyState
          icon={IconCalendarStats}
          title={t('programme.propose_none')}
          hint={t('programme.propose_none_hint')}
        />
      )}
      {proposed && proposed.length > 0 && (
        <Stack gap="md">
          <Text c="dimmed">{t('programme.propose_about')}</Text>
          <ul className={classes.list}>
            {proposed.map((one) => {
              const key = keyOf(one)
              return (
                <li key={key}>
                  <Checkbox
                    label={nameOfPlan(t, { ...one, year })}
                    description={t('programme.last_on', {
                      day: dayMonthYear(one.last_on),
                      count: one.interval_months,
                    })}
                    checked={!left.has(key)}
                    onChange={() => toggle(key)}
                  />
                </li>
              )
            })}
          </ul>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('actions.cancel')}
            </Button>
            <Button
              disabled={plans.length === 0}
              loading={create.isWriting}
              onClick={() => create.start({ body: { year, plans } })}
            >
              {t('programme.propose_add', { count: plans.length })}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}
