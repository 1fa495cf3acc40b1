import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { install } from './machine/install.mjs'
import { Advice, environment, pinnedNode, root, runVisibly } from './runtime.mjs'

/** Runs one of our TypeScript programs on the pinned Node with the given arguments; gives its exit code. */
export async function runProgram(file, args, env = {}) {
  await install()
  if (!existsSync(join(root, file))) throw new Advice(`${file} is missing from this checkout.`)
  return runVisibly(pinnedNode(), [file, ...args], { env: environment(env) })
}

/** The arguments of this script; those that name files hold from wherever npm was called. */
export function givenArguments() {
  const from = process.env.INIT_CWD ?? process.cwd()
  return process.argv.slice(2).map((given) => {
    const path = resolve(from, given)
    return !given.startsWith('-') && existsSync(path) ? path : given
  })
}
