import { useState } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { NotShown } from './not-shown.tsx'
import type { ViewProps } from './shown-file.ts'
import classes from './viewer.module.css'

/** A video or a sound in the player of the browser, which asks for the stretch that it plays. */
export function PlayView({ file, onEnd }: ViewProps) {
  const t = useText()
  const [problem, setProblem] = useState<'unplayable' | 'unreadable' | null>(null)
  if (problem)
    return (
      <NotShown
        file={file}
        reason={problem}
        onAgain={problem === 'unreadable' ? () => setProblem(null) : undefined}
        onDownload={onEnd}
      />
    )
  const player = {
    src: file.url,
    controls: true,
    preload: 'metadata',
    'aria-label': t('viewer.player', { name: file.name }),
    onEnded: onEnd,
    onError: ({ currentTarget: { error } }: React.SyntheticEvent<HTMLMediaElement>) =>
      setProblem(isOfNetwork(error) ? 'unreadable' : 'unplayable'),
  } as const
  return (
    <div className={classes.player}>
      {file.type.startsWith('video/') ? (
        <video {...player} poster={file.poster ?? undefined} playsInline />
      ) : (
        <audio {...player} />
      )}
    </div>
  )
}

/**
 * Whether the network failed while it was played; a file that cannot be reached at all counts as one that cannot be
 * played.
 */
const isOfNetwork = (error: MediaError | null) => error?.code === MediaError.MEDIA_ERR_NETWORK
