import type { FileKind } from '@apron/contract'
import { IconFileText, IconFileTypePdf, IconFileWord, IconMusic, IconPhoto, IconVideo } from '@tabler/icons-react'

const icons = {
  image: IconPhoto,
  video: IconVideo,
  audio: IconMusic,
  document: IconFileText,
  pdf: IconFileTypePdf,
  word: IconFileWord,
}

/** Stands for a file of which there is no picture. */
export function KindIcon({ kind, type, size }: { kind: FileKind; type: string; size: number }) {
  const Picture = icons[iconOf(kind, type)]
  return <Picture size={size} stroke={1.4} aria-hidden="true" />
}

function iconOf(kind: FileKind, type: string): keyof typeof icons {
  if (type === 'application/pdf') return 'pdf'
  return type.includes('word') ? 'word' : kind
}
