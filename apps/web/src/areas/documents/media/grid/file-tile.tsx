import type { Medium } from '@apron/contract/documents'
import { memo, useState } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { duration } from '../frame/duration.ts'
import { KindIcon } from '../frame/kind-icon.tsx'
import classes from './grid.module.css'

/** One file as a picture with its name; while it is on its way, the room that it will take. */
export const FileTile = memo(function FileTile({
  place,
  file,
  about,
  picture,
  isInTurn,
  isTicked,
  onFocus,
  onOpen,
}: {
  place: number
  file: Medium | undefined
  about: (file: Medium) => string
  /** Height of the picture in pixels. */
  picture: number
  /** The tab key leads to it. */
  isInTurn: boolean
  isTicked: boolean
  onFocus: (place: number) => void
  onOpen: (id: number) => void
}) {
  const t = useText()
  return (
    <button
      type="button"
      className={classes.tile}
      data-place={place}
      tabIndex={isInTurn ? 0 : -1}
      aria-disabled={!file || undefined}
      aria-haspopup="dialog"
      title={file?.file_name}
      data-ticked={isTicked || undefined}
      onFocus={() => onFocus(place)}
      onClick={() => file && onOpen(file.id)}
    >
      <span className={classes.picture} style={{ height: picture }}>
        {file && <Thumbnail file={file} />}
      </span>
      <span className={classes.name}>{file ? file.file_name : t('mediaScreens.not_here_yet')}</span>
      <span className={classes.about}>{file && about(file)}</span>
    </button>
  )
})

function Thumbnail({ file }: { file: Medium }) {
  const t = useText()
  const [broken, setBroken] = useState<string | null>(null)
  const { kind, type } = file
  const word = t(`mediaScreens.kind_${kind}`)
  const source = file.deleted_at === null ? file.image : file.image_trash
  return (
    <>
      {source && source !== broken ? (
        <img
          key={source}
          src={source}
          alt={word}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBroken(source)}
        />
      ) : (
        <span className={classes.icon} role="img" aria-label={word}>
          <KindIcon kind={kind} type={type} size={44} />
        </span>
      )}
      {file.duration !== null && (
        <span className={classes.duration}>
          <KindIcon kind={kind} type={type} size={14} />
          {duration(file.duration)}
        </span>
      )}
    </>
  )
}
