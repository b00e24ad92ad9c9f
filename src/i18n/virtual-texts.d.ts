// The plugin `scripts/text-areas.ts` makes these modules.
type Texts = { default: import('./dictionary.ts').Dictionary }
type AreaLoaders<Area extends string> = Record<Area, () => Promise<Texts>>
type ByLanguage<Value> = Record<import('#languages/language.ts').Language, Value>

declare module 'virtual:texts/site' {
  type OtherArea = Exclude<import('./areas.ts').TextArea, 'site'>
  export const sites: ByLanguage<() => Promise<Texts & { areas: AreaLoaders<OtherArea> }>>
}

declare module 'virtual:texts/office' {
  export const areas: ByLanguage<AreaLoaders<import('./areas.ts').OfficeArea>>
}
