import type { OutlineCounts, OutlineImportDetail } from '@apron/contract/documents'
import { Alert, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from '#lib/router/link.tsx'
import { useText } from '#lib/text/i18n.ts'
import { ChangedItems, Kinds, type ChangeFilter } from '../comparing/changed-items.tsx'
import classes from './imports.module.css'

const counted = [
  ['new', 'outlineImport.new'],
  ['changed', 'outlineImport.changed'],
  ['moved', 'outlineImport.moved'],
  ['removed', 'outlineImport.removed'],
  ['kept', 'outlineImport.kept'],
  ['same', 'outlineImport.same'],
] as const satisfies readonly (readonly [keyof OutlineCounts, string])[]

const rules = {
  styles: 'outlineImport.rule_styles',
  units: 'outlineImport.rule_units',
  numbers: 'outlineImport.rule_numbers',
} as const

/** What a file makes of the outline: how much of each, every change, and what did not come over as it stood there. */
export function Preview({ importing, isHeldLater }: { importing: OutlineImportDetail; isHeldLater: boolean }) {
  const t = useText()
  const { state, counts, warnings, found, rule } = importing
  const isSame = found !== null && found.every(({ change }) => change === 'same')
  return (
    <>
      {state === 'done' && (
        <Alert color="green" title={t('outlineImport.done')}>
          <Link
            to="/document/view/$document_id/view"
            params={{ document_id: String(importing.document_id) }}
            className={classes.link}
          >
            {t('outlineImport.read_outline')}
          </Link>
        </Alert>
      )}
      {state === 'held' && (
        <Alert color="blue" title={t('outlineImport.held')}>
          {t('outlineImport.held_hint')}
        </Alert>
      )}
      {state === 'preview' && isHeldLater && <Alert color="blue">{t('outlineImport.will_be_held')}</Alert>}
      {isSame && state === 'preview' && <Alert color="teal">{t('outlineImport.nothing_changes')}</Alert>}
      {counts && <Counts counts={counts} />}
      {warnings.length > 0 && (
        <Alert color="yellow" title={t('outlineImport.warnings')}>
          <ul className={classes.warnings}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Alert>
      )}
      {rule && state === 'preview' && (
        <Text size="sm" c="dimmed">
          {t(rules[rule])}
        </Text>
      )}
      {found && found.length > 0 && !isSame && <Found found={found} />}
    </>
  )
}

function Counts({ counts }: { counts: OutlineCounts }) {
  const t = useText()
  const named = counted.filter(([name]) => counts[name] > 0)
  if (named.length === 0) return null
  return <Text fw={550}>{named.map(([name, text]) => t(text, { count: counts[name] })).join(', ')}</Text>
}

function Found({ found }: { found: NonNullable<OutlineImportDetail['found']> }) {
  const t = useText()
  const [shown, setShown] = useState<ChangeFilter>('changes')
  return (
    <section className={classes.found}>
      <Kinds items={found} shown={shown} onShow={setShown} />
      <div className={classes.items} tabIndex={0} role="region" aria-label={t('outlineImport.preview')}>
        <ChangedItems key={shown} items={found} shown={shown} nothing={null} />
      </div>
    </section>
  )
}
