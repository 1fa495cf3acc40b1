const K = constants()

/** PBKDF2 with HMAC-SHA-256 without `crypto.subtle`, which browsers hide on plain-http addresses; one block, so at most 32 bytes. */
export function plainPbkdf2(password: Uint8Array, salt: Uint8Array, iterations: number, length: number): Uint8Array {
  const key = new Uint8Array(64)
  key.set(password.length > 64 ? digest(start(), password, 0) : password)
  const inner = compressed(
    start(),
    key.map((byte) => byte ^ 0x36),
  )
  const outer = compressed(
    start(),
    key.map((byte) => byte ^ 0x5c),
  )
  const hmac = (message: Uint8Array) => digest(outer, digest(inner, message, 64), 64)
  const first = new Uint8Array(salt.length + 4)
  first.set(salt)
  first[salt.length + 3] = 1
  let block = hmac(first)
  const result = block.slice()
  for (let round = 1; round < iterations; round++) {
    block = hmac(block)
    for (let at = 0; at < 32; at++) result[at]! ^= block[at]!
  }
  return result.slice(0, length)
}

function constants(): Uint32Array {
  const words: number[] = []
  for (let candidate = 2; words.length < 64; candidate++) {
    const isPrime = !Array.from({ length: candidate - 2 }, (_, at) => at + 2).some((part) => candidate % part === 0)
    if (isPrime) words.push(fraction(Math.cbrt(candidate)))
  }
  return Uint32Array.from(words)
}

function start(): Uint32Array {
  return Uint32Array.from([2, 3, 5, 7, 11, 13, 17, 19], (prime) => fraction(Math.sqrt(prime)))
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32)
}

/** SHA-256 of a message that continues a state which has taken in `before` bytes. */
function digest(state: Uint32Array, message: Uint8Array, before: number): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  new DataView(padded.buffer).setUint32(padded.length - 4, (before + message.length) * 8)
  let present = state
  for (let at = 0; at < padded.length; at += 64) present = compressed(present, padded.subarray(at, at + 64))
  const bytes = new Uint8Array(32)
  const view = new DataView(bytes.buffer)
  present.forEach((word, at) => view.setUint32(at * 4, word))
  return bytes
}

const w = new Uint32Array(64)

function compressed(state: Uint32Array, chunk: Uint8Array): Uint32Array {
  const view = new DataView(chunk.buffer, chunk.byteOffset, 64)
  for (let at = 0; at < 16; at++) w[at] = view.getUint32(at * 4)
  for (let at = 16; at < 64; at++) {
    const early = w[at - 15]!
    const late = w[at - 2]!
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    w[at] = w[at - 16]! + low + w[at - 7]! + high
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let at = 0; at < 64; at++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[at]! + w[at]!) | 0
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  return Uint32Array.from([a, b, c, d, e, f, g, h], (word, at) => word + state[at]!)
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}
