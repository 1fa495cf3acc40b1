import { passing } from '../scratch.ts'
import type { Objects } from './objects.ts'
import { openOnDisk } from './on-disk.ts'

/** Opens the store of a deployment; `directory` is that of its files on this machine. */
export const openObjects = (directory: string): Objects => openOnDisk(directory, Object.values(passing))
