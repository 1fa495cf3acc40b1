import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { install } from './lib/machine/install.mjs'
import { environment, main, pinnedNode, root } from './lib/runtime.mjs'

const port = process.env.APRON_PORT ?? '4000'

await main(async () => {
  await install()
  const env = environment({ NODE_ENV: 'development', APRON_PORT: port, APRON_API: `http://127.0.0.1:${port}` })
  const node = pinnedNode()
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const children = [
    spawn(node, ['--watch', '--watch-preserve-output', 'apps/api/src/start/main.ts'], {
      cwd: root,
      env,
      stdio: 'inherit',
    }),
    spawn(node, [vite], { cwd: join(root, 'apps', 'web'), env, stdio: 'inherit' }),
  ]
  const endAll = () => children.forEach((child) => child.kill('SIGTERM'))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, endAll)
  const codes = await Promise.all(
    children.map(
      (child) =>
        new Promise((done) => {
          child.once('exit', (code) => {
            endAll()
            done(code ?? 0)
          })
        }),
    ),
  )
  return Math.max(...codes)
})
