import { panelTexts, type DashboardPanel } from '@apron/contract/desk'
import { Input } from '@mantine/core'
import { useId } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { MovedAloud, MoveSteps, useMoving } from '#ui/list/move-steps.tsx'
import classes from './settings.module.css'

/** The panels of a dashboard in their order. */
export function PanelOrder({
  label,
  description,
  panels,
  onChange,
}: {
  label: string
  description: string | undefined
  panels: readonly DashboardPanel[]
  onChange: (panels: DashboardPanel[]) => void
}) {
  const t = useText()
  const id = useId()
  const { list, moved, tellMoved } = useMoving()
  const last = panels.find((panel) => panel === moved?.line)
  return (
    <Input.Wrapper className={classes.wide ?? ''} data-field="dashboard_panels">
      <Input.Label component="span" id={id}>
        {label}
      </Input.Label>
      <Input.Description>{description}</Input.Description>
      <ol ref={list} className={classes.panels} aria-labelledby={id}>
        {panels.map((panel, place) => (
          <li key={panel}>
            <span className={classes.words}>{t(panelTexts[panel])}</span>
            <MoveSteps
              name={t(panelTexts[panel])}
              line={panel}
              mayMove={(by) => panels[place + by] !== undefined}
              onMove={(by) => {
                onChange(panels.filter((other) => other !== panel).toSpliced(place + by, 0, panel))
                tellMoved({ line: panel, by })
              }}
            />
          </li>
        ))}
      </ol>
      <MovedAloud
        name={last ? t(panelTexts[last]) : ''}
        place={last ? panels.indexOf(last) + 1 : 0}
        count={panels.length}
      />
    </Input.Wrapper>
  )
}
