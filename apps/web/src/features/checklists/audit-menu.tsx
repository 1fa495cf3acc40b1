import { auditStatus, checklists, minutes, type Audit } from '@apron/contract'
import { Menu } from '@mantine/core'
import {
  IconClipboardCheck,
  IconCopy,
  IconFileText,
  IconListCheck,
  IconPencil,
  IconPrinter,
  IconTrash,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useMay } from '../../blocks/audit-rights.ts'
import { useStatusWord } from '../../blocks/status-word.tsx'
import { ask } from '../../lib/dialogs.ts'
import { useText } from '../../lib/i18n.ts'
import { useWrite } from '../../lib/queries.ts'
import { confirmDelete } from '../../ui/confirm.ts'
import { MenuLink } from '../../ui/menu-link.tsx'
import { RowMenu } from '../../ui/row-menu.tsx'
import { useMayChoose } from './rights.ts'

const icon = { size: 18, stroke: 1.6 } as const

/** What the person may do with one audit as it stands now. */
export function AuditMenu({ audit }: { audit: Audit }) {
  const t = useText()
  const may = useMay()
  const wordOf = useStatusWord()
  const navigate = useNavigate()
  const remove = useWrite(checklists.remove, { success: 'actions.delete_success' })
  const duplicate = useWrite(checklists.duplicate, {
    success: 'checklists.duplicate_success',
    // A copy wants a name and days of its own.
    onDone: ({ data: copy }) => {
      if (may(checklists.update, copy)) void navigate({ to: '/checklist/$id/edit', params: { id: String(copy.id) } })
    },
  })
  const params = { id: String(audit.id) }
  const mayChoose = useMayChoose()(audit)
  const chooseItems = () => {
    if (audit.status.code === auditStatus.SUBMITTING)
      return void navigate({ to: '/checklist/$id/checklist-item', params })
    const text = t('checklists.items_wrong_status_text', { status: wordOf(audit.status.code) })
    void ask({ title: t('checklists.items_wrong_status'), text })
  }
  const removeIfSure = async () => {
    if (await confirmDelete(audit.name)) remove.start({ params: { id: audit.id } })
  }
  return (
    <RowMenu name={audit.name}>
      <MenuLink to="/checklist/$id/view" params={params} leftSection={<IconClipboardCheck {...icon} />}>
        {t('checklists.view')}
      </MenuLink>
      {mayChoose && (
        <Menu.Item leftSection={<IconListCheck {...icon} />} onClick={chooseItems}>
          {t('checklists.add_items')}
        </Menu.Item>
      )}
      {may(minutes.create, audit) && (
        <MenuLink to="/checklist/$id/summary" params={params} leftSection={<IconFileText {...icon} />}>
          {t('checklists.minutes')}
        </MenuLink>
      )}
      {audit.status.code >= auditStatus.IN_PROGRESS && (
        <MenuLink
          to="/checklist/$id/audit-result"
          params={params}
          search={{ print: 1 }}
          leftSection={<IconPrinter {...icon} />}
        >
          {t('checklists.print_results')}
        </MenuLink>
      )}
      {may(checklists.update, audit) && (
        <MenuLink to="/checklist/$id/edit" params={params} leftSection={<IconPencil {...icon} />}>
          {t('actions.edit')}
        </MenuLink>
      )}
      {may(checklists.duplicate, audit) && (
        <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => duplicate.start({ params: { id: audit.id } })}>
          {t('checklists.duplicate')}
        </Menu.Item>
      )}
      {may(checklists.remove, audit) && (
        <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={() => void removeIfSure()}>
          {t('actions.delete')}
        </Menu.Item>
      )}
    </RowMenu>
  )
}
