import { IconAlertCircle, IconClock, IconFile } from '@tabler/icons-react'
import { useEffect, useMemo } from 'react'
import { useSentPercent } from '#lib/calls/uploading.ts'
import { useText } from '#lib/text/i18n.ts'
import { useConnected } from '#lib/socket.ts'
import { fileSize } from '#ui/text/file-size.ts'
import { dropChange, tryAgain } from '#lib/outbox/outbox.ts'
import type { Unsent } from '../writing/kept-messages.ts'
import fileClasses from './message-files.module.css'
import { MessageText } from './message-text.tsx'
import classes from './messages.module.css'

/** A message that has not arrived: on its way, waiting for the connection, or refused. */
export function UnsentLine({ unsent, isFirst }: { unsent: Unsent; isFirst: boolean }) {
  const t = useText()
  const isConnected = useConnected()
  const { clientId, type, text, files, problem } = unsent
  const percent = useSentPercent(clientId, files)
  const onItsWay = percent === null ? t('chat.sending') : t('chat.sending_part', { percent })
  return (
    <li
      className={classes.message}
      data-own
      data-first={isFirst || undefined}
      data-unsent={problem ? 'failed' : 'waiting'}
    >
      <div className={classes.body}>
        {isFirst && <span className="visually-hidden">{t('chat.you')}: </span>}
        {type === 'image' && <Pictures images={files} />}
        {text && <MessageText text={text} isLarge={type === 'emoji'} />}
        {type === 'file' && (
          <ul className={fileClasses.files}>
            {files.map((file, index) => (
              <li key={`${index} ${file.name}`}>
                <span>
                  <IconFile size={22} stroke={1.5} aria-hidden="true" />
                  <span>
                    {file.name}
                    <small>{fileSize(file.size)}</small>
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )}
        {problem ? (
          <span className={classes.problem} role="alert">
            <span>
              <IconAlertCircle size={14} stroke={1.8} aria-hidden="true" />
              {problem === t('chat.failed') ? problem : `${t('chat.failed')}: ${problem}`}
            </span>
            <button type="button" onClick={() => void tryAgain(clientId)}>
              {t('chat.resend')}
            </button>
            <button type="button" onClick={() => void dropChange(clientId)}>
              {t('chat.discard')}
            </button>
          </span>
        ) : (
          <span className={classes.time}>
            <IconClock size={13} stroke={1.8} aria-hidden="true" />
            {isConnected ? onItsWay : t('chat.waiting')}
          </span>
        )}
      </div>
    </li>
  )
}

function Pictures({ images }: { images: readonly File[] }) {
  const addresses = useMemo(() => images.map((image) => URL.createObjectURL(image)), [images])
  useEffect(() => () => addresses.forEach((address) => URL.revokeObjectURL(address)), [addresses])
  return (
    <ul className={fileClasses.images} data-count={Math.min(images.length, 3)}>
      {addresses.map((address, index) => (
        <li key={address}>
          <img src={address} alt={images[index]?.name ?? ''} width={200} height={150} />
        </li>
      ))}
    </ul>
  )
}
