import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'

type Film = { seconds?: number; width?: number; height?: number; rotation?: 0 | 90; in?: 'webm' | 'mp4' }

/** A video that says what it is, of pictures that nobody can draw. */
export async function video({ seconds = 3, width = 640, height = 360, rotation = 0, in: carried = 'webm' }: Film = {}) {
  const target = new BufferTarget()
  const format = carried === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat()
  const output = new Output({ format, target })
  const source = new EncodedVideoPacketSource('vp9')
  output.addVideoTrack(source, { rotation })
  await output.start()
  const decoderConfig = { codec: 'vp09.00.10.08', codedWidth: width, codedHeight: height }
  for (let at = 0; at < seconds; at += 1)
    await source.add(new EncodedPacket(new Uint8Array(200).fill(at + 1), 'key', at, 1), { decoderConfig })
  await output.finalize()
  return Buffer.from(target.buffer!)
}

/** Silence as a WAV of one channel, 8,000 samples a second. */
export function silence(seconds: number): Buffer {
  const samples = 8000 * seconds
  const file = Buffer.alloc(44 + samples, 128)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + samples, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  for (const [at, value] of [1, 1].entries()) file.writeUInt16LE(value, 20 + 2 * at)
  for (const at of [24, 28]) file.writeUInt32LE(8000, at)
  for (const [at, value] of [1, 8].entries()) file.writeUInt16LE(value, 32 + 2 * at)
  file.write('data', 36)
  file.writeUInt32LE(samples, 40)
  return file
}
