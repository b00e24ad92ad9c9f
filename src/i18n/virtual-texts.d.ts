// The plugin `scripts/text-areas.ts` makes this module.
declare module 'virtual:texts/site' {
  type Language = import('#languages/language.ts').Language
  type Texts = { default: import('./dictionary.ts').Dictionary }
  type WithAreas<Area extends string, Each = Texts> = Texts & { areas: Record<Area, () => Promise<Each>> }
  type OtherArea = Exclude<import('./areas.ts').TextArea, 'site' | 'office'>
  type Office = { areas: { office: () => Promise<WithAreas<import('./areas.ts').OfficeArea>> } }
  export const sites: Record<Language, () => Promise<WithAreas<OtherArea> & Office>>
}
