import type { ItemReport } from '@apron/contract/audits'
import { useText } from '../../../../lib/text/i18n.ts'
import { ParagraphLink } from '../../../../blocks/files/paragraph-link.tsx'
import { documentCode } from './document-code.ts'
import classes from '../minutes.module.css'

type Reference = ItemReport['document_items'][number]

/** Where a rule stands, as short as it can be said; in full for whoever points at it, and below the table. */
export function References({ all }: { all: readonly Reference[] }) {
  return all.map(({ id, index, header, document }) => (
    <p key={id} title={[index, header, document.name].filter(Boolean).join(' · ')}>
      <ParagraphLink to={{ id, document }}>
        {[index || header, documentCode(document.name)].filter(Boolean).join(' · ')}
      </ParagraphLink>
    </p>
  ))
}

/** The documents that a table names by their codes, each once with its whole name. */
export function ReferredDocuments({ items }: { items: readonly ItemReport[] }) {
  const t = useText()
  const all = items.flatMap(({ document_items }) => document_items.map(({ document }) => document.name))
  const names = [...new Set(all)].filter((name) => documentCode(name) !== name).toSorted((a, b) => a.localeCompare(b))
  if (names.length === 0) return null
  return (
    <p className={classes.documents}>
      <strong>{t('minutes.references')}:</strong> {names.join('; ')}.
    </p>
  )
}
