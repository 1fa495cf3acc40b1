import { Kbd, Modal } from '@mantine/core'
import { Fragment } from 'react'
import { useText } from '../../lib/text/i18n.ts'
import classes from './keys-window.module.css'

/** The keys of a screen and what they do; keys in one line do the same. */
export function KeysWindow({ rows, onClose }: { rows: readonly [string[], string][]; onClose: () => void }) {
  const t = useText()
  return (
    <Modal opened onClose={onClose} title={t('actions.keys')} closeButtonProps={{ 'aria-label': t('actions.close') }}>
      <dl className={classes.keys}>
        {rows.map(([keys, text]) => (
          <Fragment key={text}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key} mr={4}>
                  {key}
                </Kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
    </Modal>
  )
}
