import { AssistiveDndState, isOrderedDragTarget, type DndState } from '@headless-tree/core'
import type { useText } from '#lib/text/i18n.ts'

type Text = ReturnType<typeof useText>

/** What is read aloud of dragging by keyboard: how it starts, where the line would go, how it ended. */
export function dragWords<Node>(t: Text, dnd: DndState<Node> | null | undefined, state: AssistiveDndState): string {
  switch (state) {
    case AssistiveDndState.Started:
      return `${placeWords(t, dnd)} ${t('actions.drag_keys')}`
    case AssistiveDndState.Dragging:
      return placeWords(t, dnd)
    case AssistiveDndState.Completed:
      return t('actions.drag_done')
    case AssistiveDndState.Aborted:
      return t('actions.drag_aborted')
    default:
      return t('actions.drag_start')
  }
}

function placeWords<Node>(t: Text, dnd: DndState<Node> | null | undefined): string {
  const target = dnd?.dragTarget
  if (!target) return t('actions.drag_place_none')
  const name = dnd.draggedItems?.map((item) => item.getItemName()).join(', ') ?? ''
  const parent = target.item.getItemName()
  if (!isOrderedDragTarget(target))
    return parent ? t('actions.drag_place_in', { name, parent }) : t('actions.drag_place_top', { name })
  // Counted without the line that moves: where it will stand.
  const place = target.insertionIndex + 1
  return parent ? t('actions.drag_place_at', { name, parent, place }) : t('actions.drag_place_at_top', { name, place })
}
