import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openLine } from '#testing/processes/line.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

const metricsToken = 'read-what-it-counts'
let world: World
let editor: Browser
beforeAll(async () => {
  world = await startWorld({ config: { metricsToken } })
  editor = await world.as('CREATE_POSITION', 'UPDATE_POSITION')
})
afterAll(() => world.stop())

type Came = { status: number; text: string }
/** With whatever headers, which `fetch` does not allow. */
function ask(headers: Record<string, string> = {}, path = '/metrics'): Promise<Came> {
  return new Promise((resolve, reject) => {
    request(`${world.url}${path}`, { headers }, (response) => {
      let text = ''
      response.on('data', (part: Buffer) => (text += part.toString()))
      response.on('end', () => resolve({ status: response.statusCode!, text }))
    })
      .on('error', reject)
      .end()
  })
}
const read = async () => (await ask()).text
/** What is counted: each name with its type and its labels. */
function namesOf(text: string): string[] {
  const types = new Map([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => [name!, type!]))
  const named = [...text.matchAll(/^([a-z_]+)(?:\{(.*)\})? \S+$/gm)].map(([, name = '', labels = '']) => {
    const type = types.get(name) ?? types.get(name.replace(/_(?:bucket|sum|count)$/, ''))
    return [type, name, ...[...labels.matchAll(/(\w+)="/g)].map(([, label]) => label!).sort()].join(' ')
  })
  return [...new Set(named)].sort()
}
const number = (text: string, line: string) =>
  Number(new RegExp(`^${line.replace(/[{}()|+]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1])

describe('the metrics', () => {
  it('count calls by their declared route and status, and name no address that anybody asked for', async () => {
    const position = (await editor.post('/positions', { body: { name: 'Thủ kho', order: 1 } })).body.data.id as number
    await editor.get(`/positions/${position}`)
    await editor.get('/positions/987654321')
    await editor.get('/positions?search=bí-mật')
    await ask({}, '/no/such/address')
    const [route, other] = ['method="GET",route="/api/positions/:id"', 'method="GET",route="/api/positions"']
    await vi.waitFor(async () => {
      const text = await read()
      expect(number(text, `apron_calls_total{${route},status="200"}`)).toBe(1)
      expect(number(text, `apron_calls_total{${route},status="404"}`)).toBe(1)
      expect(number(text, `apron_call_seconds_count{${route}}`)).toBe(2)
      expect(number(text, `apron_call_seconds_bucket{le="+Inf",${route}}`)).toBe(2)
      expect(number(text, `apron_call_seconds_sum{${route}}`)).toBeGreaterThan(0)
      expect(number(text, `apron_calls_total{${other},status="200"}`)).toBe(1)
      expect(text).toContain('apron_calls_total{method="-",route="elsewhere",status="404"}')
      expect(text).not.toMatch(/987654321|mật|b%C3%AD|no.such/)
    }, 45_000)
  })

  it('tell of connections, jobs, the pool, the event loop and the disk', async () => {
    await openLine(world.url, editor.token)
    const text = await read()
    expect(number(text, 'apron_sockets')).toBe(1)
    expect(number(text, 'apron_calls_running')).toBe(1)
    expect(number(text, 'apron_database_up')).toBe(1)
    expect(text).toContain('# TYPE apron_jobs gauge')
    expect(number(text, 'apron_pool_connections{state="busy"}')).toBeGreaterThanOrEqual(0)
    expect(number(text, 'apron_pool_waiting')).toBe(0)
    expect(number(text, 'apron_event_loop_late_seconds{quantile="1"}')).toBeGreaterThanOrEqual(0)
    expect(number(text, 'apron_disk_free_bytes')).toBeGreaterThan(0)
    expect(number(text, 'process_resident_memory_bytes')).toBeGreaterThan(0)
    expect(text).not.toContain('NaN')
  })

  it('keep the names, types and labels by which they are watched', async () => {
    await (await world.asSuper()).post('/jobs', { body: { kind: 'forget' } })
    await vi.waitFor(async () => {
      expect(namesOf(await read())).toEqual([
        'counter apron_calls_total method route status',
        'counter process_cpu_seconds_total',
        'gauge apron_calls_running',
        'gauge apron_database_up',
        'gauge apron_disk_free_bytes',
        'gauge apron_event_loop_busy_ratio',
        'gauge apron_event_loop_late_seconds quantile',
        'gauge apron_jobs kind state',
        'gauge apron_jobs_late_seconds',
        'gauge apron_pool_connections state',
        'gauge apron_pool_waiting',
        'gauge apron_sockets',
        'gauge nodejs_external_memory_bytes',
        'gauge nodejs_heap_size_total_bytes',
        'gauge nodejs_heap_size_used_bytes',
        'gauge process_resident_memory_bytes',
        'gauge process_start_time_seconds',
        'histogram apron_call_seconds_bucket le method route',
        'histogram apron_call_seconds_count method route',
        'histogram apron_call_seconds_sum method route',
      ])
    })
  })

  it('are for the machine itself and whoever has the token; to others there is nothing there', async () => {
    const nothing = await ask({}, '/metrics-of-nobody')
    const host = { host: 'apron.example' }
    for (const passedOn of [
      { 'x-forwarded-for': '127.0.0.1' },
      { 'x-real-ip': '10.0.0.9' },
      { forwarded: 'for=10.0.0.9' },
      ...[
        'cf-connecting-ip',
        'cf-ray',
        'true-client-ip',
        'fastly-client-ip',
        'x-client-ip',
        'x-cluster-client-ip',
        'x-forwarded',
        'x-forwarded-port',
        'x-original-forwarded-for',
        'x-envoy-external-address',
        'x-azure-clientip',
        'x-appengine-user-ip',
        'tailscale-user-login',
        'fly-client-ip',
        'x-arr-log-id',
        'via',
        'x-remote-ip',
      ].map((name) => ({ [name]: '10.0.0.9' })),
      host,
      { ...host, authorization: 'Bearer read-what-it-count' },
      { ...host, authorization: `Bearer ${metricsToken}s` },
      { ...host, authorization: `Bearer ${editor.token}` },
    ] as Record<string, string>[]) {
      expect(await ask(passedOn)).toEqual(nothing)
    }
    expect(nothing.status).toBe(404)
    const shown = await ask({ ...host, 'x-forwarded-for': '10.0.0.9', authorization: `Bearer ${metricsToken}` })
    expect([shown.status, shown.text.includes('apron_calls_total')]).toEqual([200, true])
  })
})
