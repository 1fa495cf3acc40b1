import sharp from 'sharp'

/** A real JPEG; with a GPS position when asked for, as a phone writes it. */
export async function jpeg(width = 1200, height = 800, place = false): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#1b7a4b' } })
  const gps = { GPSLatitudeRef: 'N', GPSLatitude: '16/1 2/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '108/1 12/1 0/1' }
  return (place ? picture.withExif({ IFD0: { Make: 'Camera' }, IFD3: gps }) : picture).jpeg().toBuffer()
}

/** Fields and files of a multipart call; a file is its name and its bytes. */
export function form(
  fields: Record<string, string>,
  files: [field: string, name: string, bytes: Buffer | string][] = [],
) {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.append(name, value)
  for (const [field, name, bytes] of files) {
    made.append(field, new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name))
  }
  return made
}
