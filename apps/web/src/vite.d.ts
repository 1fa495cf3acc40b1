declare module 'virtual:texts/vi' {
  export const texts: Record<string, Record<string, string>>
}
declare module 'virtual:texts/en' {
  export const texts: Record<string, Record<string, string>>
}
declare module 'virtual:text-sections' {
  type Section = Record<'vi' | 'en', () => Promise<{ texts: Record<string, string> }>>
  export const sections: Record<string, Section>
}
declare module 'virtual:kept-files' {
  export const assets: readonly string[]
  export const pages: readonly { url: string; digest: string }[]
}
