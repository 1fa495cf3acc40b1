declare module 'virtual:texts/vi' {
  export const texts: Record<string, Record<string, string>>
}
declare module 'virtual:texts/en' {
  export const texts: Record<string, Record<string, string>>
}
declare module 'virtual:text-rooms' {
  type Room = Record<'vi' | 'en', () => Promise<{ texts: Record<string, Record<string, string>> }>>
  export const rooms: Record<string, Room>
}
declare module 'virtual:sign-in-words' {
  export const words: Record<'vi' | 'en', Record<string, string>>
}
declare module 'virtual:kept-files' {
  export const assets: readonly string[]
  export const pages: readonly { url: string; digest: string }[]
}
