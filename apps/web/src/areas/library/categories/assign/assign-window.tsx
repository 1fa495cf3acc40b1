import { checklists, mostFiled, type ListedAudit } from '@apron/contract/audits'
import { categories, type Category } from '@apron/contract/library'
import { Modal } from '@mantine/core'
import { useMemo } from 'react'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { AssignForm } from './assign-form.tsx'

/** As the other clients ask for them. */
const page = { page: 1, per_page: mostFiled, sort: 'desc' } as const

/** Chooses which audits are in a category, once they are here. */
export function AssignWindow({ category, onClose }: { category: Category; onClose: () => void }) {
  const t = useText()
  const all = useRead(checklists.list, { query: page }, { quiet: true, staleTime: 0 })
  // Of more than fit, those that are in it already are asked for by themselves: left out, they would leave it.
  const isMore = (all.data?.meta.total ?? 0) > mostFiled
  const query = { ...page, category_id: category.id }
  const present = useRead(checklists.list, { query }, { quiet: true, staleTime: 0, enabled: isMore })
  const known = useRead(categories.list, {}, { quiet: true })
  const failure = all.error ?? present.error ?? known.error
  const isThere = all.isFetchedAfterMount && known.data && (!isMore || present.isFetchedAfterMount)
  const audits = useMemo(() => {
    const rows = [...(all.data?.data ?? []), ...(present.data?.data ?? [])]
    return [...new Map(rows.map((row): [number, ListedAudit] => [row.id, row])).values()]
  }, [all.data, present.data])
  if (isThere && !failure)
    return (
      <AssignForm
        category={category}
        usual={known.data?.data.find(({ is_default }) => is_default)?.id ?? null}
        audits={audits}
        isCut={isMore}
        onClose={onClose}
      />
    )
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('categories.assign_to', { name: category.name })}
      size={720}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      {failure ? (
        <LoadFailed
          title={t('categories.audits_failed')}
          failure={failure}
          onRetry={() => void Promise.all([all.refetch(), isMore && present.refetch(), known.refetch()])}
        />
      ) : (
        <LoadingRows rows={8} />
      )}
    </Modal>
  )
}
