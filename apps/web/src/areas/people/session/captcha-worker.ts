import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { plainPbkdf2 } from './plain-pbkdf2.ts'

type Derive = typeof deriveKey

const derivePlainly: Derive = ({ cost, keyLength }, salt, password) =>
  Promise.resolve({ parameters: {}, derivedKey: plainPbkdf2(password, salt, cost, keyLength) })

self.onmessage = async ({ data }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({
    challenge: data,
    deriveKey: isSecureContext ? deriveKey : derivePlainly,
  }).catch(() => null)
  self.postMessage(solution)
}
