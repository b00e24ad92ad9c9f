/** A schema.org object. Undefined and empty properties are omitted. */
export type Thing = { '@type': string } & Record<string, unknown>

/** JSON-LD is data, not code, so the policy allows it. */
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

/** The same firm id on every page. */
export const firmId = (publicUrl: string): string => `${publicUrl}/#firm`
