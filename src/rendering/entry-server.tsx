import { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { bytesOf, hashOf } from '#cache/cached-response.ts'
import type { Dictionary } from '#i18n/dictionary.ts'
import { loadTexts } from '#i18n/load-texts.ts'
import { type Language, languages } from '#languages/language.ts'
import { fetchPage } from '#pages/app.tsx'
import type { Page } from '#pages/page.ts'
import { answerAbout, type Reader } from '#pages/page-reader.ts'
import { isPageRendered, loadGuardedPages, matchPage, parametersOf } from '#pages/routes.ts'
import { namesLanguage } from '#pages/site-context.tsx'
import { type ErrorKind, ErrorPage } from '#pages/website/error-page.tsx'
import { followingQueriesOf, queriesOf } from '#pages/website/page-queries.ts'
import { servedAt, startOf } from '#pages/website/page-start.ts'
import type { Ask } from '#rendering/crawlers/public-data.ts'
import type { PostedForm } from '#ui/posted-form.ts'
import { Wall } from '#ui/wall.tsx'
import { type Boot, serializeBoot } from './boot.ts'
import { drawDocument, drawDocumentBytes } from './draw-document.tsx'
import { drawForPerson } from './draw-for-person.ts'
import { type Assets, framed, type Inline } from './page-frame.ts'

export type RenderRequest = {
  /** Path without query; undefined renders the not-found page. */
  path: string | undefined
  /** The query of the address, as requested. */
  search: string
  language: Language
  /** A posted form that was refused, rendered with the values that were sent. */
  posted?: PostedForm | undefined
  publicUrl: string
  gaps: Dictionary
  assets: Assets
  ask: Ask
  /** The person for whom a guarded page is rendered; `ask` makes calls as them. Null: their session has ended. */
  person?: Reader | undefined
  /** Reports a part that was not rendered, and that the browser renders instead. */
  onPartFailed?: (error: unknown) => void
  /** Returns the address of the page's data for its hash; without it, the data are inline. */
  bootAddress?: ((hash: string) => string) | undefined
}

/** `boot` is the page's data as JSON, if they are not inline. */
export type Rendered = {
  status: number
  html: string | Buffer
  inline: Inline
  boot: string | undefined
}

/**
 * Renders a complete page in one language. If its record does not exist, renders the not-found page with status 404.
 */
export const render = async (request: RenderRequest): Promise<Rendered> => {
  await loadGuardedPages()
  const { page } = matchPage(request.path)
  const { person } = request
  if (isPageRendered(page) || person === undefined) return renderGathered(await gather(request))
  return renderForPerson(page, { ...request, person })
}

/** Renders a guarded page with the data of the person who visits it. */
const renderForPerson = async (
  page: Page,
  request: RenderRequest & { person: Reader },
): Promise<Rendered> => {
  const { path = '', search, language, publicUrl, posted, gaps, person, ask, assets } = request
  const [texts] = await Promise.all([loadTexts(language, 'site'), fetchPage(page, language, posted)])
  const now = new Date().toISOString()
  const boot: Boot = { language, publicUrl, status: page.status, servedAt: now, posted, answers: [], gaps }
  const known = [answerAbout(person)]
  const { html, answers } = await drawForPerson(
    { kind: `${person?.role ?? 'guest'} ${path}?${search}`, ask, known },
    (queryClient) =>
      drawDocumentBytes({ path, search, boot, texts, queryClient, onPartFailed: request.onPartFailed }),
  )
  const framedPage = framedBytes(html, {
    assets,
    json: serializeBoot({ ...boot, answers }),
    start: 'now',
    bootAddress: undefined,
    scripts: assets.scriptsOf(page.file, language),
    lineLost: String(texts['toast.generic'] ?? ''),
  })
  const isRefused = posted !== undefined && (posted.errors.length > 0 || posted.failure !== undefined)
  return {
    status: page.status,
    inline: framedPage.inline,
    html: isRefused ? await titledAsError(framedPage.html.toString(), language) : framedPage.html,
    boot: undefined,
  }
}

/** Frames a page in its bytes, and decodes it for a moment only: text with Arabic takes twice as much memory. */
const framedBytes = (page: Buffer, frame: Omit<Parameters<typeof framed>[0], 'html'>) => {
  const [headEnd, bodyEnd] = ['</head>', '</body>']
  const { stylesFor } = frame.assets
  const assets: Assets = {
    ...frame.assets,
    ...(stylesFor && { stylesFor: (own) => stylesFor(page.toString() + own) }),
  }
  const { html, inline } = framed({ ...frame, assets, html: headEnd + bodyEnd })
  const [head = '', body = ''] = html.slice(0, -bodyEnd.length).split(headEnd)
  const [afterHead, afterBody] = [page.indexOf(headEnd), page.lastIndexOf(bodyEnd)]
  const parts = [
    page.subarray(0, afterHead),
    bytesOf(head),
    page.subarray(afterHead, afterBody),
    bytesOf(body),
    page.subarray(afterBody),
  ]
  return { html: Buffer.concat(parts), inline }
}

type Gathered = {
  request: RenderRequest
  page: Page
  parameters: URLSearchParams
  queryClient: QueryClient
  boot: Boot
}

/** Fetches all data that the page needs before rendering. */
const gather = async (request: RenderRequest): Promise<Gathered> => {
  const { page, params } = matchPage(request.path)
  const parameters = parametersOf(page, request.search)
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey }) => (await request.ask(String(queryKey.at(-1)))).answer,
        retry: false,
        staleTime: Infinity,
      },
    },
  })
  const answers: Boot['answers'] = []
  const askAll = async (queries: ReturnType<typeof queriesOf>) => {
    const found = await Promise.all(
      queries.map(async ({ queryKey, meta }) => {
        const { answer, total } = await request.ask(String(queryKey.at(-1)))
        return { key: queryKey, answer: meta?.isList ? { rows: answer, total } : answer }
      }),
    )
    for (const { key, answer } of found) queryClient.setQueryData(key, answer)
    answers.push(...found)
  }
  try {
    await askAll(queriesOf(page, params, parameters))
    await askAll(followingQueriesOf(page, params, queryClient))
  } catch (error) {
    // `instanceof` would fail: the server bundle has its own copies of our classes.
    if ((error as { status?: number }).status !== 404 || request.path === undefined) throw error
    return gather({ ...request, path: undefined })
  }
  const { language, publicUrl, posted, gaps } = request
  const { status } = page
  const boot: Boot = { language, publicUrl, status, servedAt: servedAt(queryClient), posted, answers, gaps }
  return { request, page, parameters, queryClient, boot }
}

