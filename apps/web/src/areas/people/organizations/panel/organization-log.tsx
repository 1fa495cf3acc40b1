import { auditStatuses } from '@apron/contract'
import { organizations, type Organization, type OrganizationLogEntry } from '@apron/contract/people'
import { RecordLog } from '../../domain/record-log.tsx'
import { useText, type TextKey } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'

type Field = OrganizationLogEntry['changes'][number]['field']

const fieldTexts: Record<Field, TextKey> = {
  name: 'organizations.name',
  code: 'organizations.code',
  type: 'organizations.type',
  phone: 'organizations.phone',
  address: 'organizations.address',
  parent: 'organizations.parent',
  head: 'organizations.head',
  status: 'organizations.status',
}

/** Who did what to an organisation. */
export function OrganizationLog({ organization, onClose }: { organization: Organization; onClose: () => void }) {
  const t = useText()
  const { data } = useRead(organizations.logs, { params: { id: organization.id } }, { staleTime: 0 })
  const valueText = (field: Field, value: string | null) => {
    const status = field === 'status' && auditStatuses.find(({ code }) => String(code) === value)
    return status ? t(status.text) : value
  }
  return (
    <RecordLog
      name={organization.name}
      record={{ kind: 'organization', id: organization.id }}
      entries={data?.data}
      actionText={(action) => t(`organizations.${action}`)}
      fieldText={(field) => t(fieldTexts[field])}
      valueText={valueText}
      onClose={onClose}
    />
  )
}
