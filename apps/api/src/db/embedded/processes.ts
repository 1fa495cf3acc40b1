import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, statSync } from 'node:fs'

const onLinux = process.platform === 'linux'

/**
 * When a process was started, in a form that only fits this very process:
 * process ids are recycled. Undefined when it is gone or a zombie; never throws.
 */
export function startOf(pid: number): string | undefined {
  try {
    if (!onLinux) {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets and may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`
  } catch {
    return undefined
  }
}

/** The PostgreSQL processes living in a data directory, whatever its pid file says; never throws. */
export function serversIn(directory: string): number[] {
  if (!onLinux) return [postmasterPid(directory)].filter((pid) => pid !== undefined && startOf(pid)) as number[]
  const here = statSync(directory, { throwIfNoEntry: false })
  if (!here) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => runsPostgresIn(pid, here))
}

/** The process id PostgreSQL wrote into its data directory, perhaps stale; undefined without one. */
export function postmasterPid(directory: string): number | undefined {
  try {
    const pid = Number(readFileSync(`${directory}/postmaster.pid`, 'utf8').split('\n')[0])
    return Number.isInteger(pid) && pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

function runsPostgresIn(pid: number, here: { dev: number; ino: number }): boolean {
  try {
    // A zombie has no working directory, so the first line throws for it.
    const there = statSync(`/proc/${pid}/cwd`)
    if (there.dev !== here.dev || there.ino !== here.ino) return false
    // An operator's shell may stand here too.
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
  } catch {
    return false
  }
}
