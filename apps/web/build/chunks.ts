import type { Rolldown } from 'vite'

export type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

/** The scripts of a build. */
export function chunksIn(bundle: Rolldown.OutputBundle): Chunk[] {
  return Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
}

/** The chunks that one imports at once. */
export function importsOf(chunk: Chunk, all: readonly Chunk[]): Chunk[] {
  return all.filter(({ fileName }) => chunk.imports.includes(fileName))
}

/** A chunk and everything it imports at once, and what that imports. */
export function neededBy(chunk: Chunk, all: readonly Chunk[]): Set<Chunk> {
  const needed = new Set([chunk])
  // The set grows while it is walked.
  for (const one of needed) for (const next of importsOf(one, all)) needed.add(next)
  return needed
}

/** The styles that go with a chunk. */
export function stylesOf({ viteMetadata }: Chunk): string[] {
  return [...(viteMetadata?.importedCss ?? [])]
}

/** Whether a module that is imported when it is needed is what an address shows. */
export function isScreen(module: Rolldown.ModuleInfo | null): boolean {
  return module?.dynamicImporters.some((id) => /\/(routes\.ts|router\.tsx)$/.test(id)) ?? false
}
