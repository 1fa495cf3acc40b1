import { auditWorkspace, type AuditItem } from '@apron/contract/audits'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CallError } from '#lib/calls/call-error.ts'
import { call, newIdempotencyKey } from '#lib/calls/call.ts'
import { readAnew } from '#lib/calls/queries.ts'
import { noteOwnWrite } from '#lib/change-feed/own-writes.ts'
import { noticeSuccess } from '#lib/page/notices.ts'
import { useText } from '#lib/text/i18n.ts'
import { ResponsibleSelect, type ResponsiblePerson } from '../../domain/responsible-select.tsx'

type Props = {
  auditId: number
  findings: readonly AuditItem[]
  /** Whether they are being read anew: what has been seen of them is known after that. */
  isReading: boolean
}

/** One person who answers for several findings, written for each as on its card. */
export function SamePerson({ auditId, findings, isReading }: Props) {
  const t = useText()
  const [chosen, setChosen] = useState<ResponsiblePerson | null>(null)
  const isBusy = useRef(false)
  const { mutate, isPending } = useMutation<unknown, CallError, ResponsiblePerson>({
    mutationFn: async ({ id: responsible_id }) => {
      // One after another, so that a refusal is shown once.
      for (const { id: itemId, heads } of findings.filter(isWithout(responsible_id))) {
        const idempotencyKey = newIdempotencyKey()
        noteOwnWrite(idempotencyKey)
        const body = { responsible_id, seen: heads.responsible }
        await call(auditWorkspace.setResponsible, { params: { id: auditId, itemId }, body }, { idempotencyKey })
      }
    },
    onSuccess: (_, { fullname: name }) =>
      noticeSuccess('checklists.corrective_named', { count: findings.length, name }),
    onSettled: () => {
      isBusy.current = false
      void readAnew([{ entity: 'audit_item', auditId }])
    },
  })
  const give = (person: ResponsiblePerson) => {
    if (isBusy.current) return
    isBusy.current = true
    mutate(person)
  }
  return (
    <>
      <ResponsibleSelect
        auditId={auditId}
        label={t('checklists.corrective_same_person')}
        w={260}
        value={chosen}
        onChange={setChosen}
        // Whoever confirms a name has not yet said that corrections start.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Button
        variant="default"
        disabled={!chosen || findings.length === 0}
        loading={isPending || isReading}
        onClick={() => chosen && give(chosen)}
      >
        {t('checklists.corrective_assign')}
      </Button>
    </>
  )
}

/** Whether somebody is still to be named, also where others have named somebody else at the same time. */
const isWithout =
  (personId: number) =>
  ({ responsible, conflicts }: AuditItem) =>
    responsible?.id !== personId || conflicts.some(({ field }) => field === 'responsible')
