import type { AnswerStatus } from '@apron/contract/audits'
import { useText } from '#lib/text/i18n.ts'
import { KeysWindow } from '#ui/window/keys-window.tsx'

/** The keys of the workspace. */
export function KeysModal({ statuses, onClose }: { statuses: readonly AnswerStatus[]; onClose: () => void }) {
  const t = useText()
  const rows: [string[], string][] = [
    [['J'], t('auditWorkspace.key_next')],
    [['K'], t('auditWorkspace.key_previous')],
    ...statuses
      .slice(0, 9)
      .map(({ code, name }, index): [string[], string] => [
        [String(index + 1)],
        t('auditWorkspace.key_answer', { code, name }),
      ]),
    [['C'], t('auditWorkspace.key_comments')],
    [['Esc'], t('auditWorkspace.key_close')],
    [['/'], t('auditWorkspace.key_search')],
    [['↑', '↓', '←', '→'], t('auditWorkspace.key_tree')],
    [['?'], t('auditWorkspace.key_help')],
  ]
  return <KeysWindow rows={rows} onClose={onClose} />
}
