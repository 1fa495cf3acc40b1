import type { Route } from '@apron/contract'
import type { CallInput } from '#lib/calls/request.ts'
import { useWrite, type WriteOptions } from '#lib/calls/queries.ts'

/** Removes what the person is sure to be rid of; `isSure` asks them about it by its name, or by how many there are. */
export function useRemoval<R extends Route, What>(
  route: R,
  isSure: (what: What) => Promise<boolean>,
  options: Pick<WriteOptions<R>, 'onDone'> = {},
) {
  const { start, isWriting } = useWrite(route, { success: 'actions.delete_success', ...options })
  const ask = async (what: What, sent: CallInput<R>) => {
    if (await isSure(what)) start(sent)
  }
  return { remove: (what: What, sent: CallInput<R>) => void ask(what, sent), isWriting }
}
