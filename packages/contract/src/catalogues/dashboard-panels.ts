/** What a dashboard is made of, in the order of a product whose settings say nothing else. */
export const dashboardPanels = ['resume', 'waiting', 'running', 'due', 'calendar', 'days', 'to_fix'] as const
export type DashboardPanel = (typeof dashboardPanels)[number]
