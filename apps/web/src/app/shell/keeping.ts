import { useEffect } from 'react'
import { auditsKinds, findingKinds } from '../../areas/audits/kept.ts'
import { documentsKinds } from '../../areas/documents/kept.ts'
import { talkKinds } from '../../areas/talk/kept.ts'
import { code } from '#lib/code/code.ts'
import { registerKinds } from '#lib/outbox/change-kinds.ts'
import { firstRest } from '#lib/page/first-rest.ts'
import { withTexts } from '#lib/text/room-texts.ts'

registerKinds([auditsKinds, findingKinds, documentsKinds, talkKinds])

const keeping = code(() => withTexts('keep', import('#lib/outbox/start-outbox.ts')))
let isStarted = false

/** Sends the outbox of this device, from whichever screen is open; its code is loaded after the first rest. */
export function useKeeping(): void {
  useEffect(() => {
    if (isStarted) return
    isStarted = true
    void firstRest()
      .then(() => keeping.until())
      .then(({ startOutboxAndDrafts }) => startOutboxAndDrafts())
  }, [])
}
