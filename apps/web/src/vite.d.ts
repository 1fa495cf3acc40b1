declare module 'virtual:texts/vi' {
  export const texts: Record<string, Record<string, string>>
}
declare module 'virtual:texts/en' {
  export const texts: Record<string, Record<string, string>>
}
declare module 'virtual:text-areas' {
  type Area = Record<'vi' | 'en', () => Promise<{ texts: Record<string, Record<string, string>> }>>
  export const areas: Record<string, Area>
}
declare module 'virtual:sign-in-words' {
  export const words: Record<'vi' | 'en', Record<string, string>>
}
declare module 'virtual:kept-files' {
  export const assets: readonly string[]
  export const pages: readonly { url: string; digest: string }[]
}
