import { checklists, type Audit } from '@apron/contract/audits'
import { Modal, Text } from '@mantine/core'
import { PersonChip } from '#blocks/people/person-chip.tsx'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import classes from './audits.module.css'

/** The assessment team by role; people by the order of their positions. */
export function TeamModal({ audit, onClose }: { audit: Audit; onClose: () => void }) {
  const t = useText()
  const { data } = useRead(checklists.team, { params: { id: audit.id } })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('checklists.team_of', { name: audit.name })}
      size={480}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      {!data && <LoadingRows rows={4} />}
      {data?.data.length === 0 && <Text c="dimmed">{t('checklists.no_team')}</Text>}
      {data?.data.map((role) => (
        <section key={role.team_role_id} className={classes.role}>
          <h3>{role.alias}</h3>
          <ul>
            {role.users.map((user) => (
              <li key={user.id}>
                <PersonChip name={user.fullname} picture={user.avatar500x500} detail={user.position?.name} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Modal>
  )
}
