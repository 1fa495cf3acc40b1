import { CallError } from './call-error.ts'
import { ask } from '../page/dialogs.ts'
import { t } from '../text/i18n.ts'
import { navigate } from '../router/router.ts'
import { noticeProblem } from '../page/notices.ts'

/**
 * Shows what a failed call means, by the catalogue of errors. Fields (422) belong to the form, refused files too where
 * a form shows them (`inForm`); a session that is over leads to sign-in by itself.
 */
export function tellRefusal(error: unknown, { screen = false, inForm = false } = {}): void {
  if (!(error instanceof CallError)) {
    reportError(error)
    return void sorry('')
  }
  if (error.isFields || error.endsSession || error.closesGroup || (inForm && error.namesFields)) return
  if (error.isNetwork) return noticeProblem(error.message || t('shell.network_failed'))
  if (error.status === 404 && screen) return void navigate({ href: '/404', replace: true })
  if (error.isFault) return void sorry(error.message)
  noticeProblem(error.message || t('shell.sorry_text'))
}

let apologising = false
async function sorry(words: string) {
  if (apologising) return
  apologising = true
  await ask({ title: t('shell.sorry'), text: words || t('shell.sorry_text') })
  apologising = false
}
