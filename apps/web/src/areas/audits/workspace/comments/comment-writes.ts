import { comments } from '@apron/contract/audits'
import { useMutation } from '@tanstack/react-query'
import type { CallError } from '#lib/calls/call-error.ts'
import { call } from '#lib/calls/call.ts'
import { keyOf, readAgain } from '#lib/calls/queries.ts'
import { queryClient } from '#lib/calls/query-client.ts'
import { findItem } from '../kept/item-cache.ts'
import { countAgain } from './kept-comments.ts'

/** The item whose comments these are. */
export type ItemPlace = { auditId: number; itemId: number }

/** What can only be done while the server is reached; only what it changes is read again, not the whole audit. */
export function useCommentWrites({ auditId, itemId }: ItemPlace) {
  const params = { id: auditId, itemId }
  const onSuccess = async () => {
    countAgain(auditId, itemId)
    await readAgain(keyOf(comments.list, { params }))
  }
  const remove = useMutation<unknown, CallError, number>({
    mutationFn: (commentId) => call(comments.remove, { params: { ...params, commentId } }),
    onSuccess,
  })
  const final = useMutation<unknown, CallError, number>({
    mutationFn: (id) => {
      const seen = findItem(queryClient, auditId, itemId)?.heads.conclusion
      return call(comments.final, { params: { id }, body: seen ? { seen } : {} })
    },
    onSuccess,
  })
  return { remove, final }
}
