import type { CorrectiveResult } from '@apron/contract/audits'
import { BarController, BarElement, CategoryScale, Chart, Legend, LinearScale, Tooltip } from 'chart.js'
import { useEffect, useRef } from 'react'

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Legend, Tooltip)

/** How many findings of each status are incomplete and complete, as bars side by side; the figures are in the table below. */
export function CorrectiveChart({
  chart: { labels, datasets },
  label,
}: {
  chart: CorrectiveResult['chart']
  label: string
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!canvas.current) return
    const style = getComputedStyle(canvas.current)
    const [words, line] = [style.getPropertyValue('--text'), style.getPropertyValue('--hairline')]
    const made = new Chart(canvas.current, {
      type: 'bar',
      data: {
        labels: [...labels],
        datasets: datasets.map(({ code, name, color, data }) => ({
          label: name === code ? code : `${code} – ${name}`,
          data: [...data],
          backgroundColor: color,
          maxBarThickness: 56,
        })),
      },
      options: {
        animation: false,
        maintainAspectRatio: false,
        plugins: { legend: { position: 'bottom', labels: { color: words } } },
        scales: {
          x: { ticks: { color: words }, grid: { display: false } },
          y: { beginAtZero: true, ticks: { color: words, precision: 0 }, grid: { color: line } },
        },
      },
    })
    return () => made.destroy()
  }, [labels, datasets])
  return (
    <div style={{ height: 260 }}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  )
}
