import { common } from './common.ts'

export const site = { ...common }
