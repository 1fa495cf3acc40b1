import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isText, useText } from '../../../lib/text/i18n.ts'

/** How long a notice that came with the address stays, in milliseconds. */
const shownFor = 5000

/** The notice another screen sent along; only sentences of the product are shown, never words from the address. */
export function LoginNotice() {
  const t = useText()
  const { message } = useSearch({ from: '/out/login' })
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    setShown(true)
    const timer = setTimeout(() => setShown(false), shownFor)
    return () => clearTimeout(timer)
  }, [message])
  if (!message || !isShown || !isText(message)) return null
  return (
    <Alert color="teal" role="status" icon={<IconInfoCircle />} mb="md">
      {t(message)}
    </Alert>
  )
}
