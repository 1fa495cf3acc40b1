import { auditStatuses, organizations, type Organization, type OrganizationLogEntry } from '@apron/contract'
import { Modal } from '@mantine/core'
import { PersonChip } from '../../blocks/person-chip.tsx'
import { dateAndTime } from '../../lib/dates.ts'
import { useText, type TextKey, type Translate } from '../../lib/i18n.ts'
import { useRead } from '../../lib/queries.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingRows } from '../../ui/loading-rows.tsx'
import classes from './organizations.module.css'

type Change = OrganizationLogEntry['changes'][number]

const fieldTexts: Record<Change['field'], TextKey> = {
  name: 'organizations.name',
  org_code: 'organizations.code',
  org_type: 'organizations.type',
  phone: 'organizations.phone',
  address: 'organizations.address',
  parent: 'organizations.parent',
  status: 'organizations.status',
}

/** Who did what to an organisation, and what it changed; the latest first. */
export function OrganizationLog({ organization, onClose }: { organization: Organization; onClose: () => void }) {
  const t = useText()
  const { data } = useRead(organizations.logs, { params: { id: organization.id } }, { staleTime: 0 })
  return (
    <Modal
      opened
      onClose={onClose}
      size={640}
      title={t('organizations.log_of', { name: organization.name })}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      {!data && <LoadingRows rows={5} />}
      {data?.data.length === 0 && <EmptyState title={t('organizations.log_empty')} />}
      <ol className={classes.log}>
        {data?.data.map((entry) => (
          <li key={entry.id}>
            <div className={classes.entry}>
              <PersonChip
                name={entry.user?.fullname ?? t('organizations.somebody')}
                picture={entry.user?.avatar500x500 ?? null}
                detail={t(`organizations.${entry.action}`)}
              />
              <time dateTime={entry.at}>{dateAndTime(entry.at)}</time>
            </div>
            {entry.changes.length > 0 && (
              <dl className={classes.changes}>
                {entry.changes.map((change) => (
                  <div key={change.field}>
                    <dt>{t(fieldTexts[change.field])}</dt>
                    <dd>
                      {change.before !== null && <del>{shown(t, change.field, change.before)}</del>}
                      {change.after !== null && <ins>{shown(t, change.field, change.after)}</ins>}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ol>
    </Modal>
  )
}

function shown(t: Translate, field: Change['field'], value: string): string {
  const status = field === 'status' && auditStatuses.find(({ code }) => String(code) === value)
  return status ? t(status.text) : value
}
