import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { signIn } from '#testing/processes/beside.ts'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { runApp } from '#testing/processes/running-app.ts'
import { startedBefore } from '#testing/processes/started-before.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let large: Buffer
beforeAll(async () => {
  world = await startWorld()
  large = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#1b7a4b' } })
    .png({ progressive: true })
    .toBuffer()
})
afterAll(() => world.stop())

const upload = (who: Browser, name: string, bytes: Buffer) =>
  who.post('/libraries/upload', { form: form({}, [['file', name, bytes]]) })

/** The processes in the sandbox of this one, or of another. */
function sandboxed(of = process.pid): number[] {
  const listed = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  const all = listed.map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line)).filter((match) => match !== null)
  const own = all.filter(([, , parent, args]) => Number(parent) === of && args!.includes('sandbox'))
  return own.map(([, pid]) => Number(pid))
}

// Six large pictures are looked at one after the other, however busy the machine is.
it('the many large pictures of one person do not come before the small one of another', async () => {
  const [one, other] = [await world.as(), await world.as()]
  const done: string[] = []
  const note = (name: string) => (answer: { status: number }) => done.push(`${name} ${answer.status}`)
  const all = Array.from({ length: 6 }, () => upload(one, 'bồn.png', large).then(note('large')))
  await Promise.race(all)
  await Promise.all([...all, upload(other, 'van.jpg', await jpeg(40, 40)).then(note('small'))])
  expect(done.indexOf('small 200')).toBeGreaterThan(0)
  expect(done.indexOf('small 200')).toBeLessThan(4)
  expect(done.filter((name) => name === 'large 200')).toHaveLength(6)
})

it('a picture that brings its process down is refused by a sentence, and the next one is taken', async () => {
  const one = await world.as()
  const killedAfter = async (pause: number) => {
    const sent = upload(one, 'bồn.png', large)
    await new Promise((resolve) => setTimeout(resolve, pause))
    for (const pid of sandboxed()) process.kill(pid, 'SIGKILL')
    return sent
  }
  // Killed between two pictures a process is only started anew.
  let answer = await killedAfter(150)
  for (let more = 1; answer.status === 200 && more < 8; more += 1) answer = await killedAfter(150 + more * 100)
  const { status, body } = answer
  expect([status, body.code, body.errors]).toEqual([415, 'file_too_hard', { file: [body.message] }])
  expect(body.message).toContain('bồn.png')
  expect((await upload(one, 'van.jpg', await jpeg(40, 40))).status).toBe(200)
})

it.each(['SIGKILL', 'SIGTERM'] as const)('the processes in the sandbox end with the product: %s', async (signal) => {
  const directory = await startedBefore()
  const app = await runApp(directory)
  onTestFinished(async () => {
    await app.end('SIGTERM')
    // After a kill the database is still there, and goes with the next start.
    if (signal === 'SIGKILL') await (await runApp(directory)).end('SIGTERM')
    await rm(directory, { recursive: true, force: true })
  })
  const headers = { authorization: `Bearer ${await signIn(app, directory)}` }
  const body = form({}, [['file', 'van.jpg', await jpeg(40, 40)]])
  expect((await fetch(`${app.url}/api/libraries/upload`, { method: 'POST', body, headers })).status).toBe(200)
  const behind = sandboxed(app.pid)
  expect(behind.length).toBeGreaterThan(0)
  await app.end(signal)
  const lives = (pid: number) =>
    execFileSync('ps', ['-eo', 'pid='], { encoding: 'utf8' }).split(/\s+/).includes(String(pid))
  await expect.poll(() => behind.filter(lives)).toEqual([])
})
