import type { DocumentDetail } from '@apron/contract/documents'
import { Link } from '#lib/router/link.tsx'
import { useText } from '#lib/text/i18n.ts'
import classes from './document-ties.module.css'

/** To what a document belongs, what belongs to it, and where it is in another language; nothing for one that stands alone. */
export function DocumentTies({
  document: { parent, children, original, translations },
}: {
  document: Pick<DocumentDetail, 'parent' | 'children' | 'original' | 'translations'>
}) {
  const t = useText()
  const ties = [
    { text: t('documentList.belongs_to'), others: parent ? [parent] : [] },
    { text: t('documentList.belonging'), others: children },
    { text: t('documentList.translation_of'), others: original ? [original] : [] },
    { text: t('documentList.translations'), others: translations },
  ].filter(({ others }) => others.length > 0)
  if (ties.length === 0) return null
  return (
    <span className={classes.ties}>
      {ties.map(({ text, others }) => (
        <span key={text} className={classes.tie}>
          {text}:{' '}
          {others.map(({ id, name }) => (
            <Link key={id} to="/document/list" search={{ panel: 'read', document: id }}>
              {name}
            </Link>
          ))}
        </span>
      ))}
    </span>
  )
}
