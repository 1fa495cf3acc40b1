import { panelTexts, type DashboardPanel } from '@apron/contract/desk'
import { Switch } from '@mantine/core'
import {
  IconAlarm,
  IconCalendarEvent,
  IconCalendarMonth,
  IconClipboardCheck,
  IconGripVertical,
  IconInbox,
  IconPlayerPlay,
  IconTool,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { MovedAloud, MoveSteps, useMoving } from '#ui/list/move-steps.tsx'
import { movedTo, type PanelLine } from './panel-lines.ts'
import classes from './panels.module.css'

const panels = {
  resume: { about: 'dashboard.panel_resume', Picture: IconPlayerPlay },
  running: { about: 'dashboard.panel_running', Picture: IconClipboardCheck },
  due: { about: 'dashboard.panel_due', Picture: IconAlarm },
  calendar: { about: 'dashboard.panel_calendar', Picture: IconCalendarMonth },
  days: { about: 'dashboard.panel_days', Picture: IconCalendarEvent },
  waiting: { about: 'waiting.panel', Picture: IconInbox },
  to_fix: { about: 'dashboard.panel_to_fix', Picture: IconTool },
} as const

/** The panels one under the other: dragging moves them, so do the buttons, which keep the focus. */
export function PanelList({
  lines,
  onChange,
}: {
  lines: readonly PanelLine[]
  onChange: (lines: PanelLine[]) => void
}) {
  const t = useText()
  const [dragged, setDragged] = useState<DashboardPanel | null>(null)
  const { list, moved, tellMoved } = useMoving()
  const last = lines.findIndex(({ panel }) => panel === moved?.line)
  return (
    <>
      <ol ref={list} className={classes.lines} aria-label={t('dashboard.panels')}>
        {lines.map(({ panel, isShown }, place) => {
          const { about, Picture } = panels[panel]
          const name = t(panelTexts[panel])
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
                <MoveSteps
                  name={name}
                  line={panel}
                  mayMove={(by) => lines[place + by] !== undefined}
                  onMove={(by) => {
                    onChange(movedTo(lines, panel, place + by))
                    tellMoved({ line: panel, by })
                  }}
                />
              </div>
            </li>
          )
        })}
      </ol>
      <MovedAloud name={last < 0 ? '' : t(panelTexts[lines[last]!.panel])} place={last + 1} count={lines.length} />
    </>
  )
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
