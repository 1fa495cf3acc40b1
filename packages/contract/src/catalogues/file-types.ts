const mebibyte = 1024 * 1024

/** Accepted files by kind: MIME types found in the content, the endings people know them by, and the largest size in bytes. */
export const fileKinds = {
  image: {
    types: ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif', 'image/avif'],
    endings: ['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif'],
    largest: 15 * mebibyte,
  },
  document: {
    types: [
      'application/pdf',
      'application/msword',
      'application/vnd.ms-excel',
      'application/vnd.ms-powerpoint',
      'application/x-cfb',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      'text/plain',
    ],
    endings: ['xlsx', 'xls', 'doc', 'docx', 'ppt', 'pptx', 'txt', 'pdf'],
    largest: 50 * mebibyte,
  },
  video: {
    types: ['video/mp4', 'video/webm'],
    endings: ['mp4', 'webm'],
    largest: 1024 * mebibyte,
  },
  audio: {
    types: ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/webm', 'audio/wav'],
    endings: ['mp3', 'm4a', 'ogg', 'webm', 'wav'],
    largest: 200 * mebibyte,
  },
} as const
export type FileKind = keyof typeof fileKinds

/** The endings of some kinds, for people. */
export const endingsOf = (kinds: readonly FileKind[]): string =>
  [...new Set(kinds.flatMap((kind) => [...fileKinds[kind].endings]))].join(', ')

/** Edges in pixels of the copies that are made of every image. */
export const imageCopies = { small: 400, avatar: 500, poster: 800, print: 800 } as const
/** Decoding more than this many pixels is refused. */
export const largestImagePixels = 50_000_000
