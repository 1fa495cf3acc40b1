import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#kernel/refusals.ts'

/** Levels of lists and objects within one another; the product's own bodies have fewer than ten. */
const deepest = 64
/** Names of fields in a whole body: an object costs as much as its names, of which a few bytes make one. */
const mostNames = 20_000

const tooDeep = () => new Refusal(400, 'too_deep', { max: deepest })
const tooManyNames = () => new Refusal(400, 'too_many_names', { max: mostNames })

const [quote, backslash, colon] = ['"', '\\', ':'].map((sign) => sign.charCodeAt(0))
const opening = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)))
const closing = new Set([']', '}'].map((sign) => sign.charCodeAt(0)))

/** Throws 400 for a JSON text with too many levels or names; reads it once, without building anything. */
export function checkText(json: string): void {
  let level = 0
  let names = 0
  let isInText = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at)
    if (isInText && sign === backslash) at += 1
    else if (sign === quote) isInText = !isInText
    else if (isInText) continue
    else if (opening.has(sign)) level += 1
    else if (closing.has(sign)) level -= 1
    else if (sign === colon) names += 1
    if (level > deepest) throw tooDeep()
    if (names > mostNames) throw tooManyNames()
  }
}

/** The same of a value that has been read; goes down level by level, not by recursion. */
export function checkRead(value: unknown): void {
  let level = [value].filter(isNested)
  let names = 0
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > deepest) throw tooDeep()
    for (const one of level) names += Array.isArray(one) ? 0 : Object.keys(one).length
    if (names > mostNames) throw tooManyNames()
    level = level.flatMap((one) => Object.values(one)).filter(isNested)
  }
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Reads JSON bodies as the server does by itself, unless they are too deep or have too many names. `cameUnannounced` is
 * called for one that did not say its length.
 */
export function readJson(
  server: FastifyInstance,
  cameUnannounced: (request: FastifyRequest, bytes: number) => Promise<void>,
): void {
  const read = server.getDefaultJsonParser('error', 'error')
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string
    const take = () => {
      checkText(text)
      return read(request, text, done)
    }
    if (request.headers['content-length'] !== undefined) return take()
    cameUnannounced(request, Buffer.byteLength(text)).then(take).catch(done)
  })
}
