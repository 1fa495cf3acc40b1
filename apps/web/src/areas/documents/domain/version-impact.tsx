import { documentChanges, type VersionImpact as Impact } from '@apron/contract/documents'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { Link } from '#lib/router/link.tsx'
import { useText } from '#lib/text/i18n.ts'
import { wordsOf } from '#ui/text/words-of.ts'
import classes from './version-impact.module.css'

/** So many of each are named. */
const most = 8

/** What a version that waits touches: questions that refer to what it changes, the audits that hold them, and their open findings. */
export function VersionImpact({
  documentId,
  versionId,
  isBesideChanges = false,
}: {
  documentId: number
  versionId: number
  /** Each change is shown on the same screen. */
  isBesideChanges?: boolean
}) {
  const t = useText()
  const { data, error, refetch } = useRead(
    documentChanges.impact,
    { params: { id: documentId }, query: { version: versionId } },
    { quiet: true },
  )
  return (
    <section className={classes.impact} aria-label={t('impact.title')}>
      <h3>{t('impact.title')}</h3>
      {data ? (
        <Touched impact={data.data} documentId={documentId} isBesideChanges={isBesideChanges} />
      ) : error ? (
        <LoadFailed title={t('impact.failed')} failure={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows rows={2} />
      )}
    </section>
  )
}

function Touched({
  impact,
  documentId,
  isBesideChanges,
}: {
  impact: Impact
  documentId: number
  isBesideChanges: boolean
}) {
  const t = useText()
  const { version, has_outline, questions, audits, findings, unseen } = impact
  if (!has_outline) return <p>{t('impact.no_outline')}</p>
  const isNone = questions.length + audits.length + findings.length + unseen.audits + unseen.findings === 0
  return (
    <>
      {isNone && <p>{t('impact.none')}</p>}
      <Named
        title={t('impact.questions', { count: questions.length })}
        lines={questions.map(({ id, group_id, header, content, author, items }) => ({
          id,
          href: `/checklist-item/list?group_id=${group_id}&panel=item&item=${id}`,
          name: `${header} ${wordsOf(content)}`,
          about: [items.map(({ index, header: name }) => index || name).join(', '), author?.fullname]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
      <Named
        title={t('impact.audits', { count: audits.length + unseen.audits })}
        unseen={unseen.audits}
        lines={audits.map(({ id, name, questions: count }) => ({
          id,
          href: `/checklist/${id}/view`,
          name,
          about: t('impact.questions', { count }),
        }))}
      />
      <Named
        title={t('impact.findings', { count: findings.length + unseen.findings })}
        unseen={unseen.findings}
        lines={findings.map(({ id, number, header, audit }) => ({
          id,
          href: `/checklist/${audit.id}/view?item=${id}`,
          name: [number, header].filter(Boolean).join(' · '),
          about: audit.name,
        }))}
      />
      {questions.length > 0 && <p>{t('impact.after')}</p>}
      {!isBesideChanges && (
        <Link
          to="/document/view/$document_id/comparison"
          params={{ document_id: String(documentId) }}
          search={{ to: version?.id }}
        >
          {t('impact.see_changes')}
        </Link>
      )}
    </>
  )
}

type Line = { id: number; href: string; name: string; about: string }

function Named({ title, lines, unseen = 0 }: { title: string; lines: readonly Line[]; unseen?: number }) {
  const t = useText()
  const others = lines.length - most
  if (lines.length + unseen === 0) return null
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {lines.slice(0, most).map(({ id, href, name, about }) => (
          <li key={id}>
            <Link href={href}>{name}</Link>
            {about && <small>{about}</small>}
          </li>
        ))}
        {others > 0 && <li>{t('impact.and_more', { count: others })}</li>}
        {unseen > 0 && <li>{t('impact.unseen', { count: unseen })}</li>}
      </ul>
    </>
  )
}
