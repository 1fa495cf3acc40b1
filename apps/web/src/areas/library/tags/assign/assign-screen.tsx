import { checklistItems, tags } from '@apron/contract/library'
import { Button } from '@mantine/core'
import { IconTags } from '@tabler/icons-react'
import { useState } from 'react'
import { OnlyFor } from '#blocks/only-for.tsx'
import { pickItem } from '#blocks/audit/use-library.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { AssignForm } from './assign-form.tsx'
import { assignSearch, useAssignPlace } from './assign-place.ts'
import { ChooseTag } from './choose-tag.tsx'

/** Chooses a tag, and which questions of the library bear it. */
export function AssignScreen() {
  return (
    <OnlyFor route={tags.attach}>
      <OnlyFor route={checklistItems.list}>
        <Assign />
      </OnlyFor>
    </OnlyFor>
  )
}
AssignScreen.search = assignSearch

function Assign() {
  const t = useText()
  const { tag_id: id, go } = useAssignPlace()
  const [isChoosing, setChoosing] = useState(false)
  const choose = () => setChoosing(true)
  return (
    <>
      {id === undefined ? (
        <>
          <PageHeader title={t('tags.assign')} about={t('tags.assign_first')} />
          <Card>
            <EmptyState icon={IconTags} title={t('tags.choose_first')} hint={t('tags.choose_first_hint')}>
              <Button onClick={choose}>{t('tags.choose')}</Button>
            </EmptyState>
          </Card>
        </>
      ) : (
        <OfTag key={id} id={id} onChooseOther={choose} />
      )}
      {isChoosing && (
        <ChooseTag
          present={id ?? null}
          onChoose={(tag_id) => {
            setChoosing(false)
            go({ tag_id, panel: undefined })
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}

/** What was read when it was opened is what a set is compared with: others' changes since are the server's affair. */
function OfTag({ id, onChooseOther }: { id: number; onChooseOther: () => void }) {
  const { data: tag } = useRead(tags.show, { params: { id } }, { screen: true })
  const query = { tag_id: id, per_page: 'all', sort: 'asc' } as const
  const { data, isFetchedAfterMount: isFresh } = useRead(
    checklistItems.list,
    { query },
    { keepsPrevious: false, staleTime: 0 },
  )
  if (!tag || !data || !isFresh)
    return (
      <Card>
        <LoadingRows rows={10} height={34} />
      </Card>
    )
  return <AssignForm tag={tag.data} items={data.data.map(pickItem)} onChooseOther={onChooseOther} />
}