const renderGathered = async (gathered: Gathered): Promise<Rendered> => {
  const { request, page, parameters, queryClient, boot } = gathered
  const { status } = boot
  const [texts] = await Promise.all([loadTexts(request.language, 'site'), page.load()])
  const search = parameters.toString()
  const isLanguageNamed = namesLanguage(request.search)
  const rendered = await drawDocument({
    path: request.path ?? '/404',
    search: isLanguageNamed ? withLanguage(search, request.language) : search,
    boot,
    texts,
    queryClient,
  })
  const json = serializeBoot(boot)
  const start = startOf(page, { parameters, isPosted: request.posted !== undefined, known: queryClient })
  // Data are inline if the page hydrates immediately, or if it is an error page, which is not cached.
  const bootAddress = status === 200 && start !== 'now' ? request.bootAddress?.(hashOf(json)) : undefined
  const { html, inline } = framed({
    html: rendered,
    assets: request.assets,
    json,
    start,
    bootAddress,
    scripts: request.assets.scriptsOf(page.file, request.language),
    lineLost: String(texts['toast.generic'] ?? ''),
  })
  return {
    status,
    html: request.posted ? await titledAsError(html, request.language) : html,
    inline,
    boot: bootAddress === undefined ? undefined : json,
  }
}

const withLanguage = (search: string, language: Language): string => {
  const parameters = new URLSearchParams(search)
  parameters.set('lang', language)
  return parameters.toString()
}

/** Does what `useErrorTitle` does in the browser, for visitors without scripts. */
const titledAsError = async (html: string, language: Language): Promise<string> => {
  const { 'form.errorPrefix': prefix } = await loadTexts(language, 'forms')
  return html.replace('<title>', () => `<title>${prefix} `)
}

/** The background of link previews. */
export const renderShareWall = (): string =>
  renderToStaticMarkup(<Wall kind="share" />).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')

/** Renders an error page. It needs no data, since they may be unavailable. */
export const renderErrorPage = async (
  error: ErrorKind,
  { sheet }: Pick<Assets, 'sheet'>,
): Promise<string> => {
  const loaded = await Promise.all(
    languages.map(async (language) => [language, await textsOfErrorPage(language)] as const),
  )
  const texts = Object.fromEntries(loaded) as Record<Language, Dictionary[]>
  const frame = { texts, stylesheets: sheet ? [sheet] : [] }
  return `<!DOCTYPE html>${renderToStaticMarkup(<ErrorPage error={error} frame={frame} />)}`
}

const textsOfErrorPage = async (language: Language): Promise<Dictionary[]> =>
  Promise.all([loadTexts(language, 'notices'), loadTexts(language, 'site')])
