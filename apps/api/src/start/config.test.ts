import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { settingList } from '@apron/contract'
import { machine, readConfig } from './config.ts'

function read(settings: NodeJS.ProcessEnv) {
  const directory = mkdtempSync(join(tmpdir(), 'apron-config-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return readConfig({ APRON_DATA: directory, ...settings })
}

it('other processes are expected on a database of its own, unless a setting says that there are none', () => {
  const DATABASE_URL = 'postgres://localhost/apron'
  expect(read({}).severalProcesses).toBe(false)
  expect(read({ DATABASE_URL }).severalProcesses).toBe(true)
  expect(read({ DATABASE_URL, APRON_PROCESSES: 'one' }).severalProcesses).toBe(false)
  expect(() => read({ APRON_PROCESSES: 'several' })).toThrow(/set DATABASE_URL/)
})

it('the secret is made once', () => {
  const first = read({})
  expect(readConfig({ APRON_DATA: first.dataDirectory }).secret).toBe(first.secret)
  expect(first.secret).toMatch(/^[\w-]{43}$/)
  expect(read({}).secret).not.toBe(first.secret)
})

const variables = Object.values(settingList).flatMap(({ fixedBy }) => fixedBy ?? [])

it.each([...Object.keys(machine.shape), ...variables])('%s counts as not given when it is empty', (name) => {
  const directory = mkdtempSync(join(tmpdir(), 'apron-config-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  expect(readConfig({ [name]: '' }, directory)).toEqual(readConfig({}, directory))
})

it('a proxy is believed only when it is said which, or how many', () => {
  const trusted = (APRON_TRUST_PROXY: string) => read({ APRON_TRUST_PROXY }).trustProxy
  expect(read({}).trustProxy).toBe(false)
  expect(['off', '0', 'on', '2', '10.0.0.5', '10.0.0.5, 10.1.0.0/16 fd00::/8'].map(trusted)).toEqual([
    false,
    false,
    1,
    2,
    ['10.0.0.5'],
    ['10.0.0.5', '10.1.0.0/16', 'fd00::/8'],
  ])
  for (const wrong of ['yes', 'true', '11', '-1', '10.0.0.5/33', '10.0.0', 'proxy.internal', '10.0.0.5,']) {
    expect(() => trusted(wrong)).toThrow(/APRON_TRUST_PROXY: give off, how many proxies/)
  }
})

it('a bucket is given whole, or what is missing is named', () => {
  const given = {
    APRON_STORE: 's3',
    APRON_S3_ENDPOINT: 'http://store.example:9000',
    APRON_S3_REGION: 'here',
    APRON_S3_BUCKET: 'apron-files',
    APRON_S3_ACCESS_KEY: 'key',
    APRON_S3_SECRET_KEY: 'secret',
    APRON_S3_PREFIX: 'apron/files',
  }
  expect([read({}).store, read({ ...given, APRON_STORE: 'disk' }).store]).toEqual([null, null])
  const bucket = { bucket: 'apron-files', region: 'here', accessKey: 'key', secretKey: 'secret' }
  const endpoint = 'http://store.example:9000'
  expect(read(given).store).toEqual({ ...bucket, endpoint, prefix: 'apron/files/' })
  const least = { ...given, APRON_S3_ENDPOINT: '', APRON_S3_PREFIX: '' }
  expect(read(least).store).toEqual({ ...bucket, endpoint: undefined, prefix: '' })
  for (const name of ['REGION', 'BUCKET', 'ACCESS_KEY', 'SECRET_KEY'])
    expect(() => read({ ...given, [`APRON_S3_${name}`]: '' })).toThrow(
      `A setting is wrong. APRON_S3_${name}: with APRON_STORE=s3, give the `,
    )
  const wrong = { APRON_STORE: 'S3', APRON_S3_ENDPOINT: 'store.example', APRON_S3_PREFIX: '../x y' }
  for (const [name, value] of Object.entries(wrong))
    expect(() => read({ ...given, [name]: value })).toThrow(`A setting is wrong. ${name}: `)
})

it('a variable goes before what is saved, and a wrong one is named with what is wrong', () => {
  const given = read({ APRON_TIME_ZONE: 'Asia/Tokyo', APRON_FOUR_EYES: 'off', APRON_ADDRESS: 'https://apron.example/' })
  expect(given.fixed.toSorted()).toEqual(['address', 'four_eyes', 'time_zone'])
  expect(given.settings).toMatchObject({
    time_zone: 'Asia/Tokyo',
    four_eyes: false,
    address: 'https://apron.example',
    limit_calls: 600,
  })
  const wrong = {
    APRON_TIME_ZONE: 'Asia/Nowhere',
    APRON_FOUR_EYES: 'yes',
    APRON_ADDRESS: 'https://apron.example/login',
    APRON_SESSION_MINUTES: '0',
    APRON_LANGUAGE: 'fr',
  }
  for (const [name, value] of Object.entries(wrong))
    expect(() => read({ [name]: value })).toThrow(new RegExp(`A setting is wrong. ${name}: [a-zA-Z].{5,}`))
})

it('operators find every variable in the table of settings, with a mark where it can also be changed on the screen', () => {
  const page = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')
  const told = page.split('\n').filter((line) => line.startsWith('| `'))
  const says = (name: string, mark: string) => told.some((line) => line.includes(`\`${name}\`${mark}`))
  expect(variables.filter((name) => !says(name, ' ✓'))).toEqual([])
  expect(Object.keys(machine.shape).filter((name) => !says(name, ''))).toEqual([])
})

it('the sample of settings names every variable once, and what counts without it', () => {
  const sample = readFileSync(new URL('../../../../.env.sample', import.meta.url), 'utf8')
  const given = [...sample.matchAll(/^#([A-Z]\w*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const)
  expect(given.map(([name]) => name).toSorted()).toEqual([...Object.keys(machine.shape), ...variables].toSorted())
  const directory = mkdtempSync(join(tmpdir(), 'apron-config-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const usual = readConfig({}, directory)
  expect({ ...readConfig(Object.fromEntries(given), directory), fixed: [] }).toEqual(usual)
  expect(sample.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
})

it('a certificate and its key are given together', () => {
  const [APRON_TLS_CERT, APRON_TLS_KEY] = ['/etc/apron.pem', '/etc/apron.key']
  expect(read({}).tls).toBeNull()
  expect(read({ APRON_TLS_CERT, APRON_TLS_KEY }).tls).toEqual({ cert: APRON_TLS_CERT, key: APRON_TLS_KEY })
  for (const half of [{ APRON_TLS_CERT }, { APRON_TLS_KEY }]) expect(() => read(half)).toThrow(/give both, or neither/)
})
