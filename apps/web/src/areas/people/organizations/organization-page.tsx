import { organizations, type Organization } from '@apron/contract/people'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ChooseVersion } from '../../../blocks/choose-version.tsx'
import { useGuardedForm } from '../../../blocks/guarded-form.ts'
import { PanelForm } from '../../../blocks/panel-form.tsx'
import { useText } from '../../../lib/i18n.ts'
import { keyOf, useRead, useWrite } from '../../../lib/queries.ts'
import { useSeen } from '../../../lib/seen.ts'
import { OrganizationFields, valuesOf, type OrganizationValues } from './organization-fields.tsx'
import { savedOf } from './organization-nodes.ts'
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
  const { form } = useGuardedForm<OrganizationValues, number>({
    initial: valuesOf(null, parent.id),
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
  const client = useQueryClient()
  const { go } = useOrganizationPlace()
  const params = { id: organization.id }
  const update = useWrite(organizations.update, { success: 'actions.update_success', quiet: true })
  const { refetch } = useRead(organizations.show, { params }, { enabled: false })
  const reload = async () => {
    // The tree tells of it too.
    void client.invalidateQueries({ queryKey: keyOf(organizations.list).slice(0, 2) })
    return (await refetch()).data?.data
  }
  const { theirs, attempt } = useSeen(organization, reload)
  const over = useRef<Organization>(undefined)
  const { form } = useGuardedForm<OrganizationValues, unknown>({
    initial: valuesOf(organization),
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
      <OrganizationFields form={form} />
    </PanelForm>
  )
}
