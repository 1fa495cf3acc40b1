import { longestBar, type Bars } from '@apron/contract/audits'
import type { CSSProperties } from 'react'
import classes from './paper.module.css'

/** Percent of the room for bars that a number needs. */
const forNumber = 4

/** Bars of numbers with what their colours mean; whoever cannot see them reads the table beside them. */
export function DrawBars({ bars }: { bars: Bars }) {
  const { title, labels, series } = bars
  const longest = longestBar(bars)
  return (
    <figure className={classes.bars} role="img" aria-label={title}>
      <figcaption>
        {series.map(({ name, color }) => (
          <span key={name} className={classes.series} style={{ '--series': color } as CSSProperties}>
            {name}
          </span>
        ))}
      </figcaption>
      {labels.map((label, at) => (
        <div key={label} className={classes.bar}>
          <span>{label}</span>
          <div>
            {series.map(({ name, color, data }) => {
              const share = (data[at]! / longest) * 100
              return (
                share > 0 && (
                  <span key={name} style={{ '--series': color, width: `${share}%` } as CSSProperties}>
                    {share >= forNumber && data[at]}
                  </span>
                )
              )
            })}
          </div>
        </div>
      ))}
    </figure>
  )
}
