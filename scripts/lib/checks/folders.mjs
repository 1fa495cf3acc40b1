/** Files and folders in one folder: what one still finds at a glance. */
const most = 24
/** The root, where programs look for their settings, and rows that grow by one each time and are found by number. */
const exempt = new Set(['.', 'docs/decisions', 'apps/api/src/db/migrations'])

/** The folders that hold more than they may, of these files by their places from the root. */
export function fullFolders(files) {
  const entries = new Map()
  for (const file of files) {
    const names = file.split('/')
    for (const [depth, name] of names.entries()) {
      const folder = names.slice(0, depth).join('/') || '.'
      entries.set(folder, (entries.get(folder) ?? new Set()).add(name))
    }
  }
  return [...entries]
    .filter(([folder, { size }]) => size > most && !exempt.has(folder))
    .map(
      ([folder, { size }]) =>
        `${folder} has ${size} entries, ${most} are allowed: put what belongs together in a folder.`,
    )
}
