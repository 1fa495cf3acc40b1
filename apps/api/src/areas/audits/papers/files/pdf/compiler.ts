import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const base = '@myriaddreamin/typst-ts-node-compiler'

/** The packages that hold the compiler for a machine, whichever of them is there. */
export const compilersFor = (platform: string, arch: string): string[] =>
  ['', '-gnu', '-musl', '-msvc', '-gnueabihf'].map((kind) => `${base}-${platform}-${arch}${kind}`)

const isThere = (name: string): boolean => {
  try {
    require.resolve(name)
    return true
  } catch {
    return false
  }
}

/** Whether this machine can write PDF: the compiler is optional, since not every platform has it. */
export const hasCompiler = (platform: string = process.platform, arch: string = process.arch): boolean =>
  isThere(base) && compilersFor(platform, arch).some(isThere)
