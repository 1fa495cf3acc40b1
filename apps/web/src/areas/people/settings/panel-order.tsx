import { ActionIcon, Input } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useText, type TextKey } from '../../../lib/text/i18n.ts'
import classes from './settings.module.css'

const steps = [
  { text: 'settings.panel_up', by: -1, Arrow: IconArrowUp },
  { text: 'settings.panel_down', by: 1, Arrow: IconArrowDown },
] as const

/** The panels of a dashboard in their order; the buttons that move one keep the focus. */
export function PanelOrder({
  label,
  description,
  panels,
  onChange,
}: {
  label: string
  description: string | undefined
  panels: readonly string[]
  onChange: (panels: string[]) => void
}) {
  const t = useText()
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<{ panel: string; by: number } | null>(null)
  useLayoutEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-step="${moved.panel} ${moved.by}"]`)?.focus()
  }, [moved])
  const nameOf = (panel: string) => t(`settings.panel_${panel}` as TextKey)
  const move = (place: number, by: number) => {
    const panel = panels[place]!
    onChange(panels.filter((other) => other !== panel).toSpliced(place + by, 0, panel))
    setMoved({ panel, by })
  }
  const place = moved ? panels.indexOf(moved.panel) + 1 : 0
  return (
    <Input.Wrapper className={classes.wide ?? ''} data-field="dashboard_panels">
      <Input.Label component="span" id={id}>
        {label}
      </Input.Label>
      <Input.Description>{description}</Input.Description>
      <ol ref={list} className={classes.panels} aria-labelledby={id}>
        {panels.map((panel, at) => (
          <li key={panel}>
            <span className={classes.words}>{nameOf(panel)}</span>
            {steps.map(({ text, by, Arrow }) => {
              const mayMove = panels[at + by] !== undefined
              return (
                <ActionIcon
                  key={by}
                  variant="default"
                  size="lg"
                  data-step={`${panel} ${by}`}
                  aria-label={t(text, { name: nameOf(panel) })}
                  // Not `disabled`, which would drop the focus at the end of the way.
                  aria-disabled={!mayMove}
                  data-disabled={!mayMove || undefined}
                  onClick={() => mayMove && move(at, by)}
                >
                  <Arrow size={18} stroke={1.8} />
                </ActionIcon>
              )
            })}
          </li>
        ))}
      </ol>
      <div className="visually-hidden" aria-live="polite">
        {moved && t('settings.panel_moved', { name: nameOf(moved.panel), place, count: panels.length })}
      </div>
    </Input.Wrapper>
  )
}
