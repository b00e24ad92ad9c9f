import { common } from './common.ts'
import { home } from './home.ts'

/** What every visitor reads: the public pages and the words that all screens share. */
export const site = { ...common, ...home }
