import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { errorReply, type Route, type Schema } from '@apron/contract'
import { underWireNames } from '../reading/wire-schema.ts'
import { pageHeaders } from './security.ts'

type JsonSchema = { properties?: Record<string, unknown>; required?: string[]; [name: string]: unknown }

/** Serves the document made from the declared calls at `/api/openapi.json`, and a page that shows it at `/api/docs`; open to anybody, see decision 15. */
export async function serveApiDocument(server: FastifyInstance, name: string, routes: Route[]): Promise<void> {
  const document = apiDocument(name, routes)
  server.get('/api/openapi.json', () => document)
  await server.register(swagger, { mode: 'static', specification: { document: document as never } })
  await server.register(async (pages) => {
    pages.addHook('onRequest', async (_, reply) => void reply.headers(pageHeaders))
    await pages.register(swaggerUi, { routePrefix: '/api/docs' })
  })
}

type Paths = Record<string, Record<string, unknown>>

/** What it says of the calls is made when somebody first reads it: that took a tenth of a second of every start. */
function apiDocument(name: string, routes: Route[]) {
  let made: Paths | undefined
  return {
    openapi: '3.1.0',
    info: { title: name, version: '3.0.0' },
    security: [{ bearer: [] }],
    get paths() {
      return (made ??= pathsOf(routes))
    },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: schemaOf(errorReply, 'output') },
    },
  }
}

function pathsOf(routes: Route[]): Paths {
  const paths: Paths = {}
  for (const route of routes) {
    const path = `/api${route.path.replace(/:(\w+)/g, '{$1}')}`
    ;(paths[path] ??= {})[route.method.toLowerCase()] = operation(route)
  }
  return paths
}

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

function operation(route: Route) {
  return {
    operationId: `${route.method.toLowerCase()}${route.path.replace(/(?<![/:-])[/:-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [route.path.split('/')[1] ?? ''],
    description: `May be called by: ${describe(route.access)}.${route.during ? ` Audit statuses: ${route.during.join(', ')}.` : ''}`,
    ...(route.access === 'anyone' && { security: [] }),
    parameters: [...pathParameters(route), ...queryParameters(route)],
    ...(route.body && { requestBody: requestBody(route) }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: answerSchema(route) } } },
      400: refusal('Refused as things stand'),
      401: refusal('Not signed in'),
      403: refusal('Not permitted'),
      404: refusal('Does not exist, or not for this caller'),
      422: refusal('Fields are wrong'),
    },
  }
}

function describe(access: Route['access']): string {
  if (typeof access === 'string') return access
  if (!('audit' in access)) return access.join(' or ')
  const inside = access.audit === 'see' ? 'whoever sees the audit' : `in the audit: ${access.audit.join(' or ')}`
  return access.author ? `${inside}, being its author` : inside
}

function pathParameters(route: Route) {
  return [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'integer' },
  }))
}

function queryParameters(route: Route) {
  if (!route.query) return []
  const { properties = {}, required = [] } = schemaOf(route.query, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function requestBody(route: Route) {
  const schema = schemaOf(route.body!, 'input')
  if (!route.files) return { content: { 'application/json': { schema } } }
  const file = { type: 'array', items: { type: 'string', format: 'binary' } }
  const files = Object.fromEntries(Object.keys(route.files).map((name) => [name, file]))
  return {
    content: { 'multipart/form-data': { schema: { ...schema, properties: { ...schema.properties, ...files } } } },
  }
}

function answerSchema(route: Route): JsonSchema {
  if (route.list) {
    const meta = ['total', 'per_page', 'current_page', 'last_page']
    return {
      type: 'object',
      properties: {
        data: { type: 'array', items: schemaOf(route.list, 'output') },
        meta: { type: 'object', properties: Object.fromEntries(meta.map((field) => [field, { type: 'integer' }])) },
      },
    }
  }
  return { type: 'object', properties: { data: route.reply ? schemaOf(route.reply, 'output') : { type: 'null' } } }
}

function schemaOf(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    // What reads a form's own way of writing is described by what it makes of it.
    override: ({ zodSchema, jsonSchema }) => {
      const { _zod } = zodSchema
      underWireNames(zodSchema, jsonSchema)
      if (io === 'input' && _zod.def.type === 'pipe' && _zod.def.in._zod.def.type === 'transform')
        Object.assign(jsonSchema, schemaOf(_zod.def.out, io))
    },
  })
  return json as JsonSchema
}
