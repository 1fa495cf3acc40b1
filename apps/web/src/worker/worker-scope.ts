/** What a service worker finds around it; the compiler's library has either pages or workers, not both. */
export type Worker = {
  addEventListener(name: 'install' | 'activate', hear: (event: WorkerEvent) => void): void
  addEventListener(name: 'fetch', hear: (event: WorkerFetchEvent) => void): void
  addEventListener(name: 'message', hear: (event: WorkerMessageEvent) => void): void
  clients: {
    claim(): Promise<void>
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenPage[]>
  }
  location: Location
  skipWaiting(): Promise<void>
  /** Put in front by the server: a mark of the headers with which it sends pages. */
  pageHeaders?: string
}

type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void }
type WorkerFetchEvent = WorkerEvent & { request: Request; respondWith(answer: Promise<Response>): void }
export type WorkerMessageEvent = WorkerEvent & { data: unknown; ports: readonly MessagePort[] }
export type OpenPage = { url: string; postMessage(words: string, ports: MessagePort[]): void }
