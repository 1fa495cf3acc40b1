import { uploads } from '@apron/contract/product'
import { call } from '../../calls/call.ts'
import { CallError } from '../../calls/call-error.ts'
import { telling } from '../../calls/uploading.ts'
import { t } from '../../text/i18n.ts'
import { asked, type UploadCallOptions } from './asking.ts'
import { digestOf } from './digest.ts'

/** What sends a part; `hear` receives how many of its bytes have left, null at its end. */
export type Through = (hear: (bytes: number | null) => void) => typeof fetch
export type PartOf = { asking: UploadCallOptions; file: File; through?: Through | undefined }

/** Milliseconds without progress after which a connection counts as dead. */
const silence = 60_000
/** A part damaged on the way is sent again. */
const triesOfPart = 3

/** A range of a file's bytes. Throws a `CallError` that names the file once the device has lost it. */
export async function readPart(file: File, from: number, to: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.slice(from, to).arrayBuffer())
  } catch {
    throw new CallError(400, 'file_lost', t('keep.file_lost', { name: file.name }))
  }
}

/** Sends one part with its digest, until the server has these bytes. Throws as `asked` does. */
export async function sendPart(
  { asking, file, through = telling }: PartOf,
  { id, n, from, to }: { id: number; n: number; from: number; to: number },
  hear: (bytes: number) => void,
): Promise<void> {
  const bytes = await readPart(file, from, to)
  const digest = await digestOf(bytes)
  const part = new File([bytes], 'part')
  for (let attempt = 1; ; attempt += 1) {
    try {
      await asked(asking, () =>
        watched(asking.stop, (signal, moved) =>
          call(
            uploads.part,
            { params: { id, n }, body: { digest }, files: { part } },
            {
              signal,
              through: through((sent) => {
                moved()
                if (sent !== null) hear(Math.min(sent, bytes.length))
              }),
            },
          ),
        ),
      )
      return
    } catch (error) {
      if (!(error instanceof CallError && error.isFields) || attempt === triesOfPart) throw error
    }
  }
}

/** Ends a stalled call like a network failure. */
async function watched<Answer>(
  stop: AbortSignal | undefined,
  ask: (signal: AbortSignal, moved: () => void) => Promise<Answer>,
): Promise<Answer> {
  const ending = new AbortController()
  const end = () => ending.abort()
  let timer = setTimeout(end, silence)
  const moved = () => {
    clearTimeout(timer)
    timer = setTimeout(end, silence)
  }
  stop?.addEventListener('abort', end, { once: true })
  try {
    return await ask(ending.signal, moved)
  } catch (error) {
    if (ending.signal.aborted && !stop?.aborted) throw new CallError(0, 'network', '')
    throw error
  } finally {
    clearTimeout(timer)
    stop?.removeEventListener('abort', end)
  }
}
