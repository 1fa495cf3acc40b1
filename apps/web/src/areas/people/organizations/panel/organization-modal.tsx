import { organizations } from '@apron/contract/people'
import { FormModal } from '#blocks/form/form-modal.tsx'
import { useForm422 } from '#blocks/form/form.ts'
import { useText } from '#lib/text/i18n.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { OrganizationFields } from './organization-fields.tsx'
import { valuesOf } from './organization-values.ts'
import { useOrganizationPlace } from '../organization-place.ts'

/** Adds an organisation at the root. */
export function OrganizationModal({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { go } = useOrganizationPlace()
  const create = useWrite(organizations.create, {
    success: 'actions.create_success',
    onDone: ({ data }) => go({ organization: data.id }),
  })
  const form = useForm422({
    initial: valuesOf(null),
    route: organizations.create,
    body: (values) => values,
    send: (body) => create.write({ body }),
    onDone: onClose,
  })
  return (
    <FormModal title={t('organizations.add_root')} form={form} onClose={onClose}>
      <OrganizationFields form={form} />
    </FormModal>
  )
}
