import type { TextKey } from '#lib/text/i18n.ts'
import { wayTo } from '#lib/page/places.ts'

/** Where somebody came from, and what the way there is called. */
export type Back = { way: { href: string }; text: TextKey }

/** The way back to the audits, as their list was left. */
export const backToList = () => ({ way: wayTo('/checklist/list'), text: 'checklists.to_list' }) as const

/** The way back from a screen of one audit: into its workspace when that was left for it, otherwise to the list. */
export function backFrom(id: number, from: 'view' | undefined) {
  if (!from) return backToList()
  return { way: wayTo(`/checklist/${id}/view`), text: 'checklists.to_audit' } as const
}
