import type { ContentLanguage } from '#languages/language.ts'

/** Labels in the language of the text, whatever the language of the interface: they stand inside the text. */
export const nativeWords: Record<ContentLanguage, { name: string; title: string; summary: string }> = {
  en: { name: 'English', title: 'Title', summary: 'Summary' },
  ar: { name: 'العربية', title: 'العنوان', summary: 'الملخص' },
}
