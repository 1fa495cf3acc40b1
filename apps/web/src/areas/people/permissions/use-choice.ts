import type { AnswerOf } from '@apron/contract'
import { groupPermissions, type GroupPermissionFolder } from '@apron/contract/people'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { startOf, useWrite } from '#lib/calls/queries.ts'

/** What a person has ticked and not yet saved, over what the group has. */
export function useChoice(groupId: number, folders: GroupPermissionFolder[], reload: () => Promise<unknown>) {
  const client = useQueryClient()
  const [changes, setChanges] = useState<ReadonlyMap<number, boolean>>(new Map())
  const { write, isWriting } = useWrite(groupPermissions.save, { success: 'groupPermissions.saved' })
  const entries = folders.flatMap(({ children }) => children)
  const pending = entries.filter(({ id, select }) => (changes.get(id) ?? select) !== select)
  const isChosen = (entry: { id: number; select: boolean }) => changes.get(entry.id) ?? entry.select

  const choose = (some: readonly { id: number }[], chosen: boolean) =>
    setChanges((before) => new Map([...before, ...some.map(({ id }) => [id, chosen] as const)]))

  const save = async () => {
    const data = entries.filter(isChosen).map(({ id }) => id)
    const seen = entries.filter(({ select }) => select).map(({ id }) => id)
    try {
      await write({ params: { id: groupId }, body: { data, seen } })
      // What is saved is no longer pending, also before it has been read again; what was ticked meanwhile is.
      const saved = new Set(data)
      client.setQueriesData<List>(
        { queryKey: startOf(groupPermissions.list, { id: groupId }) },
        (list) => list && { ...list, data: list.data.map((folder) => withChosen(folder, saved)) },
      )
      setChanges((before) => new Map([...before].filter(([id, chosen]) => chosen !== saved.has(id))))
    } catch {
      // Somebody else may have changed the group: what is ticked here stays, over what is there now.
      await reload()
    }
  }
  return { isChosen, choose, save, isSaving: isWriting, pending: pending.length }
}

type List = AnswerOf<typeof groupPermissions.list>

const withChosen = (folder: GroupPermissionFolder, chosen: ReadonlySet<number>): GroupPermissionFolder => ({
  ...folder,
  children: folder.children.map((entry) => ({ ...entry, select: chosen.has(entry.id) })),
})

export type Choice = ReturnType<typeof useChoice>
