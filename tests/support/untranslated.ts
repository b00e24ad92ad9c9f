import * as english from '#i18n/en/index.ts'

const keys = new Set(
  Object.values(english).flatMap((file) => Object.values(file).flatMap((area) => Object.keys(area))),
)

/** The keys of texts that a page shows or reads out, since it lacks their area. */
export const untranslatedIn = (html: string): string[] =>
  [
    ...html.matchAll(/(?:(?:aria-label|title|alt|placeholder|content)="|>)([\w-]+(?:\.[\w-]+)+)(?=["<])/g),
  ].flatMap(([, text = '']) => (keys.has(text) ? text : []))
