import { common } from './common.ts'

/** Texts that all screens share. Each visitor downloads them first. */
export const site = { ...common }
