import { mostChatFiles } from '@apron/contract/talk'
import { useState } from 'react'
import { prepareFiles } from '#blocks/files/prepare-files.ts'
import { t } from '#lib/text/i18n.ts'
import { useHeldPage } from '#lib/code/page-hold.ts'
import { useUnsaved } from '#lib/page/unsaved.ts'

export type ChosenFilesState = ReturnType<typeof useChosenFiles>
const isPicture = (file: File) => file.type.startsWith('image/')

/** The pictures and files that go out with the next message. */
export function useChosenFiles() {
  const [images, setImages] = useState<readonly File[]>([])
  const [files, setFiles] = useState<readonly File[]>([])
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isPreparing, setPreparing] = useState(false)
  const isChosen = isPreparing || images.length + files.length > 0
  useUnsaved(isChosen)
  useHeldPage(isChosen)

  async function add(chosen: readonly File[]) {
    setPreparing(true)
    const room = { images: mostChatFiles - images.length, files: mostChatFiles - files.length }
    const pictures = chosen.filter(isPicture)
    const others = chosen.filter((file) => !isPicture(file))
    const [shown, sent] = [
      await prepareFiles('image', pictures.slice(0, room.images), room.images, mostChatFiles),
      await prepareFiles('document', others.slice(0, room.files), room.files, mostChatFiles),
    ]
    const isTooMany = pictures.length > room.images || others.length > room.files
    setImages((before) => [...before, ...shown.files])
    setFiles((before) => [...before, ...sent.files])
    setProblems([
      ...shown.problems,
      ...sent.problems,
      ...(isTooMany ? [t('chat.at_most', { max: mostChatFiles })] : []),
    ])
    setPreparing(false)
  }
  return {
    images,
    files,
    problems,
    isPreparing,
    take: (chosen: readonly File[]) => void (chosen.length > 0 && add(chosen)),
    change: (changed: { images?: File[]; files?: File[] }) => {
      if (changed.images) setImages(changed.images)
      if (changed.files) setFiles(changed.files)
      setProblems([])
    },
    clear: () => {
      setImages([])
      setFiles([])
      setProblems([])
    },
  }
}
