import { mostAccepted, programme } from '@apron/contract/audits'
import { Button, Group, Modal, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useRead, useWrite } from '#lib/calls/queries.ts'
import { noticeSuccess } from '#lib/page/notices.ts'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { useChosen } from './chosen.ts'
import { DueList, keyOf } from './due-list.tsx'
import { GapList } from './gap-list.tsx'

const anyOne = { page: 1, per_page: 1, sort: 'asc' } as const

/** What a year is to bring by the intervals of categories, all of it but what is unticked; and what was never audited, as far as it is ticked. */
export function ProposeWindow({ year, onClose }: { year: number; onClose: () => void }) {
  const t = useText()
  const [shown, setShown] = useState<'due' | 'gaps'>('due')
  const proposed = useRead(programme.proposals, { query: { year } }).data?.data
  const gaps = useRead(programme.gaps, { query: anyOne }, { quiet: true }).data?.meta.total
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = useChosen(year)
  const create = useWrite(programme.accept, {
    onDone: ({ data: { count } }) => {
      noticeSuccess('programme.added', { count })
      onClose()
    },
  })
  const toggle = (key: string) => {
    const next = new Set(left)
    if (!next.delete(key)) next.add(key)
    setLeft(next)
  }
  const due = (proposed ?? []).filter((one) => !left.has(keyOf(one)))
  const plans = [
    ...due.map(({ organization, category, month }) => ({
      organization_id: organization.id,
      category_id: category.id,
      month,
    })),
    ...chosen.plans,
  ]
  const counted = (name: string, count: number | undefined) =>
    count === undefined ? name : t('programme.propose_counted', { name, count: formatNumber(count) })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('programme.propose_title', { year })}
      size={680}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      <Stack gap="md">
        <SegmentedControl
          aria-label={t('programme.propose_by')}
          value={shown}
          data={[
            { value: 'due', label: counted(t('programme.propose_due'), proposed?.length) },
            { value: 'gaps', label: counted(t('programme.propose_gaps'), gaps) },
          ]}
          onChange={(value) => setShown(value as typeof shown)}
        />
        {shown === 'due' ? (
          <DueList year={year} proposed={proposed} left={left} onToggle={toggle} />
        ) : (
          <GapList year={year} chosen={chosen} />
        )}
        {plans.length > mostAccepted && (
          <Text c="red" role="alert">
            {t('programme.propose_most', { max: mostAccepted })}
          </Text>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button
            disabled={plans.length === 0 || plans.length > mostAccepted}
            loading={create.isWriting}
            onClick={() => create.start({ body: { year, plans } })}
          >
            {t('programme.propose_add', { count: plans.length })}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
