import { createHash, timingSafeEqual } from 'node:crypto'
import { BlockList, isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { tokenOf } from '#http/rate-limits/count-call.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** What a proxy adds that passes on what somebody else asked; one that was told nothing speaks HTTP/1.0. */
const forwards = new Set([
  'cdn-loop',
  'client-ip',
  'forwarded',
  'forwarded-for',
  'front-end-https',
  'proxy-client-ip',
  'remote-addr',
  'surrogate-capability',
  'tailscale-user-login',
  'true-client-ip',
  'via',
  'wl-proxy-client-ip',
  'x-amzn-trace-id',
  'x-appengine-user-ip',
  'x-arr-log-id',
  'x-arr-ssl',
  'x-azure-clientip',
  'x-azure-socketip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-envoy-external-address',
  'x-envoy-internal',
  'x-original-for',
  'x-original-forwarded-for',
  'x-original-host',
  'x-original-proto',
  'x-original-url',
  'x-originating-ip',
  'x-proxyuser-ip',
  'x-real-ip',
  'x-remote-addr',
  'x-remote-ip',
  'x-rewrite-url',
  'x-varnish',
  'z-forwarded-for',
])
/** Families of them: of a proxy, of networks that carry calls for others, of tunnels. */
const family =
  /^(?:cf-|fastly-|fly-|incap-|ngrok-|tailscale-|x-forwarded|x-akamai-|x-azure-|x-envoy-|x-ngrok-|x-sucuri-|x-vercel-)/

/** Whether a call may read what is for whoever runs the product: from the machine itself and not passed on by a proxy, or with the token. */
export function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  const { raw, headers } = request
  const given = tokenOf(request)
  if (token !== undefined && given !== undefined && isSame(given, token)) return true
  const isPassedOn =
    raw.httpVersion === '1.0' || Object.keys(headers).some((name) => forwards.has(name) || family.test(name))
  return !isPassedOn && isFromHere(raw.socket.remoteAddress) && isNamedHere(headers.host)
}

/** Takes as long whatever is given. */
function isSame(given: string, token: string): boolean {
  const [one, other] = [given, token].map((word) => createHash('sha256').update(word).digest())
  return timingSafeEqual(one!, other!)
}

function isFromHere(address = ''): boolean {
  const version = isIP(address)
  return version !== 0 && loopback.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

/** A proxy that adds nothing passes on the name by which people call, if it was told to. */
function isNamedHere(host = ''): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')
  return name === 'localhost' || isFromHere(name)
}
