import { Writable } from 'node:stream'
import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { Router } from 'wouter'
import type { Dictionary } from '#i18n/dictionary.ts'
import type { Language } from '#i18n/language.ts'
import { loadTexts } from '#i18n/load-texts.ts'
import { queriesOf } from '#pages/page-queries.ts'
import { matchPage, pageIsPublic } from '#pages/routes.ts'
import type { Boot } from './boot.ts'
import { Preloads } from './preloads.tsx'
import { Root } from './root.tsx'

export type Assets = {
  entry: string
  /** Script and style files that the entry and these source modules need, from the build's manifest. */
  scriptsOf: (modules: string[]) => string[]
  stylesheetsOf: (modules: string[]) => string[]
}

export type RenderRequest = {
  /** Path without query; undefined draws the not-found page. */
  path: string | undefined
  search: string
  language: Language
  publicUrl: string
  gaps: Dictionary
  assets: Assets
  /** Asks our own API as a guest; rejects with a `status`. */
  ask: (path: string) => Promise<unknown>
}

export type Rendered = { status: number; html: string }

/** A complete page in one language. A record that is not there makes it the not-found page, with status 404. */
export const render = async (request: RenderRequest): Promise<Rendered> => {
  const { page, params } = matchPage(request.path)
  let answers: Boot['answers']
  try {
    answers = await Promise.all(
      queriesOf(page, params).map(async ({ queryKey }) => ({
        key: queryKey,
        answer: await request.ask(String(queryKey.at(-1))),
      })),
    )
  } catch (error) {
    // Never `instanceof` across the server bundle: its classes are not ours.
    if ((error as { status?: number }).status !== 404 || request.path === undefined) throw error
    return render({ ...request, path: undefined })
  }
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => request.ask(String(queryKey.at(-1))),
        retry: false,
        staleTime: Infinity,
      },
    },
  })
  for (const { key, answer } of answers) queryClient.setQueryData(key, answer)
  const [texts] = await Promise.all([loadTexts(request.language, 'site'), page.load()])
  const modules = [page.source, `src/i18n/${request.language}/site.ts`]
  const status = page.status
  const boot = {
    language: request.language,
    publicUrl: request.publicUrl,
    status,
    stylesheets: request.assets.stylesheetsOf(modules),
    answers,
    gaps: request.gaps,
  }
  const html = await toText(
    <Router ssrPath={request.path ?? '/404'} ssrSearch={pageIsPublic(page) ? request.search : ''}>
      <Preloads language={request.language} scripts={request.assets.scriptsOf(modules)}>
        <Root boot={boot} texts={texts} queryClient={queryClient} />
      </Preloads>
    </Router>,
    request.assets.entry,
  )
  return { status, html }
}

/** Waits for all of it: what is streamed in pieces needs inline scripts, and those the policy refuses. */
const toText = (node: ReactNode, entry: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString())
        done()
      },
    })
    const { pipe } = renderToPipeableStream(node, {
      bootstrapModules: [entry],
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onError: reject,
    })
  })
