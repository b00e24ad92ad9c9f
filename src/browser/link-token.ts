/** The token of our mail's link in an address; anything else asks nothing of anybody. */
export const tokenIn = (parameters: URLSearchParams): string | undefined => {
  const token = parameters.get('token')?.trim() ?? ''
  return /^[\w-]{20,100}$/.test(token) ? token : undefined
}
