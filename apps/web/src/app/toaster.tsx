import { Button, CloseButton, Portal, UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconBell, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { closeNotice, onNotices, type Notice } from '#lib/page/notices.ts'
import classes from './toaster.module.css'

const icons = { success: IconCircleCheck, problem: IconCircleX, warning: IconAlertTriangle, news: IconBell }

const isPolite = { success: true, news: true, problem: false, warning: false }

/** Shows the notices of the whole application and has them read aloud: successes and news politely, problems at once. */
export function Toaster() {
  const [notices, setNotices] = useState<readonly Notice[]>([])
  useEffect(() => onNotices(setNotices), [])
  const polite = notices.filter(({ kind }) => isPolite[kind])
  const urgent = notices.filter(({ kind }) => !isPolite[kind])
  return (
    <Portal>
      <div className={classes.place}>
        <div role="alert">
          {urgent.map((notice) => (
            <Toast key={notice.id} notice={notice} />
          ))}
        </div>
        <div role="status">
          {polite.map((notice) => (
            <Toast key={notice.id} notice={notice} />
          ))}
        </div>
      </div>
    </Portal>
  )
}

function Toast({ notice }: { notice: Notice }) {
  const t = useText()
  const [isHeld, setHeld] = useState(false)
  const { id, kind, lasts, message, open, action } = notice
  const Icon = icons[kind]
  useEffect(() => {
    if (lasts === null || isHeld) return
    const timer = setTimeout(() => closeNotice(id), lasts)
    return () => clearTimeout(timer)
  }, [id, lasts, isHeld])
  return (
    <div
      className={`${classes.toast} rise`}
      data-kind={kind}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={({ currentTarget }) => setHeld(currentTarget.contains(document.activeElement))}
      onFocus={() => setHeld(true)}
      onBlur={({ currentTarget }) => setHeld(currentTarget.matches(':hover'))}
    >
      <Icon size={20} stroke={1.7} aria-hidden="true" className={classes.icon} />
      {open ? (
        <UnstyledButton
          className={classes.words}
          onClick={() => {
            closeNotice(id)
            open()
          }}
        >
          {message}
        </UnstyledButton>
      ) : (
        <span className={classes.words}>{message}</span>
      )}
      {action && (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            closeNotice(id)
            action.run()
          }}
        >
          {action.text}
        </Button>
      )}
      <CloseButton aria-label={t('actions.close')} onClick={() => closeNotice(id)} />
    </div>
  )
}
