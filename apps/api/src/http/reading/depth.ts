import type { FastifyInstance } from 'fastify'
import { Refusal } from '../answering/refusal.ts'

/** Levels of lists and objects within one another; the product's own bodies have fewer than ten. */
const deepest = 64

/** 400: what goes through a body level by level must never run out of stack. */
export const tooDeep = () => new Refusal(400, 'too_deep', { max: deepest })

const [quote, backslash] = ['"', '\\'].map((sign) => sign.charCodeAt(0))
const opening = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)))
const closing = new Set([']', '}'].map((sign) => sign.charCodeAt(0)))

/** Whether a JSON text has too many levels; reads it once, without building anything. */
export function isDeepJson(json: string): boolean {
  let level = 0
  let isInText = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at)
    if (isInText && sign === backslash) at += 1
    else if (sign === quote) isInText = !isInText
    else if (isInText) continue
    else if (opening.has(sign)) level += 1
    else if (closing.has(sign)) level -= 1
    if (level > deepest) return true
  }
  return false
}

/** The same of a value that has been read; goes down level by level, not by recursion. */
export function isDeep(value: unknown): boolean {
  let level = [value].filter(isNested)
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > deepest) return true
    level = level.flatMap((one) => Object.values(one)).filter(isNested)
  }
  return false
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Reads JSON bodies as the server does by itself, unless they are too deep. */
export function readJson(server: FastifyInstance): void {
  const read = server.getDefaultJsonParser('error', 'error')
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isDeepJson(body as string)) return done(tooDeep())
    return read(request, body as string, done)
  })
}
