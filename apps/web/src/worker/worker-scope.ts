/** What a service worker finds around it; the compiler's library has either pages or workers, not both. */
export type Worker = {
  addEventListener(name: 'install' | 'activate', hear: (event: Lasting) => void): void
  addEventListener(name: 'fetch', hear: (event: Asked) => void): void
  addEventListener(name: 'message', hear: (event: Told) => void): void
  clients: {
    claim(): Promise<void>
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenPage[]>
  }
  location: Location
  skipWaiting(): Promise<void>
  /** Put in front by the server: a mark of the headers with which it sends pages. */
  pageHeaders?: string
}

type Lasting = Event & { waitUntil(work: Promise<unknown>): void }
type Asked = Lasting & { request: Request; respondWith(answer: Promise<Response>): void }
export type Told = Lasting & { data: unknown; ports: readonly MessagePort[] }
export type OpenPage = { url: string; postMessage(words: string, ports: MessagePort[]): void }
