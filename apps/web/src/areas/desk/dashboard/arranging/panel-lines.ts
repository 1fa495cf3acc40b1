import { dashboardPanels, type DashboardPanel } from '@apron/contract/desk'

/** A panel where it stands among the others; a hidden one keeps its place until it is saved. */
export type PanelLine = { panel: DashboardPanel; isShown: boolean }

/** The lines of what is shown, then of what is not. */
export function linesOf(shown: readonly DashboardPanel[]): PanelLine[] {
  const hidden = dashboardPanels.filter((panel) => !shown.includes(panel))
  return [...shown.map((panel) => ({ panel, isShown: true })), ...hidden.map((panel) => ({ panel, isShown: false }))]
}

/** What the lines show, in their order. */
export function shownOf(lines: readonly PanelLine[]): DashboardPanel[] {
  return lines.filter(({ isShown }) => isShown).map(({ panel }) => panel)
}

/** The lines with one at another place, counted from 0. */
export function movedTo(lines: readonly PanelLine[], panel: DashboardPanel, place: number): PanelLine[] {
  const line = lines.find((other) => other.panel === panel)
  if (!line || place < 0 || place >= lines.length) return [...lines]
  return lines.filter((other) => other !== line).toSpliced(place, 0, line)
}
