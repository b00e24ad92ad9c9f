/**
 * Each table of screens (`pages/*-screens.ts`) adds its paths here, under a name of its own.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: the tables fill it
export interface PagePaths {}

/** Every page path, as its table lists it: `/about`, `/services/:id`. */
export type PagePath = PagePaths[keyof PagePaths]

type RecordPath = Extract<PagePath, `${string}:${string}`>
type PlainPath = Exclude<PagePath, RecordPath>
type PlainAddress = PlainPath | `${PlainPath}?${string}` | `${PlainPath}#${string}`
type NamesIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
type Filled<Path> = Path extends `${infer Start}:${string}/${infer Rest}`
  ? `${Start}${number}/${Filled<Rest>}`
  : Path extends `${infer Start}:${string}`
    ? `${Start}${number}`
    : never

/** A link target within the site: a page, optionally with a query or a section. */
export type Address = PlainAddress | Filled<RecordPath>

/** The address of a page. The compiler refuses paths that are not in a table of screens. */
export function href<To extends PlainAddress>(to: To): To
export function href<Path extends RecordPath>(
  path: Path,
  params: Record<NamesIn<Path>, number | string>,
): Filled<Path>
export function href(path: string, params?: Record<string, number | string>): string {
  return params ? path.replace(/:(\w+)/g, (_, name) => `${params[name]}`) : path
}
