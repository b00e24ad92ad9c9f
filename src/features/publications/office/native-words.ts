import type { ContentLanguage } from '#languages/language.ts'

/** Words in the language of a text, whatever language its writer reads the page in: they stand inside the text. */
export const nativeWords: Record<ContentLanguage, { name: string; title: string; summary: string }> = {
  en: { name: 'English', title: 'Title', summary: 'Summary' },
  ar: { name: 'العربية', title: 'العنوان', summary: 'الملخص' },
}
