export const languages = ['vi', 'en'] as const
export type Language = (typeof languages)[number]

/** One text a person reads, in every language of the product; `{{name}}` marks a value. */
export type Text = Record<Language, string>

export type Texts = Record<string, Text>
