import * as z from 'zod'
import type { Bucket } from '#files/objects/objects.ts'

/** Where files are kept, as environment variables. */
export const storeSettings = {
  APRON_STORE: z.enum(['disk', 's3']).default('disk'),
  APRON_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'give an address that begins with http:// or https://' })
    .optional(),
  APRON_S3_REGION: z.string().optional(),
  APRON_S3_BUCKET: z.string().optional(),
  APRON_S3_ACCESS_KEY: z.string().optional(),
  APRON_S3_SECRET_KEY: z.string().optional(),
  APRON_S3_PREFIX: z
    .string()
    .regex(
      /^[\w.-]+(?:\/[\w.-]+)*\/?$/,
      'give letters, digits, dots, dashes and underscores in folders, such as apron/files',
    )
    .optional(),
}

type StoreSettings = z.infer<z.ZodObject<typeof storeSettings>>

const needed = {
  APRON_S3_REGION: 'give the region of the bucket (any word, such as us-east-1, where the store knows none)',
  APRON_S3_BUCKET: 'give the name of the bucket',
  APRON_S3_ACCESS_KEY: 'give the name of the key that may use the bucket',
  APRON_S3_SECRET_KEY: 'give the secret of the key',
} as const

/** The bucket that is given, null without one; `wrong` names what is missing. */
export function readStore(given: StoreSettings): { store: Bucket | null; wrong: string[] } {
  if (given.APRON_STORE === 'disk') return { store: null, wrong: [] }
  const missing = Object.keys(needed).filter((name) => given[name as keyof typeof needed] === undefined)
  const wrong = missing.map((name) => `${name}: with APRON_STORE=s3, ${needed[name as keyof typeof needed]}`)
  const prefix = given.APRON_S3_PREFIX ?? ''
  const store = {
    endpoint: given.APRON_S3_ENDPOINT,
    region: given.APRON_S3_REGION ?? '',
    bucket: given.APRON_S3_BUCKET ?? '',
    accessKey: given.APRON_S3_ACCESS_KEY ?? '',
    secretKey: given.APRON_S3_SECRET_KEY ?? '',
    prefix: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`,
  }
  return { store, wrong }
}
