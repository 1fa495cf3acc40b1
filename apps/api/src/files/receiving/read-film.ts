import { EncodedPacketSink, FilePathSource, Input, MP3, MP4, OGG, WAVE, WEBM, type InputTrack } from 'mediabunny'
import type { TaskFiles } from '#sandbox/work-directory.ts'

/** What a video or a sound says of itself; pixels as it is looked at, seconds. */
export type Film = {
  kind: 'video' | 'audio'
  type: string
  width: number | null
  height: number | null
  duration: number
}

/** What browsers play, by the format that carries it. */
const types = new Map([
  [MP4, { video: 'video/mp4', audio: 'audio/mp4' }],
  [WEBM, { video: 'video/webm', audio: 'audio/webm' }],
  [MP3, { video: null, audio: 'audio/mpeg' }],
  [OGG, { video: null, audio: 'audio/ogg' }],
  [WAVE, { video: null, audio: 'audio/wav' }],
])
const codecs: readonly (string | null)[] = ['avc', 'hevc', 'av1', 'vp8', 'vp9']

/** Reads what is written about a video or a sound, and not the pictures in it; throws when it is none, or cannot be read. */
export async function readFilm({ path }: TaskFiles): Promise<Film> {
  const input = new Input({ source: new FilePathSource(path), formats: [...types.keys()] })
  try {
    const format = await input.getFormat()
    const carried = types.get(format)
    const video = await input.getPrimaryVideoTrack()
    const sound = await input.getPrimaryAudioTrack()
    const type = video ? carried?.video : sound && carried?.audio
    if (!type || (video && !codecs.includes(await video.getCodec()))) throw new Error('not what a browser plays')
    // Its index stands apart from what it names, and is there although the rest was cut off.
    if (format === MP4) await checkEnd((video ?? sound)!)
    const duration = (await input.getDurationFromMetadata()) ?? (await input.computeDuration())
    if (!Number.isFinite(duration) || duration < 0) throw new Error('no duration')
    return {
      kind: video ? 'video' : 'audio',
      type,
      width: video && (await video.getDisplayWidth()),
      height: video && (await video.getDisplayHeight()),
      duration,
    }
  } finally {
    input.dispose()
  }
}

async function checkEnd(track: InputTrack): Promise<void> {
  const last = await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY)
  if (!last || last.byteLength === 0) throw new Error('cut short')
}
