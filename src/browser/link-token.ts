/** The token of an emailed link, or undefined if the address holds nothing of that form. */
export const tokenIn = (parameters: URLSearchParams): string | undefined => {
  const token = parameters.get('token')?.trim() ?? ''
  return /^[\w-]{20,100}$/.test(token) ? token : undefined
}
