import { useEffect, useState } from 'react'

/** What a fetched file became; `failed` where it could not be reached or read. */
export type FetchState<Value> = { value: Value | null; failed: boolean; again: () => void }

/** Fetches a stored file by its address and makes something of its bytes. */
export function useFetched<Value>(url: string, make: (bytes: Blob) => Promise<Value>): FetchState<Value> {
  const [round, setRound] = useState(0)
  const [state, setState] = useState<{ of: string; value: Value | null; failed: boolean } | null>(null)
  const of = `${round} ${url}`
  useEffect(() => {
    const stopping = new AbortController()
    const read = async () => {
      const answer = await fetch(url, { signal: stopping.signal })
      if (!answer.ok) throw new Error(`${answer.status}`)
      return make(await answer.blob())
    }
    void read()
      .then((value) => stopping.signal.aborted || setState({ of, value, failed: false }))
      .catch(() => stopping.signal.aborted || setState({ of, value: null, failed: true }))
    return () => stopping.abort()
  }, [url, of, make])
  const now = state?.of === of ? state : null
  return { value: now?.value ?? null, failed: now?.failed ?? false, again: () => setRound(round + 1) }
}
