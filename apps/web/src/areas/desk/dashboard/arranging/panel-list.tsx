import type { DashboardPanel } from '@apron/contract/desk'
import { ActionIcon, Switch } from '@mantine/core'
import {
  IconAlarm,
  IconArrowDown,
  IconArrowUp,
  IconCalendarEvent,
  IconCalendarMonth,
  IconClipboardCheck,
  IconGripVertical,
  IconInbox,
  IconPlayerPlay,
  IconTool,
} from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../../../../lib/text/i18n.ts'
import { movedTo, type PanelLine } from './panel-lines.ts'
import classes from './panels.module.css'

const panels = {
  resume: { text: 'dashboard.resume_panel', about: 'dashboard.panel_resume', Picture: IconPlayerPlay },
  running: { text: 'dashboard.running', about: 'dashboard.panel_running', Picture: IconClipboardCheck },
  due: { text: 'dashboard.due_panel', about: 'dashboard.panel_due', Picture: IconAlarm },
  calendar: { text: 'dashboard.calendar', about: 'dashboard.panel_calendar', Picture: IconCalendarMonth },
  days: { text: 'dashboard.days', about: 'dashboard.panel_days', Picture: IconCalendarEvent },
  waiting: { text: 'waiting.title', about: 'waiting.panel', Picture: IconInbox },
  to_fix: { text: 'dashboard.to_fix', about: 'dashboard.panel_to_fix', Picture: IconTool },
} as const
const steps = [
  { text: 'dashboard.move_up', by: -1, Arrow: IconArrowUp },
  { text: 'dashboard.move_down', by: 1, Arrow: IconArrowDown },
] as const

/** The panels one under the other: dragging moves them, so do the buttons, which keep the focus. */
export function PanelList({
  lines,
  onChange,
}: {
  lines: readonly PanelLine[]
  onChange: (lines: PanelLine[]) => void
}) {
  const t = useText()
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<DashboardPanel | null>(null)
  const [moved, setMoved] = useState<{ panel: DashboardPanel; by: number } | null>(null)
  useLayoutEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-step="${moved.panel} ${moved.by}"]`)?.focus()
  }, [moved])
  const told = moved && {
    name: t(panels[moved.panel].text),
    place: lines.findIndex(({ panel }) => panel === moved.panel) + 1,
    count: lines.length,
  }
  return (
    <>
      <ol ref={list} className={classes.lines} aria-label={t('dashboard.panels')}>
        {lines.map(({ panel, isShown }, place) => {
          const { text, about, Picture } = panels[panel]
          const name = t(text)
          return (
            <li
              key={panel}
              className={classes.line}
              draggable
              data-dragged={dragged === panel || undefined}
              data-hidden={!isShown || undefined}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                event.dataTransfer.setData('text/plain', name)
                setDragged(panel)
              }}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => {
                if (dragged === null) return
                event.preventDefault()
                if (dragged !== panel && isPastMiddle(event, lines, dragged, place))
                  onChange(movedTo(lines, dragged, place))
              }}
              onDrop={(event) => event.preventDefault()}
            >
              <IconGripVertical size={18} stroke={1.6} className={classes.grip} aria-hidden="true" />
              <span className={classes.picture}>
                <Picture size={22} stroke={1.6} aria-hidden="true" />
              </span>
              <div className={classes.words}>
                <strong>{name}</strong>
                <span>{t(about)}</span>
              </div>
              <div className={classes.controls}>
                <Switch
                  aria-label={t('dashboard.show', { name })}
                  label={t(isShown ? 'dashboard.shown' : 'dashboard.hidden')}
                  checked={isShown}
                  onChange={({ currentTarget: { checked } }) =>
                    onChange(lines.map((line) => (line.panel === panel ? { panel, isShown: checked } : line)))
                  }
                />
                <Steps
                  name={name}
                  line={panel}
                  mayMove={(by) => lines[place + by] !== undefined}
                  onMove={(by) => {
                    onChange(movedTo(lines, panel, place + by))
                    setMoved({ panel, by })
                  }}
                />
              </div>
            </li>
          )
        })}
      </ol>
      <div className="visually-hidden" aria-live="polite">
        {told && t('dashboard.moved', told)}
      </div>
    </>
  )
}

function Steps({
  name,
  line,
  mayMove,
  onMove,
}: {
  name: string
  line: DashboardPanel
  mayMove: (by: number) => boolean
  onMove: (by: number) => void
}) {
  const t = useText()
  return steps.map(({ text, by, Arrow }) => (
    <ActionIcon
      key={by}
      variant="default"
      size="lg"
      data-step={`${line} ${by}`}
      aria-label={t(text, { name })}
      // Not `disabled`, which would drop the focus at the end of the way.
      aria-disabled={!mayMove(by)}
      data-disabled={!mayMove(by) || undefined}
      onClick={() => mayMove(by) && onMove(by)}
    >
      <Arrow size={18} stroke={1.8} />
    </ActionIcon>
  ))
}

/** Lines differ in height: one changes places only where it stays under the pointer, so that it does not jump to and fro. */
function isPastMiddle(
  { clientY, currentTarget }: { clientY: number; currentTarget: Element },
  lines: readonly PanelLine[],
  dragged: DashboardPanel,
  place: number,
): boolean {
  const { top, height } = currentTarget.getBoundingClientRect()
  const from = lines.findIndex(({ panel }) => panel === dragged)
  return from < place ? clientY > top + height / 2 : clientY < top + height / 2
}
