import {
  documentChanges,
  documents,
  documentVersions,
  type DocumentDetail,
  type OutlineComparison,
} from '@apron/contract/documents'
import { Button } from '@mantine/core'
import { IconArrowLeft, IconGitCompare } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { useKeys } from '#lib/page/keys.ts'
import { navigate } from '#lib/router/router.ts'
import type { RawSearch } from '#lib/router/route.ts'
import { useSearch } from '#lib/router/use-router.ts'
import { Link } from '#lib/router/link.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { part } from '#ui/page/part.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { VersionImpact } from '../../domain/version-impact.tsx'
import { useDocumentId } from '../outline-place.ts'
import { ChangedItems, Kinds, kinds, type ChangeFilter } from './changed-items.tsx'
import { FileChanges } from './file-changes.tsx'
import { Versions } from './versions.tsx'
import classes from './comparing.module.css'

const KeysWindow = part(() => import('#ui/window/keys-window.tsx'), 'KeysWindow', { isWindow: true })

type Search = { from?: number | undefined; to?: number | undefined; show: ChangeFilter }

const numberIn = (given: unknown) => (Number(given) > 0 ? Number(given) : undefined)
const showable: readonly ChangeFilter[] = [...kinds, 'changes', 'all']

/** Two versions of a document side by side, item by item of the outline. */
export function ComparisonScreen() {
  const t = useText()
  const id = useDocumentId()
  const { data, error, refetch } = useRead(documents.show, { params: { id } }, { quiet: true })
  const document = data?.data
  return (
    <>
      <PageHeader title={t('comparison.title')} about={document?.name ?? t('comparison.about')}>
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={18} stroke={1.8} />}
          renderRoot={(props) => (
            <Link to="/document/view/$document_id/view" params={{ document_id: String(id) }} {...props} />
          )}
        >
          {t('outline.tree')}
        </Button>
      </PageHeader>
      <Card flush>
        {document ? (
          <Compared document={document} />
        ) : error ? (
          <LoadFailed title={t('comparison.load_failed')} failure={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingRows rows={6} />
        )}
      </Card>
    </>
  )
}
ComparisonScreen.search = {
  read: (given: RawSearch): Search => ({
    from: numberIn(given['from']),
    to: numberIn(given['to']),
    show: showable.find((shown) => shown === given['show']) ?? 'changes',
  }),
  defaults: { show: 'changes' },
}

function Compared({ document }: { document: DocumentDetail }) {
  const t = useText()
  const canCall = useCanCall()
  const { from, to, show } = useSearch<Search>()
  const list = useRef<HTMLDivElement>(null)
  const [showsKeys, setShowsKeys] = useState(false)
  const params = { id: document.id }
  const { data, error, refetch } = useRead(documentChanges.compare, { params, query: { from, to } }, { quiet: true })
  const compared = data?.data
  const change = (changed: Partial<Search>) =>
    void navigate({
      to: '.',
      replace: true,
      resetScroll: false,
      search: (before: Search) => ({ ...before, ...changed }),
    })
  const keys: Record<string, () => void> = {
    j: () => step(list.current, 1),
    k: () => step(list.current, -1),
    '?': () => setShowsKeys(true),
  }
  useKeys((key) => keys[key])
  const waits = compared?.to && document.versions.find(({ id }) => id === compared.to?.id)?.status.code === 0
  return (
    <>
      <div className={classes.tools}>
        {canCall(documentVersions.list) && document.versions.length > 0 && (
          <Versions
            versions={document.versions}
            from={from ?? compared?.from?.id ?? null}
            to={to ?? compared?.to?.id ?? null}
            onChange={change}
          />
        )}
        {compared && <Kinds items={compared.items} shown={show} onShow={(shown) => change({ show: shown })} />}
      </div>
      <h2 className="visually-hidden">{t('comparison.changes')}</h2>
      {waits && canCall(documentChanges.impact) && (
        <div className={classes.impact}>
          <VersionImpact documentId={document.id} versionId={compared.to!.id} isBesideChanges />
        </div>
      )}
      {!compared && !error && <LoadingRows rows={6} />}
      {!compared && error && (
        <LoadFailed title={t('comparison.load_failed')} failure={error} onRetry={() => void refetch()} />
      )}
      {compared && (
        <div ref={list}>
          <ChangedItems
            key={show}
            items={compared.items}
            shown={show}
            nothing={<Nothing compared={compared} shown={show} />}
          />
          <Files document={document} compared={compared} />
        </div>
      )}
      {showsKeys && (
        <KeysWindow
          rows={[
            [['J'], t('comparison.key_next')],
            [['K'], t('comparison.key_previous')],
          ]}
          onClose={() => setShowsKeys(false)}
        />
      )}
    </>
  )
}

/** Says why no item is shown. */
function Nothing({ compared: { from, items }, shown }: { compared: OutlineComparison; shown: ChangeFilter }) {
  const t = useText()
  if (from === null)
    return (
      <EmptyState icon={IconGitCompare} title={t('comparison.one_version')} hint={t('comparison.one_version_hint')} />
    )
  if (shown !== 'changes') return <EmptyState icon={IconGitCompare} title={t('comparison.none_of_kind')} />
  return (
    <EmptyState
      icon={IconGitCompare}
      title={t(items.length === 0 ? 'comparison.no_outlines' : 'comparison.nothing')}
      hint={t('comparison.nothing_hint')}
    />
  )
}

/** The files of both versions, for whoever sees these. */
function Files({ document: { versions }, compared }: { document: DocumentDetail; compared: OutlineComparison }) {
  const [before, after] = [compared.from, compared.to].map((side) => versions.find(({ id }) => id === side?.id)?.file)
  return before && after ? <FileChanges key={`${before.id} ${after.id}`} before={before} after={after} /> : null
}

/** Goes on to the next change, or back, from the one that has the focus. */
function step(list: HTMLElement | null, by: 1 | -1) {
  const all = [...(list?.querySelectorAll<HTMLElement>('article') ?? [])]
  const at = all.findIndex((one) => one.contains(window.document.activeElement))
  const next = all[at === -1 ? 0 : at + by]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'nearest' })
}
