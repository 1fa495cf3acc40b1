import { approvalStatus, userStatus } from '@apron/contract'
import { audienceKinds, type AudienceKind, type DocumentAudience } from '@apron/contract/documents'
import { groups, organizations, positions, users } from '@apron/contract/people'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useRead } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import { NameSelect } from '#ui/form/name-select.tsx'
import { kindTexts } from './audience-kinds.ts'
import classes from '../documents.module.css'

export type Member = DocumentAudience['members'][number]
type MemberChoice = { id: number; name: string }

/** Takes one more into the audience: a whole organisation, a group, a position or a person. */
export function AddMember({ chosen, onAdd }: { chosen: readonly Member[]; onAdd: (member: Member) => void }) {
  const t = useText()
  const [kind, setKind] = useState<AudienceKind>('organization')
  const rows = useChoices(kind)
  const offered = rows?.filter(({ id }) => !chosen.some((one) => one.kind === kind && one.id === id))
  const add = (id: number | null) => {
    const row = rows?.find((one) => one.id === id)
    if (row) onAdd({ kind, id: row.id, name: row.name })
  }
  return (
    <div className={classes.addMember}>
      <NativeSelect
        aria-label={t('readings.kind')}
        value={kind}
        data={audienceKinds.map((one) => ({ value: one, label: t(kindTexts[one]) }))}
        onChange={({ currentTarget: { value } }) => setKind(audienceKinds.find((one) => one === value) ?? 'user')}
      />
      <NameSelect
        // What was chosen stands in the list above; the field begins anew.
        key={`${kind} ${chosen.length}`}
        aria-label={t('readings.add_member')}
        placeholder={t('readings.add_member')}
        limit={200}
        rows={offered}
        value={null}
        onChange={add}
        nothingFoundMessage={t('actions.nothing_found')}
      />
    </div>
  )
}

/** Whoever can be taken in: approved groups, organisations and positions, and people whose accounts are active. */
function useChoices(kind: AudienceKind): readonly MemberChoice[] | undefined {
  const query = { per_page: 'all', sort: 'asc', status: approvalStatus.APPROVAL } as const
  const asked = (one: AudienceKind) => ({ enabled: kind === one, staleTime: 60_000 })
  const answers = {
    organization: useRead(organizations.list, { query }, asked('organization')).data?.data,
    group: useRead(groups.list, { query }, asked('group')).data?.data,
    position: useRead(positions.list, { query }, asked('position')).data?.data,
    user: useRead(
      users.list,
      { query: { per_page: 'all', sort: 'asc', status: userStatus.ACTIVE } },
      asked('user'),
    ).data?.data.map(({ id, fullname }) => ({ id, name: fullname })),
  }
  return answers[kind]
}
