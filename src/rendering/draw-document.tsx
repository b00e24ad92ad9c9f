import { Writable } from 'node:stream'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { renderToPipeableStream } from 'react-dom/server'
import { Router } from 'wouter'
import type { Dictionary } from '#i18n/dictionary.ts'
import { type Direction, directionOf, type Language } from '#languages/language.ts'
import markazi from '#ui/fonts/markazi-arabic.woff2?url'
import newsreader from '#ui/fonts/newsreader-latin.woff2?url'
import plexArabic from '#ui/fonts/plex-arabic-400.woff2?url'
import plex from '#ui/fonts/plex-latin.woff2?url'
import type { Boot } from './boot.ts'
import { Root } from './root.tsx'

type Drawing = {
  path: string
  /** The query that the page reads. */
  search: string
  boot: Boot
  texts: Dictionary
  queryClient: QueryClient
  /** Reports a part that failed, which the browser then renders. Without it, the whole rendering fails. */
  onPartFailed?: ((error: unknown) => void) | undefined
}

/** Renders the whole document with the data of `queryClient`. */
export const drawDocument = async (drawing: Drawing): Promise<string> =>
  (await drawDocumentBytes(drawing)).toString()

/** The same in UTF-8, as React writes it. */
export const drawDocumentBytes = ({ path, search, boot, texts, queryClient, onPartFailed }: Drawing) =>
  toBytes(
    <Router ssrPath={path} ssrSearch={search}>
      <Preloads language={boot.language}>
        <Root boot={boot} texts={texts} queryClient={queryClient} />
      </Preloads>
    </Router>,
    onPartFailed,
  )

/** Buffers the whole page: streaming needs inline scripts, which the policy refuses. */
const toBytes = (node: ReactNode, onPartFailed?: (error: unknown) => void): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(node, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: onPartFailed ?? reject,
    })
  })

/** The two fonts of the first view: display and text. */
const fonts: Record<Direction, readonly string[]> = {
  ltr: [newsreader, plex],
  rtl: [markazi, plexArabic],
}

/** Preloads the fonts of the first view: a late font would change the text. */
const Preloads = ({ language, children }: { language: Language; children: ReactNode }) => {
  for (const href of fonts[directionOf(language)])
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return children
}
