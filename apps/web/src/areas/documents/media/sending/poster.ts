/** Pixels of the longer edge of a frame, and how closely it keeps to the film (0 to 1). */
const edge = 800
const quality = 0.8
/** Milliseconds that a browser is given; some never say that they cannot read a film. */
const patience = 8000
/** Seconds from the beginning, which often is black. */
const into = 1

/** A frame of a video as a JPEG; null for what is none, or what this browser does not show. */
export async function posterOf(file: File): Promise<File | null> {
  if (!file.type.startsWith('video/')) return null
  const video = document.createElement('video')
  const address = URL.createObjectURL(file)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience)
  })
  try {
    const frame = await Promise.race([frameOf(video, address), late])
    return frame && new File([frame], 'poster.jpg', { type: 'image/jpeg' })
  } catch {
    return null
  } finally {
    clearTimeout(timer)
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(address)
  }
}

async function frameOf(video: HTMLVideoElement, address: string): Promise<Blob | null> {
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  const isThere = told(video, 'loadeddata')
  video.src = address
  await isThere
  const isAtFrame = told(video, 'seeked')
  video.currentTime = Math.min(into, video.duration / 2)
  await isAtFrame
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0) return null
  const scale = Math.min(1, edge / Math.max(videoWidth, videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(videoWidth * scale))
  canvas.height = Math.max(1, Math.round(videoHeight * scale))
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}

function told(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true })
    video.addEventListener('error', () => reject(new Error(`No ${event}.`)), { once: true })
  })
}
