/** What a dashboard is made of, in the order of a product whose settings say nothing else. */
export const dashboardPanels = ['resume', 'waiting', 'running', 'due', 'calendar', 'days', 'to_fix'] as const
export type DashboardPanel = (typeof dashboardPanels)[number]

/** What each is called. */
export const panelTexts = {
  resume: 'dashboard.resume_panel',
  waiting: 'waiting.title',
  running: 'dashboard.running',
  due: 'dashboard.due_panel',
  calendar: 'dashboard.calendar',
  days: 'dashboard.days',
  to_fix: 'dashboard.to_fix',
} as const satisfies Record<DashboardPanel, string>
