import type { AnswerStatus } from '@apron/contract/audits'
import { Kbd, Modal } from '@mantine/core'
import { Fragment } from 'react'
import { useText } from '../../../../lib/text/i18n.ts'
import classes from './modals.module.css'

/** The keys of the workspace. */
export function KeysModal({ statuses, onClose }: { statuses: readonly AnswerStatus[]; onClose: () => void }) {
  const t = useText()
  const rows: [string[], string][] = [
    [['J'], t('auditWorkspace.key_next')],
    [['K'], t('auditWorkspace.key_previous')],
    ...statuses
      .slice(0, 9)
      .map(({ code, name }, index): [string[], string] => [
        [String(index + 1)],
        t('auditWorkspace.key_answer', { code, name }),
      ]),
    [['C'], t('auditWorkspace.key_comments')],
    [['Esc'], t('auditWorkspace.key_close')],
    [['/'], t('auditWorkspace.key_search')],
    [['↑', '↓', '←', '→'], t('auditWorkspace.key_tree')],
    [['?'], t('auditWorkspace.key_help')],
  ]
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('auditWorkspace.keys')}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
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
