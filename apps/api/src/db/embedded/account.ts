import { chmodSync, chownSync, lchownSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** An operating-system account; ids as in /etc/passwd. */
export type Account = { name: string; uid: number; gid: number }

/**
 * The account PostgreSQL runs as: undefined means the one we are.
 * PostgreSQL refuses root, so root gets the owner of existing data, else postgres, else nobody.
 * Throws when no usable account exists.
 */
export function chooseAccount(cluster: string): Account | undefined {
  const accounts = readAccounts()
  const own = process.getuid?.()
  if (own !== 0) {
    if (process.platform === 'linux' && !accounts.some(({ uid }) => uid === own)) {
      throw new Error(
        `The user id ${own} has no entry in /etc/passwd, and PostgreSQL asks for one. ` +
          'Add the entry, start as another user, or set DATABASE_URL.',
      )
    }
    return undefined
  }
  const owner = statSync(cluster, { throwIfNoEntry: false })?.uid
  const chosen =
    accounts.find(({ uid }) => uid !== 0 && uid === owner) ??
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody')
  if (!chosen) {
    throw new Error(
      'PostgreSQL refuses to run as root, and there is neither an account postgres nor nobody. ' +
        'Create one (useradd --system postgres), or start as an ordinary user.',
    )
  }
  return chosen
}

/** Gives a whole directory to the account, and closes it to everybody else as PostgreSQL demands. */
export function giveAllTo(account: Account, directory: string): void {
  giveTo(account, directory)
  chmodSync(directory, 0o700)
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) giveAllTo(account, path)
    else lchownSync(path, account.uid, account.gid)
  }
}

/** Gives a file or directory to the account; does nothing without one. Throws what chown throws. */
export function giveTo(account: Account | undefined, path: string): void {
  if (account) chownSync(path, account.uid, account.gid)
}

function readAccounts(): Account[] {
  let text: string
  try {
    text = readFileSync('/etc/passwd', 'utf8')
  } catch {
    return []
  }
  return text
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length > 3)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}
