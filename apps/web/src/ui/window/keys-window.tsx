import { Kbd, Modal, Text } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { movesNow } from '#lib/page/moves.ts'
import { useText } from '#lib/text/i18n.ts'
import classes from './keys-window.module.css'

type Rows = readonly [string[], string][]

/** The keys of a screen and what they do, before those that do the same everywhere; keys in one line do the same. */
export function KeysWindow({
  rows = [],
  title,
  children,
  onClose,
}: {
  rows?: Rows
  title?: string
  /** What else helps, above the keys. */
  children?: ReactNode
  onClose: () => void
}) {
  const t = useText()
  const general: Rows = [
    [['Ctrl', 'K'], t('shell.key_find')],
    ...movesNow().map(({ letter, name }): [string[], string] => [
      ['G', letter.toUpperCase()],
      t('shell.key_go', { name }),
    ]),
    [['N'], t('shell.key_new')],
    [['?'], t('shell.key_help')],
  ]
  const isOwn = ([keys]: Rows[number]) => !general.some(([others]) => others.join() === keys.join())
  const own = rows.filter(isOwn)
  return (
    <Modal
      opened
      onClose={onClose}
      title={title ?? t('actions.keys')}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      {children}
      {own.length > 0 && <Keys rows={own} heading={t('shell.keys_here')} />}
      <Keys rows={general} heading={t('shell.keys_everywhere')} />
    </Modal>
  )
}

function Keys({ rows, heading }: { rows: Rows; heading: string }) {
  return (
    <section className={classes.section}>
      <Text component="h3" fw={640}>
        {heading}
      </Text>
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
    </section>
  )
}
