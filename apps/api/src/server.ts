import fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Language } from '@apron/messages'
import { answerError } from '#http/answering/error-answer.ts'
import { onlyTls, securityHeaders } from '#http/answering/security.ts'
import { largestBody } from '#http/reading/body/largest-body.ts'
import { languageOf } from '#http/reading/language.ts'
import { logger, newNumber, numberHeader, type LogTo } from '#monitoring/log.ts'
import type { Config } from '#start/config.ts'
import type { Certificate } from '#start/tls/certificate.ts'

type ServerOptions = {
  config: Config
  log?: LogTo
  /** With what it speaks TLS; left out, it speaks plain HTTP. */
  certificate?: Certificate | undefined
}

/** What will listen, before it serves anything. */
export function newServer(given: ServerOptions, language: () => Language): FastifyInstance {
  const { config, log, certificate } = given
  const options: FastifyServerOptions = {
    logger: logger(log, config.logLevel),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: newNumber,
    trustProxy: believed(config.trustProxy),
    bodyLimit: largestBody,
    routerOptions: { ignoreTrailingSlash: true },
    requestTimeout: 120_000,
    // An address that leads to no route; no hook sees it.
    frameworkErrors: (error, request, { raw }) => {
      const { body } = answerError(error, languageOf(request, null, language()), request.id)
      const type = { 'content-type': 'application/json; charset=utf-8' }
      raw.writeHead(error.statusCode ?? 400, { ...headersOf(given), ...type, [numberHeader]: request.id })
      raw.end(JSON.stringify(body))
    },
    // A browser keeps its connection; stopping must not wait for it.
    forceCloseConnections: true,
  }
  if (!certificate) return fastify(options)
  const { cert, key } = certificate
  // Of a server that speaks TLS it is the same to whoever serves by it.
  return fastify({ ...options, https: { cert, key } } as FastifyServerOptions)
}

export const headersOf = ({ certificate }: ServerOptions): Record<string, string> =>
  certificate ? { ...securityHeaders, ...onlyTls } : securityHeaders

/** Whatever is thrown is answered in the language of the call, and every answer carries our headers. */
export function answerErrors(
  server: FastifyInstance,
  always: Record<string, string>,
  language: () => Language,
  warn: (error: Error) => void,
): void {
  server.setErrorHandler((error, request, reply) => {
    const { url, bodyLimit } = request.routeOptions
    const { status, headers, body } = answerError(error, languageOf(request, null, language()), request.id, bodyLimit)
    // While the database is away every call says so.
    if (status === 503) warn(error as Error)
    else if (status >= 500) request.log.error({ err: error, route: url }, 'A call failed')
    return reply.code(status).headers(headers).send(body)
  })
  server.addHook('onRequest', (_, reply, done) => {
    reply.headers(always)
    done()
  })
}

/** Which proxies fastify believes; of a bare number it believes none. */
function believed(trustProxy: Config['trustProxy']) {
  return typeof trustProxy === 'number' ? (_: string, hop: number) => hop < trustProxy : trustProxy
}
