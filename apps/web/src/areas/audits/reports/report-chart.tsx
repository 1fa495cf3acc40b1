import { useComputedColorScheme } from '@mantine/core'
import { BarController, BarElement, CategoryScale, Chart, Legend, LinearScale, Tooltip } from 'chart.js'
import { useEffect, useRef } from 'react'
import { formatNumber } from '#lib/text/i18n.ts'
import classes from './reports.module.css'

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Legend, Tooltip)

export type Series = { label: string; color: string; data: readonly number[] }

/** Bars of a report; its figures are in the table beneath it. */
export function ReportChart({
  label,
  labels,
  series,
  isStacked = false,
}: {
  /** Read aloud in the place of the picture. */
  label: string
  labels: readonly string[]
  series: readonly Series[]
  /** One bar for each label, in pieces. */
  isStacked?: boolean
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scheme = useComputedColorScheme('light')
  useEffect(() => {
    if (!canvas.current) return
    const style = getComputedStyle(canvas.current)
    const [text, line] = [style.getPropertyValue('--mantine-color-dimmed'), style.getPropertyValue('--hairline')]
    Chart.defaults.font.family = style.fontFamily
    const chart = new Chart(canvas.current, {
      type: 'bar',
      data: {
        labels: [...labels],
        datasets: series.map((one) => ({
          label: one.label,
          data: [...one.data],
          backgroundColor: one.color,
          borderRadius: 3,
          maxBarThickness: 44,
        })),
      },
      options: {
        animation: false,
        maintainAspectRatio: false,
        plugins: {
          legend: { position: 'bottom', labels: { color: text, boxWidth: 12, boxHeight: 12, useBorderRadius: true } },
          tooltip: {
            callbacks: { label: ({ dataset, parsed }) => `${dataset.label}: ${formatNumber(Number(parsed.y))}` },
          },
        },
        scales: {
          x: { stacked: isStacked, ticks: { color: text }, grid: { display: false }, border: { color: line } },
          y: {
            stacked: isStacked,
            beginAtZero: true,
            ticks: { color: text, precision: 0, callback: (value) => formatNumber(Number(value)) },
            grid: { color: line },
            border: { display: false },
          },
        },
      },
    })
    return () => chart.destroy()
  }, [labels, series, scheme, isStacked])
  return (
    <div className={classes.chart}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  )
}
