import { papers, readingsPaper, type ScribeOptions, type ReadingList } from '@apron/contract/audits'
import { readings } from '@apron/contract/documents'
import { useCallback, useMemo } from 'react'
import { useRead } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { useAddress } from './address.ts'
import { paperSearch } from '../domain/paper/making.ts'
import { PaperPage } from '../domain/paper/paper-page.tsx'

/** Who has read a controlled document, as a paper. */
export function ReadersScreen() {
  const { documentId: id } = useAddress()
  const readers = useRead(readings.listed, { params: { id } }, { screen: true }).data?.data
  const paper = useRead(papers.head, {}).data?.data
  const list = useMemo((): ReadingList | null => (readers && paper ? { ...readers, paper } : null), [readers, paper])
  return list ? <Readers id={id} list={list} /> : <LoadingRows rows={12} />
}
ReadersScreen.search = { read: paperSearch }

function Readers({ id, list }: { id: number; list: ReadingList }) {
  const t = useText()
  const make = useCallback((making: ScribeOptions) => readingsPaper(list, making), [list])
  const { name, version } = list.document
  return (
    <PaperPage
      title={t('minutes.readers')}
      about={t('minutes.readers_about', { name, version })}
      name={t('minutes.readers_file', { name })}
      make={make}
      exported={{ what: 'readings', of: id }}
    />
  )
}
