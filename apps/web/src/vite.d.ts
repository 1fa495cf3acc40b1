declare module 'virtual:texts/vi' {
  export const texts: Record<string, Record<string, string>>
}
declare module 'virtual:texts/en' {
  export const texts: Record<string, Record<string, string>>
}
