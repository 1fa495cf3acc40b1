import { useSyncExternalStore } from 'react'

/** Bytes of a call's body that have left, by the identity of what is sent. */
const gone = new Map<string, number>()
const hearing = new Set<() => void>()

/** Reports how many bytes of it have left this device; null once nothing of it is on its way. */
export function noteSent(id: string, bytes: number | null): void {
  if (bytes === null) gone.delete(id)
  else gone.set(id, bytes)
  for (const hear of hearing) hear()
}

function subscribe(listener: () => void) {
  hearing.add(listener)
  return () => hearing.delete(listener)
}

/** How many bytes of it have left this device; null while nothing of it is on its way. */
export function useSentBytes(id: string): number | null {
  return useSyncExternalStore(subscribe, () => gone.get(id) ?? null)
}

/** The same as a share of these files; 100 is for the server to say. */
export function useSentPercent(id: string, files: readonly File[]): number | null {
  const sent = useSentBytes(id)
  const whole = files.reduce((sum, { size }) => sum + size, 0)
  return sent === null ? null : Math.min(99, Math.floor((sent / Math.max(whole, 1)) * 100))
}

/**
 * A `fetch` that reports how many bytes of the body have left, null at its end; the browser's own does not. Rejects, as
 * that does, when the network fails.
 */
export const telling =
  (hear: (bytes: number | null) => void): typeof fetch =>
  (address, init = {}) =>
    new Promise((resolve, reject) => {
      if (init.signal?.aborted) return reject(new DOMException('', 'AbortError'))
      const request = new XMLHttpRequest()
      request.open(init.method ?? 'GET', address as string)
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value)
      request.responseType = 'blob'
      request.upload.onprogress = ({ loaded }) => hear(loaded)
      request.onloadend = () => hear(null)
      request.onload = () => resolve(responseOf(request))
      request.onerror = () => reject(new TypeError('network'))
      request.onabort = () => reject(new DOMException('', 'AbortError'))
      init.signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(init.body as XMLHttpRequestBodyInit | null)
    })

/** The same for what one call sends of a change. */
export const uploading = (id: string): typeof fetch => telling((bytes) => noteSent(id, bytes))

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  const { status, statusText } = request
  // An answer without a body may be given none.
  const body = status === 204 ? null : (request.response as Blob)
  return new Response(body, { status, statusText, headers })
}
