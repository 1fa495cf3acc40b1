import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { Counter, Gauge, Registry } from 'prom-client'
import { connectionsOf } from '#db/client.ts'
import { countQueued } from '#jobs/records.ts'
import type { Services } from '#http/services.ts'
import type { CallMetrics } from './watch-calls.ts'
import { within } from './within.ts'

/** Milliseconds between two looks at how late the event loop is. */
const resolution = 20
/** Milliseconds that the database and the disk get to answer. */
const patience = 2_000

export type MetricsSources = {
  services: Pick<Services, 'db' | 'fileStore'>
  watched: CallMetrics
  /** Connections of the realtime channel. */
  sockets(): number
}
export type Metrics = { read(): Promise<string>; close(): void }
type Sample = { value: number } & Record<string, string | number>

/** The metrics of a process, in the format of Prometheus. */
export function openMetrics({ services, watched, sockets }: MetricsSources): Metrics {
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  let before = performance.eventLoopUtilization()

  function addProcess(now: Registry): void {
    const { user, system } = process.cpuUsage()
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
    addOne(now, 'process_start_time_seconds', 'Start, in seconds since 1970', performance.timeOrigin / 1_000)
    const cpu = { name: 'process_cpu_seconds_total', help: 'Processor time', registers: [now] }
    new Counter(cpu).inc((user + system) / 1e6)
    addOne(now, 'process_resident_memory_bytes', 'Memory of the process', rss)
    addOne(now, 'nodejs_heap_size_used_bytes', 'Heap in use', heapUsed)
    addOne(now, 'nodejs_heap_size_total_bytes', 'Heap', heapTotal)
    addOne(now, 'nodejs_external_memory_bytes', 'Memory outside the heap', external)
    const used = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(used, before)
    addOne(now, 'apron_event_loop_busy_ratio', 'Time at work since the last reading', utilization)
    before = used
    add(now, 'apron_event_loop_late_seconds', 'How late work begins, since the last reading', [
      ...[0.5, 0.99].map((quantile) => ({ quantile, value: lateness(delay.percentile(quantile * 100)) })),
      { quantile: 1, value: lateness(delay.max) },
    ])
    delay.reset()
  }

  function addPool(now: Registry): void {
    const pool = connectionsOf(services.db)
    if (!pool) return
    add(now, 'apron_pool_connections', 'Connections to the database', [
      { state: 'busy', value: pool.busy },
      { state: 'idle', value: pool.idle },
    ])
    addOne(now, 'apron_pool_waiting', 'Calls that wait for a connection', pool.waiting)
  }

  async function addStored(now: Registry): Promise<void> {
    const [queued, free] = await Promise.all([
      within(patience, countQueued(services.db)),
      within(patience, services.fileStore.freeBytes()),
    ])
    addOne(now, 'apron_database_up', 'Whether the database answers', queued ? 1 : 0)
    if (queued) {
      const jobs = queued.map(({ kind, state, jobs: value }) => ({ kind, state, value }))
      add(now, 'apron_jobs', 'Background jobs', jobs)
      const late = Math.max(0, ...queued.map((jobs) => jobs.late ?? 0))
      addOne(now, 'apron_jobs_late_seconds', 'How long the oldest job that is due has waited', late)
    }
    if (typeof free === 'number') addOne(now, 'apron_disk_free_bytes', 'Free where the files are', free)
  }

  return {
    async read() {
      // Figures that cannot be read now are left out, so they are gathered anew.
      const now = new Registry()
      addOne(now, 'apron_calls_running', 'Calls being answered', watched.running())
      addOne(now, 'apron_sockets', 'Connections of the realtime channel', sockets())
      addProcess(now)
      addPool(now)
      await addStored(now)
      return Registry.merge([watched.counted, now]).metrics()
    },
    close: () => delay.disable(),
  }
}

function addOne(registry: Registry, name: string, help: string, value: number): void {
  new Gauge({ name, help, registers: [registry] }).set(value)
}

/** A figure with labels, which all samples name alike. */
function add(registry: Registry, name: string, help: string, samples: readonly Sample[]): void {
  const labelNames = Object.keys(samples[0] ?? {}).filter((label) => label !== 'value')
  const gauge = new Gauge({ name, help, labelNames, registers: [registry] })
  for (const { value, ...labels } of samples) gauge.set(labels, value)
}

/** Seconds beyond the pause itself, of nanoseconds between two looks. */
const lateness = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1_000) || 0
