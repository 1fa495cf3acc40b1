import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { navigate } from '#lib/router/router.ts'
import { useText } from '#lib/text/i18n.ts'
import { useSession } from '#lib/session/session.ts'
import { placeOf, type Find } from './find.ts'
import { FindPanel } from './find-panel.tsx'
import { rememberFind } from './recent-finds.ts'
import classes from './quick-find.module.css'

/** The window that finds screens and records by a few letters. */
export function QuickFind({
  opened,
  times,
  onClose,
}: {
  opened: boolean
  /** How often it was opened. */
  times: number
  /** Called with whether it closes because the person goes elsewhere. */
  onClose: (hasLeft: boolean) => void
}) {
  const t = useText()
  const session = useSession()
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const open = (find: Find) => {
    if (session) rememberFind(session.user.id, find)
    onClose(true)
    void navigate({ href: placeOf(find, session) })
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <Modal.Root
      opened={opened}
      onClose={() => onClose(false)}
      size={640}
      padding={0}
      yOffset="9vh"
      fullScreen={isNarrow}
      radius="lg"
      transitionProps={{ transition: 'pop', duration: 120 }}
      returnFocus={false}
      classNames={{ content: classes.window }}
    >
      <Modal.Overlay backgroundOpacity={0.4} />
      <Modal.Content aria-label={t('shell.quick_find')}>
        {/* Another one each time: what was looked for before stands in its field until the window has faded. */}
        <FindPanel key={times} onOpen={open} onClose={() => onClose(false)} />
      </Modal.Content>
    </Modal.Root>
  )
}
