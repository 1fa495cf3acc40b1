import { organizations, type Organization } from '@apron/contract/people'
import { useRef, useState } from 'react'
import { ChooseVersion } from '#blocks/form/choose-version.tsx'
import { useGuardedForm } from '#blocks/form/guarded-form.ts'
import { PanelForm } from '#blocks/form/panel-form.tsx'
import { useText } from '#lib/text/i18n.ts'
import { useRead, useWrite } from '#lib/calls/queries.ts'
import { useSeen } from '#lib/calls/seen.ts'
import { OrganizationFields } from './panel/organization-fields.tsx'
import { valuesOf } from './panel/organization-values.ts'
import { savedOf } from './tree/organization-nodes.ts'
import { useHead } from './organization-head.ts'
import { useOrganizationPlace } from './organization-place.ts'

type Target = { parent: Organization; organization?: never } | { organization: Organization; parent?: never }

/** Adds an organisation below another one, or changes one. */
export function OrganizationPage({ parent, organization }: Target) {
  const [begun, setBegun] = useState(organization)
  const [turn, setTurn] = useState(0)
  const goOnFrom = (theirs: Organization) => {
    setBegun(theirs)
    setTurn(turn + 1)
  }
  return begun ? <EditForm key={turn} organization={begun} onTake={goOnFrom} /> : <ChildForm parent={parent!} />
}

function ChildForm({ parent }: { parent: Organization }) {
  const t = useText()
  const { go } = useOrganizationPlace()
  const create = useWrite(organizations.create, { success: 'actions.create_success' })
  const { form } = useGuardedForm({
    initial: valuesOf(null, parent.id),
    route: organizations.create,
    body: (values) => values,
    send: async (body) => (await create.write({ body })).data.id,
    onDone: (id) => go({ organization: id }, { replace: true }),
  })
  return (
    <PanelForm
      level={3}
      title={t('organizations.add_child')}
      form={form}
      onCancel={() => go({ organization: parent.id })}
    >
      <OrganizationFields form={form} />
    </PanelForm>
  )
}

function EditForm({ organization, onTake }: { organization: Organization; onTake: (theirs: Organization) => void }) {
  const t = useText()
  const { go } = useOrganizationPlace()
  const params = { id: organization.id }
  const update = useWrite(organizations.update, { success: 'actions.update_success', quiet: true })
  const { refetch } = useRead(organizations.show, { params }, { enabled: false })
  const reload = async () => (await refetch()).data?.data
  const { theirs, attempt } = useSeen(organization, reload)
  const head = useHead(organization)
  const over = useRef<Organization>(undefined)
  const { form } = useGuardedForm({
    initial: valuesOf(organization),
    route: organizations.update,
    body: (values) => values,
    send: (values) =>
      attempt((begun) => {
        const seen = savedOf(begun)
        // The form does not show where it stands, and so leaves it there.
        return update.write({ params, body: { ...values, parent_id: seen.parent_id, seen } })
      }, over.current),
    onDone: () => go({ organization: organization.id }, { replace: true }),
  })
  const replace = (present: Organization) => {
    over.current = present
    form.submit()
  }
  return (
    <PanelForm
      level={3}
      title={t('organizations.edit')}
      form={form}
      isHeld={theirs !== null}
      onCancel={() => go({ organization: organization.id })}
    >
      {theirs && (
        <ChooseVersion onTake={() => onTake(theirs)} onReplace={() => replace(theirs)} isSaving={form.isSending} />
      )}
      <OrganizationFields form={form} head={head} />
    </PanelForm>
  )
}
