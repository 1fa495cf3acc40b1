import { organizations, type Organization } from '@apron/contract/people'
import { Box } from '@mantine/core'
import { RejectedLine } from '#blocks/review/rejected-line.tsx'
import { ReviewControl } from '#blocks/status/review-control.tsx'
import { useHead } from '../organization-head.ts'
import { useText } from '#lib/text/i18n.ts'
import { Facts } from '#ui/text/facts.tsx'

/** What an organisation is; whoever approves changes its status here. */
export function OrganizationDetail({
  organization,
  parent,
}: {
  organization: Organization
  parent: string | undefined
}) {
  const t = useText()
  const head = useHead(organization)
  return (
    <Box p={16}>
      <RejectedLine kind="organizations" record={organization} name={organization.name} />
      <Facts>
        <dt>{t('organizations.name')}</dt>
        <dd>{organization.name}</dd>
        <dt>{t('organizations.code')}</dt>
        <dd>{organization.code ?? '–'}</dd>
        <dt>{t('organizations.type')}</dt>
        <dd>{organization.type ?? '–'}</dd>
        <dt>{t('organizations.phone')}</dt>
        <dd>{organization.phone ? <a href={`tel:${organization.phone}`}>{organization.phone}</a> : '–'}</dd>
        <dt>{t('organizations.address')}</dt>
        <dd>{organization.address ?? '–'}</dd>
        {organization.head_id !== null && (
          <>
            <dt>{t('organizations.head')}</dt>
            <dd>{head && (head.is_gone ? t('organizations.head_gone', { name: head.name }) : head.name)}</dd>
          </>
        )}
        <dt>{t('organizations.parent')}</dt>
        <dd>{parent ?? t('organizations.no_parent')}</dd>
        <dt>{t('organizations.status')}</dt>
        <dd>
          <ReviewControl kind="organizations" record={organization} name={organization.name} routes={organizations} />
        </dd>
      </Facts>
    </Box>
  )
}
