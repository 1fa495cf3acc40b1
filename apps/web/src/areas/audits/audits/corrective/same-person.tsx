import { auditWorkspace, findings as calls, type AuditItem } from '@apron/contract/audits'
import { Button, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../lib/calls/queries.ts'
import { noticeSuccess } from '../../../../lib/page/notices.ts'
import { useText } from '../../../../lib/text/i18n.ts'

type Person = { id: number; fullname: string }

/** Pause in milliseconds before what is typed is looked for. */
const pause = 250

/** One person who answers for several findings, written at once, as on the card of each. */
export function SamePerson({ auditId, findings }: { auditId: number; findings: readonly AuditItem[] }) {
  const t = useText()
  const [chosen, setChosen] = useState<Person | null>(null)
  const [words, setWords] = useState('')
  const [isGiving, setGiving] = useState(false)
  const [search] = useDebouncedValue(words === chosen?.fullname ? '' : words, pause)
  const { data } = useRead(
    calls.responsiblePeople,
    { params: { id: auditId }, query: { search } },
    { keepsPrevious: true, quiet: true },
  )
  const { write } = useWrite(auditWorkspace.setResponsible)
  const found = new Map(data?.data.map(({ id, fullname }) => [String(id), { id, fullname }]))
  const people = new Map(chosen ? [...found, [String(chosen.id), chosen]] : found)
  const give = async ({ id: responsible_id, fullname: name }: Person) => {
    const others = findings.filter(({ responsible }) => responsible?.id !== responsible_id)
    setGiving(true)
    try {
      // One after another, so that a refusal is told once.
      for (const { id: itemId } of others) await write({ params: { id: auditId, itemId }, body: { responsible_id } })
      noticeSuccess('checklists.corrective_named', { count: findings.length, name })
    } catch {
      // The reason has been told.
    } finally {
      setGiving(false)
    }
  }
  return (
    <>
      <Select
        label={t('checklists.corrective_same_person')}
        placeholder={t('checklists.corrective_person_search')}
        nothingFoundMessage={data ? t('checklists.nothing_found') : undefined}
        w={260}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('actions.clear') }}
        data={[...people].map(([value, { fullname }]) => ({ value, label: fullname }))}
        // The server has looked: without diacritics, and among more people than are here.
        filter={({ options }) => options.filter((option) => 'value' in option && found.has(option.value))}
        value={chosen && String(chosen.id)}
        onChange={(id) => setChosen(people.get(id ?? '') ?? null)}
        searchValue={words}
        onSearchChange={setWords}
      />
      <Button
        variant="default"
        disabled={!chosen || findings.length === 0}
        loading={isGiving}
        onClick={() => chosen && void give(chosen)}
      >
        {t('checklists.corrective_assign')}
      </Button>
    </>
  )
}
