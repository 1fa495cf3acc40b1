import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

type Derive = typeof deriveKey

/** Browsers hide `crypto.subtle` on plain-http addresses. */
const derivePlainly: Derive = ({ cost, keyLength }, salt, password) =>
  Promise.resolve({ parameters: {}, derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }) })

self.onmessage = async ({ data }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({
    challenge: data,
    deriveKey: isSecureContext ? deriveKey : derivePlainly,
  }).catch(() => null)
  self.postMessage(solution)
}
