/** What a dashboard is made of, in the order of a product whose settings say nothing else. */
export const dashboardPanels = ['waiting', 'calendar', 'to_fix', 'days'] as const
export type DashboardPanel = (typeof dashboardPanels)[number]
