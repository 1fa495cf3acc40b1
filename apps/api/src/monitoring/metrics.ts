import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { connectionsOf } from '../db/client.ts'
import { countQueued } from '../jobs/records.ts'
import type { Services } from '../http/services.ts'
import { newText, writeCalls, type Text } from './metrics-text.ts'
import type { Watched } from './watch-calls.ts'
import { within } from './within.ts'

/** Milliseconds between two looks at how late the event loop is. */
const resolution = 20
/** Milliseconds that the database and the disk get to tell how they stand. */
const patience = 2_000

export type Measured = {
  services: Pick<Services, 'db' | 'fileStore'>
  watched: Watched
  /** Connections of the realtime channel. */
  sockets(): number
}
export type Metrics = { read(): Promise<string>; close(): void }

/** What a process tells of itself, in the format that Prometheus reads. */
export function openMetrics({ services, watched, sockets }: Measured): Metrics {
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  let before = performance.eventLoopUtilization()

  function writeProcess(text: Text): void {
    const { user, system } = process.cpuUsage()
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
    text.one('process_start_time_seconds', 'gauge', performance.timeOrigin / 1_000)
    text.one('process_cpu_seconds_total', 'counter', (user + system) / 1e6)
    text.one('process_resident_memory_bytes', 'gauge', rss)
    text.one('nodejs_heap_size_used_bytes', 'gauge', heapUsed)
    text.one('nodejs_heap_size_total_bytes', 'gauge', heapTotal)
    text.one('nodejs_external_memory_bytes', 'gauge', external)
    const now = performance.eventLoopUtilization()
    text.one('apron_event_loop_busy_ratio', 'gauge', performance.eventLoopUtilization(now, before).utilization)
    before = now
    text.kind('apron_event_loop_late_seconds', 'gauge')
    for (const quantile of [0.5, 0.99])
      text.sample('apron_event_loop_late_seconds', lateness(delay.percentile(quantile * 100)), { quantile })
    text.sample('apron_event_loop_late_seconds', lateness(delay.max), { quantile: 1 })
    delay.reset()
  }

  function writePool(text: Text): void {
    const pool = connectionsOf(services.db)
    if (!pool) return
    text.kind('apron_pool_connections', 'gauge')
    text.sample('apron_pool_connections', pool.busy, { state: 'busy' })
    text.sample('apron_pool_connections', pool.idle, { state: 'idle' })
    text.one('apron_pool_waiting', 'gauge', pool.waiting)
  }

  async function writeStored(text: Text): Promise<void> {
    const [queued, free] = await Promise.all([
      within(patience, countQueued(services.db)),
      within(patience, services.fileStore.freeBytes()),
    ])
    text.one('apron_database_up', 'gauge', queued ? 1 : 0)
    if (queued) {
      text.kind('apron_jobs', 'gauge')
      for (const { kind, state, jobs } of queued) text.sample('apron_jobs', jobs, { kind, state })
      text.one('apron_jobs_late_seconds', 'gauge', Math.max(0, ...queued.map(({ late }) => late ?? 0)))
    }
    if (typeof free === 'number') text.one('apron_disk_free_bytes', 'gauge', free)
  }

  return {
    async read() {
      const text = newText()
      writeCalls(text, watched.meters)
      text.one('apron_calls_running', 'gauge', watched.running())
      text.one('apron_sockets', 'gauge', sockets())
      writeProcess(text)
      writePool(text)
      await writeStored(text)
      return text.toString()
    },
    close: () => delay.disable(),
  }
}

/** Seconds beyond the pause itself, of nanoseconds between two looks. */
const lateness = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1_000) || 0
