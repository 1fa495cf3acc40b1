import { root } from '@apron/contract'
import { organizations } from '@apron/contract/people'
import { useIsFetching } from '@tanstack/react-query'
import { CallError } from '#lib/calls/call-error.ts'
import { ask } from '#lib/page/dialogs.ts'
import { useText } from '#lib/text/i18n.ts'
import { noticeProblem, noticeSuccess } from '#lib/page/notices.ts'
import { startOf, useWrite } from '#lib/calls/queries.ts'
import { branchOf, savedOf, type OrganizationNode } from './organization-nodes.ts'

const lists = { queryKey: startOf(organizations.list) }

/** Puts an organisation, with all below it, under another one (0: at the top), once the person has read what that means; resolves with whether it moved. */
export function useMove(nodes: readonly OrganizationNode[]) {
  const t = useText()
  const { write, isWriting } = useWrite(organizations.update)
  // What is moved from a list that is being read again would be refused for what the list does not show yet.
  const isReading = useIsFetching(lists) > 0
  const nameOf = (id: number) => {
    const name = nodes.find((node) => node.id === id)?.name
    return name === undefined ? t('organizations.top') : t('organizations.named', { name })
  }

  const move = async ({ id, name, organization }: OrganizationNode, to: number) => {
    const seen = savedOf(organization)
    const places = { name, from: nameOf(seen.parent_id), to: nameOf(to) }
    const below = branchOf(nodes, id).size - 1
    const isSure = await ask({
      title: t('organizations.move_confirm'),
      text: t(below > 0 ? 'organizations.move_text' : 'organizations.move_alone', { ...places, count: below }),
      confirm: t('organizations.move'),
    })
    if (!isSure) return false
    try {
      await write({ params: { id }, body: { ...seen, parent_id: to, seen } })
    } catch (error) {
      // No form is here that could show it under a field.
      if (error instanceof CallError && error.isFields) noticeProblem(Object.values(error.errors).flat().join(' '))
      return false
    }
    noticeSuccess(to === root ? 'organizations.moved_to_top' : 'organizations.moved', places)
    return true
  }
  return { move, isMoving: isWriting || isReading }
}
