import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import FullCalendar, { type CalendarRef, type EventInput } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import multiMonth from '@fullcalendar/react/multimonth'
import classic from '@fullcalendar/react/themes/classic'
import { ActionIcon, Button, SegmentedControl, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { navigate } from '#lib/router/router.ts'
import { dayMonthYear, today } from '#lib/text/dates.ts'
import { locale, useText } from '#lib/text/i18n.ts'
import { daysAfter } from '#lib/text/days.ts'
import type { CalendarAudit } from './calendar-audits.ts'
import { Legend } from './legend.tsx'
import { step as timelineStep, Timeline, timelineDays, timelineFrom } from './timeline.tsx'
import classes from './calendar.module.css'

const views = { month: 'dayGridMonth', week: 'dayGridWeek', year: 'multiMonthYear' } as const
const every = ['month', 'week', 'year', 'timeline'] as const
type View = (typeof every)[number]

/** Pixels, as the specification says. */
const height = 500

/** Month, week, year and a timeline of the audits in progress (green) and in correction (orange); on a phone a week at first. */
export function AuditCalendar({ audits }: { audits: readonly CalendarAudit[] }) {
  const t = useText()
  const calendar = useRef<CalendarRef>(null)
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const [view, setView] = useState<View>(isNarrow ? 'week' : 'month')
  const [shown, setShown] = useState(today)
  const events = useMemo(() => audits.map(eventOf), [audits])
  const api = () => calendar.current?.getApi()
  const headOf = useMemo(() => headsOf(view), [view])
  const isTimeline = view === 'timeline'
  // Seven cells beside one another are no higher than what they hold.
  const isFolded = isNarrow && view === 'week'
  const step = (by: 1 | -1) => {
    if (isTimeline) setShown(daysAfter(shown, by * timelineStep))
    else if (by < 0) api()?.prev()
    else api()?.next()
  }
  const goToday = () => (isTimeline ? setShown(timelineFrom(today())) : api()?.today())
  const change = (chosen: View) => {
    setView(chosen)
    if (chosen === 'timeline') setShown(timelineFrom(today()))
    else if (isTimeline) setShown(today())
    else api()?.changeView(views[chosen])
  }

  return (
    <>
      <div className={classes.head}>
        <div className={classes.place}>
          <ActionIcon variant="default" size="lg" aria-label={t('dashboard.previous')} onClick={() => step(-1)}>
            <IconChevronLeft size={18} stroke={1.8} />
          </ActionIcon>
          <ActionIcon variant="default" size="lg" aria-label={t('dashboard.next')} onClick={() => step(1)}>
            <IconChevronRight size={18} stroke={1.8} />
          </ActionIcon>
          <Button variant="default" onClick={goToday}>
            {t('dashboard.today')}
          </Button>
          <Title order={2} size="h4" aria-live="polite">
            <span className={classes.title}>{titleOf(view, shown)}</span>
          </Title>
        </div>
        <SegmentedControl
          aria-label={t('dashboard.view')}
          value={view}
          data={every.map((value) => ({ value, label: t(`dashboard.${value}`) }))}
          onChange={change}
        />
      </div>
      <Legend />
      {isTimeline ? (
        <Timeline audits={audits} from={shown} />
      ) : (
        <div className={classes.calendar} data-folded={isFolded || undefined}>
          <FullCalendar
            ref={calendar}
            plugins={[dayGrid, multiMonth, classic]}
            initialView={views[view]}
            initialDate={shown}
            now={today()}
            timeZone="UTC"
            locale={locale()}
            firstDay={1}
            height={isFolded ? 'auto' : height}
            headerToolbar={false}
            dayMaxEvents
            // Of the months of a year: high enough for four bars a day.
            aspectRatio={1.1}
            events={events}
            rowEventClass={view === 'year' ? classes.bar : classes.event}
            rowEventInnerClass={classes.eventInner}
            rowEventTitleClass={classes.eventTitle}
            dayCellTopClass={classes.dayTop}
            dayCellTopInnerClass={classes.dayNumber}
            rowMoreLinkInnerClass={classes.more}
            // What the bar has no room for.
            eventDidMount={({ event, el }) => el.setAttribute('title', event.title)}
            dayHeaderContent={({ date }) => headOf(date)}
            moreLinkContent={({ num }) => `+${num}`}
            moreLinkHint={(num) => t('dashboard.more', { count: num })}
            fixedWeekCount={false}
            closeHint={t('dashboard.close_day')}
            datesSet={({ view: { currentStart } }) => setShown(currentStart.toISOString().slice(0, 10))}
            eventClick={({ event, jsEvent }) => {
              if (jsEvent.ctrlKey || jsEvent.metaKey) return
              jsEvent.preventDefault()
              void navigate({ href: event.url })
            }}
          />
        </div>
      )}
    </>
  )
}

/** The cells of a week have no room for the number of their day: it stands in the head, on a phone below its name. */
function headsOf(view: View): (date: Date) => ReactNode {
  const weekday = new Intl.DateTimeFormat(locale(), { weekday: 'short', timeZone: 'UTC' })
  if (view !== 'week') return (date) => weekday.format(date)
  const day = new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'numeric', timeZone: 'UTC' })
  return (date) => (
    <span className={classes.weekHead}>
      <span>{weekday.format(date)}</span> <span>{day.format(date)}</span>
    </span>
  )
}

function eventOf({ id, name, organization, isCorrective, from, to }: CalendarAudit): EventInput {
  const tint = isCorrective ? 'orange' : 'green'
  return {
    id: String(id),
    title: `${name} · ${organization}`,
    start: from,
    // The calendar takes the end as the first day that does not count.
    end: daysAfter(to, 1),
    allDay: true,
    url: `/checklist/${id}/view`,
    className: tint,
    color: `var(--tint-${tint})`,
    contrastColor: `var(--tint-${tint}-text)`,
  }
}

function titleOf(view: View, day: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale(), { timeZone: 'UTC', ...options })
  const from = new Date(`${day}T00:00:00Z`)
  if (view === 'year') return format({ year: 'numeric' }).format(from)
  if (view === 'month') return format({ month: 'long', year: 'numeric' }).format(from)
  return `${dayMonthYear(day)} – ${dayMonthYear(daysAfter(day, view === 'week' ? 6 : timelineDays - 1))}`
}
