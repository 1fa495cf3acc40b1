import type { Settings } from '@apron/contract/people'
import { captchaSolver } from '../areas/people/session/captcha-solver.ts'
import { deviceName } from '../areas/people/session/device-name.ts'
import { wayBack } from '#lib/page/sign-in-address.ts'
import { storedSession, storeSession } from '#lib/session/stored-session.ts'
import { keepLanguage, takeSignedOutChoice } from '#lib/text/language.ts'
import { askChallenge, askSettings, saveLanguage, signIn, type SignInRefusal, type SignedIn } from './ask.ts'
import { followChoices, settleLanguage, type PageLanguage } from './choices.ts'
import { followForm } from './entry.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { tellHeld } from './held.ts'
import { followRecovery } from './recovery.ts'
import { showNotice, showWrong, textIn } from './telling.ts'
import { wordsOf } from './words.ts'

const query = new URLSearchParams(window.location.search)
const form = document.querySelector<HTMLFormElement>('#form')!
const { at = 'login' } = document.documentElement.dataset
const shown = document.querySelector<HTMLFormElement>(`form[data-for~=${at}]`)!
/** A link out of a mail is for whoever has it, whoever is signed in here. */
const leadsIn = at === 'login' || at === 'forgot'
const away = document.querySelector<HTMLElement>('#away')!
const titles: Readonly<Record<string, string>> = {
  login: 'session.sign_in',
  forgot: 'recovery.title',
  reset: 'recovery.new_title',
  invitation: 'invitations.title',
  'mail-off': 'mailOff.title',
}

let settings: Promise<Settings | null> = arrivingSettings()
const solver = captchaSolver(async () => ((await settings)?.captcha === false ? null : askChallenge()))

start()

function start() {
  if (leadsIn && storedSession()) return enter()
  nameTab()
  window.addEventListener('storage', () => leadsIn && storedSession() && enter())
  window.addEventListener('online', () => void (settings = arrivingSettings()))
  followChoices(sayAnew)
  showNotice(query.get('message'))
  revealPassword()
  followForm(form, {
    send,
    words: () => ({ 401: `${wordsOf('session.login_failed')}. ${wordsOf('session.login_check')}` }),
    again: () => solver.prepare(),
  })
  followRecovery()
  // A password manager is to find the one form that is shown.
  for (const other of document.querySelectorAll('[data-for]')) if (!other.matches(`[data-for~=${at}]`)) other.remove()
  shown.dataset['ready'] = ''
  if (shown === form) solver.prepare()
  if (shown === form) tellHeld()
  fetchAhead()
  // A newer version may take over whenever it likes: nothing is lost with this page.
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }) => {
    if (data === 'free?') ports[0]?.postMessage(true)
  })
  navigator.serviceWorker?.startMessages()
}

function enter() {
  window.location.replace(wayBack(query.get('redirect')))
}

function nameTab() {
  document.title = [wordsOf(titles[at]!), document.querySelector('#name')!.textContent].join(' · ')
}

/** What was said in the language before goes; what the page itself says is there in both. */
function sayAnew() {
  nameTab()
  showWrong(shown, {}, '')
  textIn('#notice', '')
}

async function arrivingSettings(): Promise<Settings | null> {
  const answer = await askSettings().catch(() => null)
  away.hidden = answer !== null
  settleLanguage(answer?.language)
  // What was hidden while the language was open could not take the focus.
  if (document.activeElement === document.body) shown.querySelector<HTMLInputElement>('input[name=email]')?.focus()
  if (!answer) return null
  localStorage.setItem('settings', JSON.stringify(answer))
  textIn('#name', answer.name)
  textIn('#company', answer.company_name)
  nameTab()
  return answer
}

async function send({ email, password, type }: Record<string, string>) {
  const captcha = await solver.takeToken().catch(refusedCaptcha)
  await arrive(await signIn({ email, password, type: Number(type), device: deviceName(), captcha }))
}

/** A challenge that does not come is the network's affair, one that is not solved this page's. */
function refusedCaptcha(error: unknown): never {
  if (error && typeof error === 'object' && 'status' in error) throw error
  throw { status: -1, message: wordsOf('session.captcha_failed') ?? '', errors: {} } satisfies SignInRefusal
}

async function arrive({ token, user }: SignedIn) {
  const language = document.documentElement.lang as PageLanguage
  storeSession(token, user)
  if (takeSignedOutChoice()) {
    if (user.language !== language) await saveLanguage(language, token)
  } else if (user.language) keepLanguage(user.language)
  enter()
}

function revealPassword() {
  const field = form.querySelector<HTMLInputElement>('#password')!
  const reveal = form.querySelector<HTMLButtonElement>('#reveal')!
  reveal.addEventListener('click', () => {
    const isShown = field.type === 'text'
    field.type = isShown ? 'password' : 'text'
    reveal.setAttribute('aria-pressed', String(!isShown))
  })
}
