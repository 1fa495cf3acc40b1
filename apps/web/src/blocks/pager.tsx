import { pageSizes, type Meta } from '@apron/contract'
import { NativeSelect, Pagination, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useEffectEvent, useId } from 'react'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import classes from './pager.module.css'

/** Whether a list of a panel is more than its first page: a short one needs nothing to turn it. */
export const isPaged = ({ total, current_page }: Meta): boolean => total > pageSizes[0] || current_page > 1

/** Rows a page, pages, and how many records a list has; nothing while it has none. */
export function Pager({
  meta,
  onChange,
}: {
  meta: Meta | undefined
  onChange: (change: { page?: number; per_page?: number }) => void
}) {
  if (!meta || meta.total === 0) return null
  return <PagerOf meta={meta} onChange={onChange} />
}

function PagerOf({ meta, onChange }: { meta: Meta; onChange: Parameters<typeof Pager>[0]['onChange'] }) {
  const { total, current_page: page, per_page: perPage } = meta
  const t = useText()
  const id = useId()
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const pages = Math.max(1, Math.ceil(total / perPage))
  const sizes: readonly number[] = pageSizes
  // The rows of the last page may be gone: what is left stands on the page before.
  const turnTo = useEffectEvent((last: number) => onChange({ page: last }))
  useEffect(() => {
    if (page > pages) turnTo(pages)
  }, [page, pages])
  const offered = sizes.includes(perPage) ? sizes : [...sizes, perPage].sort((left, right) => left - right)
  return (
    <div className={classes.pager}>
      <div className={classes.size}>
        <label htmlFor={id}>{t('actions.page_size')}</label>
        <NativeSelect
          id={id}
          w={84}
          data={offered.map(String)}
          value={String(perPage)}
          onChange={(event) => onChange({ per_page: Number(event.currentTarget.value), page: 1 })}
        />
        <Text c="dimmed" className={classes.total} aria-live="polite">
          {t('actions.records', { count: total, formatted: formatNumber(total) })}
        </Text>
      </div>
      {pages > 1 && (
        <nav aria-label={t('actions.pages')}>
          <Pagination
            total={pages}
            value={page}
            size={isNarrow ? 44 : 30}
            className={classes.pages}
            radius="md"
            siblings={isNarrow ? 0 : 1}
            gap={6}
            getItemProps={(item) => ({ 'aria-label': t('actions.page', { page: item }) })}
            getControlProps={(control) => ({
              'aria-label': control === 'previous' ? t('actions.previous_page') : t('actions.next_page'),
            })}
            onChange={(next) => onChange({ page: next })}
          />
        </nav>
      )}
    </div>
  )
}
