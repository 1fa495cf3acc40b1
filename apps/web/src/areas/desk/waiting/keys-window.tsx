import { Kbd, Modal } from '@mantine/core'
import { useText } from '../../../lib/text/i18n.ts'
import classes from './waiting.module.css'

const keys = [
  { key: 'J', text: 'waiting.key_next' },
  { key: 'K', text: 'waiting.key_previous' },
  { key: 'X', text: 'waiting.key_tick' },
  { key: 'A', text: 'waiting.key_approve' },
  { key: 'R', text: 'waiting.key_reject' },
  { key: 'O', text: 'waiting.key_open' },
  { key: '?', text: 'waiting.key_help' },
] as const

/** The keys of the screen. */
export function KeysWindow({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <Modal opened onClose={onClose} title={t('waiting.keys')} closeButtonProps={{ 'aria-label': t('actions.close') }}>
      <dl className={classes.keys}>
        {keys.map(({ key, text }) => (
          <div key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
