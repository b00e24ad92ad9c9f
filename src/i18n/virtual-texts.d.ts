// The plugin `scripts/text-areas.ts` makes these modules.
type TextLoaders<Area extends string> = Record<
  import('#languages/language.ts').Language,
  Record<Area, () => Promise<{ default: import('./dictionary.ts').Dictionary }>>
>

declare module 'virtual:texts/site' {
  export const areas: TextLoaders<import('./areas.ts').TextArea>
}

declare module 'virtual:texts/office' {
  export const areas: TextLoaders<import('./areas.ts').OfficeArea>
}
