import { organizations, type Organization } from '@apron/contract'
import { useText } from '../../lib/i18n.ts'
import { useWrite } from '../../lib/queries.ts'
import { useGuardedForm } from '../../ui/guarded-form.ts'
import { PanelForm } from '../../ui/panel-form.tsx'
import { OrganizationFields, valuesOf, type OrganizationValues } from './organization-fields.tsx'
import { useOrganizationPlace } from './organization-place.ts'

type Target = { parent: Organization; organization?: never } | { organization: Organization; parent?: never }

/** Adds an organisation below another one, or changes one. */
export function OrganizationPage({ parent, organization }: Target) {
  const t = useText()
  const { go } = useOrganizationPlace()
  const create = useWrite(organizations.create, { success: 'actions.create_success' })
  const update = useWrite(organizations.update, { success: 'actions.update_success' })
  const home = organization?.id ?? parent?.id ?? null
  const { form } = useGuardedForm<OrganizationValues, number>({
    initial: valuesOf(organization ?? null, parent?.id),
    send: async (body) => {
      const sent = organization ? update.write({ params: { id: organization.id }, body }) : create.write({ body })
      return (await sent).data.id
    },
    onDone: (id) => go({ organization: id }, { replace: true }),
  })
  return (
    <PanelForm
      level={3}
      title={organization ? t('organizations.edit') : t('organizations.add_child')}
      form={form}
      onCancel={() => go({ organization: home })}
    >
      <OrganizationFields form={form} />
    </PanelForm>
  )
}
