import { topics, type Topic } from '@apron/contract/talk'
import { useRemoval } from '#blocks/removal.ts'
import { useCanCall } from '#lib/session/can.ts'
import { DeleteLine, EditLine, RowActions } from '#ui/list/row-actions.tsx'
import { confirmDelete } from '#ui/window/confirm.ts'

/** What can be done with one topic. */
export function TopicMenu({ topic, onEdit }: { topic: Topic; onEdit: (topic: Topic) => void }) {
  const canCall = useCanCall()
  const { remove } = useRemoval(topics.remove, confirmDelete)
  return (
    <RowActions name={topic.name}>
      {canCall(topics.update) && <EditLine onClick={() => onEdit(topic)} />}
      {canCall(topics.remove) && <DeleteLine onClick={() => remove(topic.name, { params: { id: topic.id } })} />}
    </RowActions>
  )
}
