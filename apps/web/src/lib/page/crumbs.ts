import type { Crumb } from '../router/route.ts'

/** The steps to the screens of one audit; without a title of its own, a screen is the audit itself. */
export const inAudit: readonly Crumb[] = [
  { text: 'menu.audits', to: '/checklist/list' },
  { text: 'actions.loading', names: 'audit' },
]
