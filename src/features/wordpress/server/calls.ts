import type { Calls } from '#api/calls.ts'
import { wordpressPreview, wordpressResult, wordpressUpload } from '../schema.ts'

export const wordpressCalls = {
  'POST /api/admin/publications/wordpress/preview': {
    access: 'publications.manage',
    upload: wordpressUpload,
    answer: wordpressPreview,
    summary: 'Read an export of WordPress and say what importing it would do',
  },
  'POST /api/admin/publications/wordpress': {
    access: 'publications.manage',
    upload: wordpressUpload,
    answer: wordpressResult,
    summary: 'Add the next publications of an export of WordPress; to be repeated until none is left',
  },
} satisfies Calls

type WordpressCalls = typeof wordpressCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends WordpressCalls {}
}
