import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { versions } from '../../../packages/contract/src/index.ts'
import { translate, type MessageKey } from '../../../packages/messages/src/index.ts'
import { variables } from '../src/app/look/variables.ts'
import { letters } from './styles/letters-plugin.ts'
import { markedNames } from './marked-names.ts'

const languages = ['vi', 'en'] as const
const page = 'sign-in.html'

/** What the sign-in page says by its script, and the notices that other screens send it. */
const said: readonly MessageKey[] = [
  'session.sign_in',
  'session.login_failed',
  'session.login_check',
  'session.captcha_failed',
  'session.ended',
  'session.signed_out',
  'recovery.title',
  'recovery.new_title',
  'recovery.asked',
  'recovery.done',
  'invitations.title',
  'invitations.done',
  'mailOff.title',
  'mailOff.done',
  'shell.network_failed',
  'shell.sorry_text',
]

/** The sign-in page: its words in both languages, and the colours and sizes of the product. */
export function signInWords(): Plugin {
  return {
    name: 'sign-in-words',
    resolveId: (id) => (id === 'virtual:sign-in-words' ? `\0${id}` : undefined),
    load(id) {
      if (id !== '\0virtual:sign-in-words') return undefined
      const of = (language: 'vi' | 'en') => Object.fromEntries(said.map((key) => [key, translate(language, key)]))
      return `export const words = ${JSON.stringify({ vi: of('vi'), en: of('en') })}`
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) =>
        path.endsWith(page)
          ? html.replace(/\{\{([\w.]+)\}\}/g, (_, key: string) => (key === 'tokens' ? tokens() : inBoth(key)))
          : html,
    },
    configureServer: ({ middlewares }) =>
      void middlewares.use((request, _, next) => {
        if (/^\/(login|password|invitation|mail-off)\b/.test(request.url ?? '')) request.url = `/${page}`
        next()
      }),
  }
}

/** Builds the sign-in page into `directory`, beside the application, of which it needs nothing. */
export async function buildSignInPage(root: string, directory: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [letters(), signInWords(), markedNames()],
    build: {
      target: 'es2022',
      outDir: directory,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: join(root, page) },
    },
  })
  renameSync(join(directory, page), join(directory, 'login.html'))
}

function inBoth(key: string): string {
  return languages
    .map((language) => {
      const words = translate(language, key as MessageKey, { version: versions.banner })
      if (words === key) throw new Error(`The sign-in page names a text that does not exist: ${key}`)
      return `<span lang="${language}">${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`
    })
    .join('')
}

function tokens(): string {
  const { variables: both, light, dark } = variables(undefined as never)
  const rule = (selector: string, values: Record<string, string>) =>
    `${selector}{${Object.entries(values)
      .map(([name, value]) => `${name}:${value}`)
      .join(';')}}`
  return [rule(':root', { ...both, ...light }), rule(":root[data-mantine-color-scheme='dark']", dark)].join('')
}
