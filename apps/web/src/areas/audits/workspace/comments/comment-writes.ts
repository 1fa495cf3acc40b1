import { comments } from '@apron/contract/audits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { CallError } from '../../../../lib/call-error.ts'
import { call, newIdempotencyKey, type Sent } from '../../../../lib/call.ts'
import { keyOf } from '../../../../lib/queries.ts'

/** The item whose comments these are. */
export type Place = { auditId: number; itemId: number }

/** The writes on the comments of one item; only what they change is read again, not the whole audit. */
export function useCommentWrites({ auditId, itemId }: Place, onChanged: () => void) {
  const client = useQueryClient()
  const unanswered = useRef<{ print: string; key: string } | null>(null)
  const params = { id: auditId, itemId }

  /** The same thing sent again after the network failed bears the same key. */
  async function once<Answer>(sent: unknown, send: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> {
    const print = JSON.stringify(sent, (_, value: unknown) =>
      value instanceof File ? [value.name, value.size, value.lastModified] : value,
    )
    const key = unanswered.current?.print === print ? unanswered.current.key : newIdempotencyKey()
    unanswered.current = { print, key }
    const answer = await send(key).catch((error: unknown) => {
      if (!(error instanceof CallError && error.isNetwork)) unanswered.current = null
      throw error
    })
    unanswered.current = null
    return answer
  }

  const onSuccess = async () => {
    onChanged()
    await client.invalidateQueries({ queryKey: keyOf(comments.list, { params }) })
  }
  const create = useMutation({
    meta: { quiet: true },
    mutationFn: (sent: Omit<Sent<typeof comments.create>, 'params'>) =>
      once(sent, (idempotencyKey) => call(comments.create, { ...sent, params }, { idempotencyKey })),
    onSuccess,
  })
  const update = useMutation({
    meta: { quiet: true },
    mutationFn: ({ commentId, ...sent }: Omit<Sent<typeof comments.update>, 'params'> & { commentId: number }) =>
      once([commentId, sent], (idempotencyKey) =>
        call(comments.update, { ...sent, params: { ...params, commentId } }, { idempotencyKey }),
      ),
    onSuccess,
  })
  const remove = useMutation<unknown, CallError, number>({
    mutationFn: (commentId) => call(comments.remove, { params: { ...params, commentId } }),
    onSuccess,
  })
  const final = useMutation<unknown, CallError, number>({
    mutationFn: (id) => call(comments.final, { params: { id } }),
    onSuccess,
  })
  return { create, update, remove, final }
}
