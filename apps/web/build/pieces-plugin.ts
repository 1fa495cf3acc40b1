import { gzipSync } from 'node:zlib'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { chunksIn, importsOf, isScreen, neededBy, stylesOf, type Chunk } from './chunks.ts'
import { gathered, type Part } from './pieces.ts'

/** Bytes that arrive in the time that one more request costs on a slow network (400 ms, 400 kbit/s, six at once). */
const request = 4850
/** How much it counts what is asked for: auditors spend their days in two screens. */
const weights = { daily: 12, screen: 1, window: 0.3 }
/** The panel of groups comes with every workspace. */
const daily = /\/(audits-screen|workspace-screen|group-panel|drawn-tree)\.tsx$/
const shell = /\/app\/shell\/shell\.tsx$/
/** What every page fetches once it is at rest. */
const unfolding = /\/(ui\/window\/made-menu|app\/shell\/bar\/bell-window)\.tsx$/
const texts = /^\0virtual:texts\//
/** It changes seldom, and the application often. */
const react = /node_modules\/(react|react-dom|scheduler)\//

/** The most that a screen may load with what only others need, uncompressed: about what `npm run check` allows. */
const mostOfScreen = { bytes: 68 * 1024, pieces: 12 }
/** The part of all screens for which something comes with the start. */
const most = 0.61

type Weight = (chunk: Chunk) => number

/**
 * The chunk of each module, by its id. The application is split once as finely as what is loaded together allows. Then
 * everything that the shell needs becomes one chunk, and the rest is merged as suits a slow network.
 */
export async function piecesOf(config: InlineConfig): Promise<ReadonlyMap<string, string>> {
  let pieces = new Map<string, string>()
  const split: Plugin = {
    name: 'split',
    enforce: 'post',
    generateBundle(_options, bundle) {
      pieces = planned(bundle, (chunk) => {
        if (daily.test(idOf(chunk))) return weights.daily
        return isScreen(this.getModuleInfo(idOf(chunk))) ? weights.screen : weights.window
      })
    },
  }
  const fine = { ...config.build, write: false, manifest: false }
  await build({ ...config, plugins: [config.plugins, split], configFile: false, logLevel: 'error', build: fine })
  return pieces
}

function planned(bundle: Rolldown.OutputBundle, weight: Weight): Map<string, string> {
  const chunks = chunksIn(bundle)
  const start = new Set(chunks.filter(isStart).flatMap((chunk) => [...neededBy(chunk, chunks)]))
  for (const chunk of wantedByMost(chunks, weight)) start.add(chunk)
  const neededFor = (asked: RegExp) =>
    new Set(chunks.filter((chunk) => asked.test(idOf(chunk))).flatMap((one) => [...neededBy(one, chunks)]))
  const unfolds = neededFor(unfolding)
  // A screen of every day would fetch all that unfolds for the little of it that the screen needs.
  for (const chunk of neededFor(daily)) if (unfolds.has(chunk)) start.add(chunk)
  const isLeft = (chunk: Chunk) => !start.has(chunk) && !unfolds.has(chunk) && !texts.test(idOf(chunk))
  const later = chunks.filter(isLeft)
  const users = usersOf(later, weight)
  const parts = later.map((chunk): Part => {
    const needs = importsOf(chunk, later).map((needed) => later.indexOf(needed))
    return { modules: chunk.moduleIds, size: sizeOf(chunk, bundle), needs, for: users.get(chunk)! }
  })
  const pieces = new Map<string, string>()
  for (const { moduleIds } of unfolds) for (const id of moduleIds) pieces.set(id, 'unfolding')
  for (const { moduleIds } of start) for (const id of moduleIds) pieces.set(id, react.test(id) ? 'react' : 'start')
  for (const [at, piece] of gathered(parts, request, mostOfScreen).entries()) {
    const users = [...piece.for].filter(([, weight]) => weight > 0).map(([id]) => id)
    const own = users.length === 1 && /([\w-]+)\.\w+$/.exec(users[0]!)?.[1]
    // No two have the same name, as they would become one chunk.
    const name = `${own || 'few'}-${at}`
    for (const id of piece.modules) pieces.set(id, name)
  }
  return pieces
}

/** What nearly every screen needs comes with the start. */
function wantedByMost(chunks: readonly Chunk[], weight: Weight): Chunk[] {
  const screens = chunks.filter((chunk) => chunk.isDynamicEntry && weight(chunk) >= weights.screen)
  const needed = screens.flatMap((screen) => [...neededBy(screen, chunks)])
  return chunks.filter((chunk) => needed.filter((one) => one === chunk).length >= screens.length * most)
}

const idOf = ({ facadeModuleId }: Chunk) => facadeModuleId ?? ''
const isStart = (chunk: Chunk) => chunk.isEntry || shell.test(idOf(chunk))

/** What is asked for that needs a chunk, with how much it counts: nothing where it only opens beside the chunk. */
function usersOf(chunks: readonly Chunk[], weight: Weight): Map<Chunk, Map<string, number>> {
  const asked = chunks.filter(({ isDynamicEntry }) => isDynamicEntry)
  const users = new Map(chunks.map((chunk) => [chunk, new Set<Chunk>()]))
  for (const one of asked) for (const chunk of neededBy(one, chunks)) users.get(chunk)!.add(one)
  const openers = new Map(
    asked.map((one) => {
      const loading = chunks.filter(({ dynamicImports }) => dynamicImports.includes(one.fileName))
      return [one, loading.flatMap((chunk) => [...users.get(chunk)!])]
    }),
  )
  return new Map(
    [...users].map(([chunk, all]) => {
      const counting = new Set(all)
      for (const one of all) {
        const from = openers.get(one)!
        if (from.length > 0 && from.every((opener) => opener !== one && counting.has(opener))) counting.delete(one)
      }
      return [chunk, new Map([...all].map((one) => [idOf(one), counting.has(one) ? weight(one) : 0]))]
    }),
  )
}

/** Bytes of a chunk and its styles on the way. */
function sizeOf(chunk: Chunk, bundle: Rolldown.OutputBundle): number {
  const styles = stylesOf(chunk).flatMap((name) => {
    const file = bundle[name]
    return file?.type === 'asset' ? [file.source] : []
  })
  return [chunk.code, ...styles].reduce((sum, content) => sum + gzipSync(content).length, 0)
}
