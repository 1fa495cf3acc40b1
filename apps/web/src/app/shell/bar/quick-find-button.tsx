import { ActionIcon } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { PartFailed } from '#ui/page/part-failed.tsx'
import { part } from '#ui/page/part.tsx'
import classes from './top-bar.module.css'

const QuickFind = part(() => import('../../../areas/desk/quick-find/quick-find.tsx'), 'QuickFind', {
  soon: true,
  failed: (failure, { opened, onClose }) => opened && <PartFailed {...failure} onClose={() => onClose(false)} />,
})
const isApple = /Mac|iP/.test(navigator.platform)

/** Opens the quick find, as Ctrl K does everywhere; what it shows is fetched while nothing else is. */
export function QuickFindButton({ isWide }: { isWide: boolean }) {
  const t = useText()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const [times, setTimes] = useState(0)
  const before = useRef<Element | null>(null)
  const open = () => {
    before.current = document.activeElement
    setTimes((opened) => opened + 1)
    setOpen(true)
  }
  const close = (hasLeft: boolean) => {
    setOpen(false)
    if (!hasLeft && before.current instanceof HTMLElement) before.current.focus()
  }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.shiftKey || event.code !== 'KeyK') return
      if (isApple ? !event.metaKey : !event.ctrlKey) return
      event.preventDefault()
      if (!isOpen) open()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOpen])
  const about = {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': isApple ? 'Meta+K' : 'Control+K',
    onClick: open,
  } as const
  return (
    <>
      {isWide ? (
        <button type="button" className={classes.find} {...about}>
          <IconSearch size={16} stroke={1.7} aria-hidden="true" />
          {t('shell.quick_find')}
          <kbd aria-hidden="true">{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
        </button>
      ) : (
        <ActionIcon variant="subtle" color="gray" size={40} aria-label={t('shell.quick_find')} {...about}>
          <IconSearch size={20} stroke={1.6} />
        </ActionIcon>
      )}
      {isOpen !== null && <QuickFind opened={isOpen} times={times} onClose={close} />}
    </>
  )
}
