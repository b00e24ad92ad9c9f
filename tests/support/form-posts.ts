import type { TestApp } from './test-app.ts'

export const formType = 'application/x-www-form-urlencoded'

/** Sends a form of our own page without scripts. */
export const postForm = (
  app: TestApp,
  url: string,
  fields: Record<string, string> | string[][],
  headers: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': formType, 'sec-fetch-site': 'same-origin', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
