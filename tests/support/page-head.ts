import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'

/** Paths of the pages in the sitemap. */
export const listPublicPaths = async (app: TestApp): Promise<string[]> => {
  const { body } = await app.inject('/sitemap.xml')
  const listed = body.matchAll(/<loc>http:\/\/localhost:3000([^?]*)\?lang/g)
  const paths = [...new Set([...listed].map(([, path = '']) => path))]
  expect(paths.length).toBeGreaterThan(20)
  return paths
}

/** The first group of the pattern. */
export const tagOf = (html: string, pattern: string): string | undefined =>
  new RegExp(pattern).exec(html)?.[1]?.replaceAll('&amp;', '&')

export const canonicalIn = (html: string) => tagOf(html, '<link rel="canonical" href="([^"]*)"')

/** Languages and URLs of the alternates of a page. */
export const alternatesIn = (html: string): string[][] =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(([, ...pair]) => pair)

/** The schema.org data of a page. */
export const thingsIn = <Thing>(html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )
