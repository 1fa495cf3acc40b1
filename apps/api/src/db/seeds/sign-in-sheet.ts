import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the first passwords of a deployment lie until somebody deletes them. */
export const signInSheet = (dataDirectory: string) => join(dataDirectory, 'first-sign-in.txt')

/** What to print at a start that makes no accounts: where the first passwords lie, if they still do. */
export function pointToSheet(dataDirectory: string): string[] {
  const path = signInSheet(dataDirectory)
  return existsSync(path) ? [`How to sign in:   ${path}`] : []
}

/** Writes the sheet for its owner's eyes only. */
export async function writeSheet(dataDirectory: string, text: string): Promise<void> {
  const path = signInSheet(dataDirectory)
  // An older file would keep its own mode.
  await rm(path, { force: true })
  await writeFile(path, text, { mode: 0o600, flag: 'wx' })
}
