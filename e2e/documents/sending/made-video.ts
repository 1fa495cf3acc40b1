import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'

/** A film of a second as the browser records it, made as long as is wanted by an element that players pass over. */
export async function makeVideo(page: Page, bytes: number): Promise<Buffer> {
  const recorded = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 180
    const brush = canvas.getContext('2d')!
    const recorder = new MediaRecorder(canvas.captureStream(15), { mimeType: 'video/webm;codecs=vp8' })
    const pieces: Blob[] = []
    recorder.ondataavailable = ({ data }) => pieces.push(data)
    const ended = new Promise((done) => (recorder.onstop = done))
    recorder.start()
    for (let frame = 0; frame < 20; frame += 1) {
      brush.fillStyle = `hsl(${frame * 15} 80% 50%)`
      brush.fillRect(0, 0, 320, 180)
      // A film is as long as its making.
      await new Promise((done) => setTimeout(done, 60))
    }
    recorder.stop()
    await ended
    return [...new Uint8Array(await new Blob(pieces).arrayBuffer())]
  })
  const film = Buffer.from(recorded)
  const room = bytes - film.length - 9
  // A Void: its name, its size in eight bytes, and what nobody reads.
  const head = Buffer.alloc(9)
  head.writeUInt8(0xec, 0)
  head.writeBigUInt64BE(0x01_00_00_00_00_00_00_00n | BigInt(room), 1)
  return Buffer.concat([film, head, randomBytes(room)])
}
