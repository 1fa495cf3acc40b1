import { organizations, type Organization } from '@apron/contract'
import { Button, Title } from '@mantine/core'
import { useText } from '../../lib/i18n.ts'
import { useWrite } from '../../lib/queries.ts'
import { FormMessages } from '../../ui/form-modal.tsx'
import { useGuardedForm } from '../../ui/guarded-form.ts'
import { OrganizationFields, valuesOf, type OrganizationValues } from './organization-fields.tsx'
import { useOrganizationPlace } from './organization-place.ts'
import classes from './organizations.module.css'

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
    <form ref={form.ref} className={classes.form} onSubmit={form.submit} noValidate>
      <Title order={3}>{organization ? t('organizations.edit') : t('organizations.add_child')}</Title>
      <FormMessages form={form} />
      <OrganizationFields form={form} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => go({ organization: home })}>
          {t('actions.cancel')}
        </Button>
        <Button type="submit" loading={form.isSending}>
          {t('actions.save')}
        </Button>
      </div>
    </form>
  )
}
