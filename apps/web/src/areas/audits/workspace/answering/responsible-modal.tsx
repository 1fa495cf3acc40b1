import { findings, auditWorkspace, type AuditItem } from '@apron/contract/audits'
import { Select, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { FormModal } from '../../../../blocks/form/form-modal.tsx'
import { useForm422 } from '../../../../blocks/form/form.ts'
import { LoadFailed } from '../../../../blocks/load-failed.tsx'
import type { CallError } from '../../../../lib/calls/call-error.ts'
import { useRead } from '../../../../lib/calls/queries.ts'
import { useText } from '../../../../lib/text/i18n.ts'
import { PersonAvatar } from '../../../../ui/page/person-avatar.tsx'
import { setResponsible } from '../kept/kept-audit.ts'
import { useWorkspace } from '../workspace-context.ts'
import classes from './responsible-modal.module.css'

/** Pause in milliseconds before what is typed is looked for. */
const pause = 250

/** Who answers for the correction of one finding. */
export function ResponsibleModal({ item, onClose }: { item: AuditItem; onClose: () => void }) {
  const t = useText()
  const { audit } = useWorkspace()
  const form = useForm422({
    // With the name: whoever is chosen need not be among those who are found later.
    initial: { responsible_id: item.responsible },
    route: auditWorkspace.setResponsible,
    body: ({ responsible_id: chosen }) => ({ responsible_id: chosen?.id ?? null }),
    send: async (_, { responsible_id: chosen }) => {
      let refusal: CallError | null = null
      const { outcome } = setResponsible(audit, item, chosen, (failed) => {
        if (failed.isFields) refusal = failed
        return failed.isFields
      })
      await outcome
      if (refusal) throw refusal as CallError
    },
    onDone: onClose,
  })
  const field = form.field('responsible_id')
  const chosen = field.value
  const [words, setWords] = useState('')
  const [search] = useDebouncedValue(words === chosen?.fullname ? '' : words, pause)
  const { data, error, refetch } = useRead(
    findings.responsiblePeople,
    { params: { id: audit.id }, query: { search } },
    { keepsPrevious: true, quiet: true },
  )
  const found = new Map(data?.data.map((person) => [String(person.id), person]))
  const people = new Map(chosen ? [...found, [String(chosen.id), chosen]] : found)
  const choose = (id: string | null) => {
    const person = people.get(id ?? '')
    field.onChange(person ? { id: person.id, fullname: person.fullname } : null)
  }
  return (
    <FormModal title={t('auditWorkspace.responsible_of', { item: item.header })} form={form} onClose={onClose}>
      <Text c="dimmed">{t('auditWorkspace.responsible_about')}</Text>
      {!data && error && (
        <LoadFailed title={t('auditWorkspace.responsible_failed')} failure={error} onRetry={() => void refetch()} />
      )}
      <Select
        {...field}
        label={t('auditWorkspace.responsible')}
        placeholder={t('auditWorkspace.responsible_search')}
        data-autofocus
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('auditWorkspace.responsible_nobody') }}
        nothingFoundMessage={data ? t('auditWorkspace.responsible_unfound') : undefined}
        data={[...people].map(([value, { fullname }]) => ({ value, label: fullname }))}
        // The server has looked: without diacritics, and among more people than are here.
        filter={({ options }) => options.filter((option) => 'value' in option && found.has(option.value))}
        value={chosen && String(chosen.id)}
        onChange={choose}
        searchValue={words}
        onSearchChange={setWords}
        renderOption={({ option }) => {
          const person = found.get(option.value)
          return (
            <span className={classes.person}>
              <PersonAvatar name={option.label} picture={person?.avatar500x500 ?? null} />
              <span>
                {option.label}
                {person?.is_auditee && <small>{t('auditWorkspace.responsible_auditee')}</small>}
              </span>
            </span>
          )
        }}
      />
    </FormModal>
  )
}
