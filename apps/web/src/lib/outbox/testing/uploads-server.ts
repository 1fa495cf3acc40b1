import { createHash } from 'node:crypto'

type ServerUpload = {
  id: number
  key: string
  name: string
  bytes: number
  digest: string | undefined
  parts: Map<number, Uint8Array>
  file: object | null
  isGone: boolean
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const untouched = () => ({ parts: new Map<number, Uint8Array>(), file: null, isGone: false })

/** A server for resumable uploads, at the level of `fetch`; a test cuts its line and damages what it carries. */
export function uploadsServer(partBytes: number) {
  const kept: ServerUpload[] = []
  const calls: string[] = []
  /** How often each part was stored, and what each call is answered instead; `null` is a network that fails. */
  const stored = new Map<string, number>()
  const instead: (Response | null | undefined)[] = []
  const world = { person: 'token-1', reachable: Infinity }

  const refuse = (status: number, code: string, more = {}) =>
    Response.json({ code, message: `The server says ${code}.`, ...more }, { status })
  const shown = ({ id, name, bytes, parts, file }: ServerUpload) =>
    Response.json({
      data: { id, name, bytes, part_bytes: partBytes, have: [...parts.keys()].toSorted((a, b) => a - b), file },
    })

  function begin(init: RequestInit): Response {
    const { name, bytes, digest } = JSON.parse(init.body as string) as ServerUpload
    const key = new Headers(init.headers).get('idempotency-key') ?? ''
    const before = kept.find((one) => one.key === key)
    // The answer of the first time, whatever has become of it.
    if (before) return shown({ ...before, parts: new Map(), file: null })
    const same = kept.find((one) => digest !== undefined && one.digest === digest && !one.isGone)
    if (same) return shown(same)
    const made: ServerUpload = { id: kept.length + 1, key, name, bytes, digest, ...untouched() }
    kept.push(made)
    return shown(made)
  }

  async function take(one: ServerUpload, n: number, form: FormData): Promise<Response> {
    const bytes = new Uint8Array(await (form.get('part') as File).arrayBuffer())
    if (hash(bytes) !== form.get('digest')) return refuse(422, 'validation', { errors: { digest: ['damaged'] } })
    const name = `${one.id}/${n}`
    stored.set(name, (stored.get(name) ?? 0) + 1)
    one.parts.set(n, bytes)
    server.onStored()
    return Response.json({ data: { id: one.id, have: [...one.parts.keys()] } })
  }

  function complete(one: ServerUpload): Response {
    const whole = Buffer.concat(Array.from({ length: one.parts.size }, (_, at) => one.parts.get(at + 1)!))
    if (whole.length !== one.bytes) return refuse(400, 'parts_missing')
    one.file = { id: one.id, url: '', file_name: one.name, type: '', bytes: one.bytes, whole: hash(whole) }
    return shown(one)
  }

  async function answer(address: string, init: RequestInit): Promise<Response> {
    const [, id, what, n] = /^\/api\/uploads(?:\/(\d+))?(?:\/(\w+))?(?:\/(\d+))?$/.exec(address) ?? []
    calls.push([init.method, what ?? (id ? 'upload' : 'begin'), n].filter(Boolean).join(' '))
    if (new Headers(init.headers).get('authorization') !== `Bearer ${world.person}`)
      return refuse(401, 'session_invalid')
    if (world.reachable-- <= 0) throw new TypeError('network')
    const given = instead.shift()
    if (given === null) throw new TypeError('network')
    if (given) return given
    if (!id) return begin(init)
    const one = kept.find((upload) => upload.id === Number(id) && !upload.isGone)
    if (!one) return refuse(404, 'not_found')
    if (what === 'parts') return take(one, Number(n), init.body as FormData)
    if (what === 'completion') return complete(one)
    if (init.method === 'DELETE') one.isGone = true
    return init.method === 'DELETE' ? new Response(null, { status: 204 }) : shown(one)
  }
  const server = { kept, calls, stored, instead, world, answer, hash, onStored: () => undefined as unknown }
  return server
}
