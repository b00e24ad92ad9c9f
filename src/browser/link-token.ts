import { foldNumber } from '#fields/fold.ts'

/** The token of an emailed link, or undefined if the address has none. */
export const tokenIn = (parameters: URLSearchParams): string | undefined => {
  const token = foldNumber(parameters.get('token') ?? '')
  return /^[\w-]{20,100}$/.test(token) ? token : undefined
}
