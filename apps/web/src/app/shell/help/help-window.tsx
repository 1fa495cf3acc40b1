import { beginning } from '@apron/contract/desk'
import { Button, Stack } from '@mantine/core'
import { IconListCheck, IconRoute } from '@tabler/icons-react'
import { WhomToAsk } from '#blocks/people/whom-to-ask.tsx'
import { noticeSuccess } from '#lib/page/notices.ts'
import { navigate } from '#lib/router/router.ts'
import { useCanCall } from '#lib/session/can.ts'
import { usePutAway } from '#lib/session/put-away.ts'
import { useText } from '#lib/text/i18n.ts'
import { KeysWindow } from '#ui/window/keys-window.tsx'
import classes from './help.module.css'

/** What helps on any screen: what explains the product anew, whom to ask, and the keys. */
export function HelpWindow({ onClose }: { onClose: () => void }) {
  const t = useText()
  const mayBegin = useCanCall()(beginning.steps)
  const [steps, saySteps] = usePutAway('first-steps')
  const [, sayTour] = usePutAway('first-audit')
  const showSteps = () => {
    saySteps('wanted')
    onClose()
    void navigate({ to: '/dashboard' })
  }
  const showTour = () => {
    sayTour('wanted')
    onClose()
    noticeSuccess('shell.tour_ready')
  }
  return (
    <KeysWindow title={t('shell.help')} onClose={onClose}>
      <Stack gap="sm" className={classes.more}>
        {mayBegin && steps === 'away' && (
          <Button variant="default" leftSection={<IconListCheck size={18} stroke={1.6} />} onClick={showSteps}>
            {t('firstSteps.show')}
          </Button>
        )}
        <Button variant="default" leftSection={<IconRoute size={18} stroke={1.6} />} onClick={showTour}>
          {t('shell.show_tour')}
        </Button>
        <WhomToAsk />
      </Stack>
    </KeysWindow>
  )
}
