import type { QuickReportRow } from '@apron/contract/audits'
import { ArcElement, Chart, PieController, Tooltip } from 'chart.js'
import { useEffect, useRef } from 'react'

Chart.register(PieController, ArcElement, Tooltip)

/** The quick report as a pie; its figures are in the table beside it. */
export function QuickReportChart({ rows, label }: { rows: readonly QuickReportRow[]; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const chart = useRef<Chart<'pie'>>(null)
  useEffect(() => {
    if (!canvas.current) return
    const made = new Chart(canvas.current, {
      type: 'pie',
      data: { labels: [], datasets: [{ data: [] }] },
      options: { animation: false, plugins: { tooltip: { displayColors: true } }, layout: { padding: 2 } },
    })
    chart.current = made
    return () => made.destroy()
  }, [])
  useEffect(() => {
    if (!chart.current || !canvas.current) return
    const some = rows.filter(({ total }) => total > 0)
    chart.current.data = {
      labels: some.map(({ code, name }) => `${code} – ${name}`),
      datasets: [
        {
          data: some.map(({ total }) => total),
          backgroundColor: some.map(({ color }) => color),
          borderColor: getComputedStyle(canvas.current).getPropertyValue('--card'),
          borderWidth: 2,
        },
      ],
    }
    chart.current.update()
  }, [rows])
  return <canvas ref={canvas} role="img" aria-label={label} width={220} height={220} />
}
