/** A thing as schema.org describes it. What is undefined or empty is left out. */
export type Thing = { '@type': string } & Record<string, unknown>

/** Data for machines, not code, so no policy refuses it. */
export const StructuredData = ({ of: thing }: { of: Thing }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped; React would escape its quotes
    dangerouslySetInnerHTML={{ __html: serialize({ '@context': 'https://schema.org', ...thing }) }}
  />
)

const serialize = (thing: object): string =>
  JSON.stringify(thing, (_key, value) => (isEmpty(value) ? undefined : value)).replaceAll('<', '\\u003c')

const isEmpty = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0)

/** One firm on every page, whatever else the page is about. */
export const firmId = (publicUrl: string): string => `${publicUrl}/#firm`
