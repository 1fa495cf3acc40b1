import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

export type Pair = { cert: string; key: string }

const day = 24 * 3_600_000

/** A certificate for this machine that signs itself, with its key, good from yesterday on. */
export function selfSigned(until = new Date(Date.now() + day)): Pair {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(object(1, 2, 840, 10045, 4, 3, 2))
  const name = sequence(der(0x31, sequence(object(2, 5, 4, 3), der(0x0c, Buffer.from('localhost')))))
  const names = sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])))
  const said = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(time(new Date(until.getTime() - 2 * day)), time(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(object(2, 5, 29, 17), der(0x04, names)))),
  )
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', said, privateKey)]))
  const base64 = sequence(said, algorithm, signature).toString('base64')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  }
}

/** Something in the encoding of certificates: what it is, how long, and its content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const size = content.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const time = (at: Date) => der(0x17, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(2, 14)}Z`))

function object(first: number, second: number, ...rest: number[]): Buffer {
  const bytes = rest.flatMap((part) => {
    const sevens = [part & 127]
    for (let left = part >> 7; left > 0; left >>= 7) sevens.unshift((left & 127) | 128)
    return sevens
  })
  return der(0x06, Buffer.from([first * 40 + second, ...bytes]))
}
