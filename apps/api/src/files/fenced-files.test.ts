import { execFileSync } from 'node:child_process'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { form, jpeg } from '../testing/pictures.ts'
import { startWorld, type Browser, type World } from '../testing/world.ts'

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

/** The processes behind the fence of this one. */
function fenced(): number[] {
  const listed = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  const all = listed.map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line)).filter((match) => match !== null)
  const own = all.filter(([, , parent, args]) => Number(parent) === process.pid && args!.includes('fenced'))
  return own.map(([, pid]) => Number(pid))
}

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
    for (const pid of fenced()) process.kill(pid, 'SIGKILL')
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
