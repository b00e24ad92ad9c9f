import { common } from './common.ts'

/** The words that every screen shares: what a visitor downloads before anything else. */
export const site = { ...common }
