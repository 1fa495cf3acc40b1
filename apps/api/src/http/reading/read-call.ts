import type { FastifyRequest } from 'fastify'
import type { Route } from '@apron/contract'
import type { ReceivedFile } from '#files/store.ts'
import { readMultipart, type UploadIntake } from './multipart.ts'
import { notFound } from '#kernel/refusals.ts'
import { withUploads } from './uploaded-before.ts'
import { validate } from './validate.ts'

export type Address = { params: Record<string, number>; query: unknown }
export type Call = Address & {
  /** As sent; it is validated once the caller is known to have the permission. */
  body: unknown
  files: Record<string, ReceivedFile[]>
  /** Digests of the files, for telling two requests apart. */
  digests: string[]
}

const largestId = 2_147_483_647

/** Reads the address of a call; 404 and 422 for an invalid one. */
export function readAddress(request: FastifyRequest, route: Route): Address {
  const params = readParams(request.params as Record<string, string>)
  return { params, query: route.query ? validate(route.query, readQuery(request.query)) : {} }
}

/** Reads what a call sent; 400 for what is nested too deep, and whatever `uploading` refuses. */
export async function readCall(request: FastifyRequest, route: Route, uploading: UploadIntake): Promise<Call> {
  const { params, query } = readAddress(request, route)
  const multipart = request.isMultipart()
  if (multipart) await uploading.mayCome(params)
  const sent = multipart ? await readMultipart(request, route, uploading) : { body: request.body, files: {} }
  // Some clients cannot send a body with DELETE; what it would hold may stand in the query.
  const given = sent.body ?? (route.method === 'DELETE' ? readQuery(request.query) : {})
  const files: Call['files'] = {
    ...Object.fromEntries(Object.keys(route.files ?? {}).map((name) => [name, []])),
    ...sent.files,
  }
  const body = await withUploads(route, given, files, uploading)
  return {
    params,
    query,
    body,
    files,
    digests: Object.values(files).flatMap((list: ReceivedFile[]) => list.map((file) => file.receivedDigest)),
  }
}

/** The identifiers in an address; 404 for what is none. */
export function readParams(params: Record<string, string>): Call['params'] {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const id = Number(value)
      if (!/^(?:0|[1-9]\d*)$/.test(value) || id > largestId) throw notFound()
      return [name, id]
    }),
  )
}

/** A query as most clients write it: `ids[]=1&ids[]=2` is a list, an empty value is none. */
function readQuery(query: unknown): Record<string, unknown> {
  const entries = Object.entries(query as Record<string, unknown>)
  return Object.fromEntries(
    entries.filter(([, value]) => value !== '').map(([name, value]) => [name.replace(/\[\d*\]$/, ''), value]),
  )
}
