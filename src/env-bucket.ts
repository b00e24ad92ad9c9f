import type { BucketAddress } from './files/bucket-address.ts'

const form = 's3://KEY:SECRET@host:port/bucket?region=REGION&tls=off'
const parameters = ['region', 'tls']

type Keys = { accessKey: string | undefined; secretKey: string | undefined }

/**
 * Reads FILES_URL, or returns a one-line error. The error quotes only parameter names, since a mistyped key
 * may be anywhere in the value.
 */
export const readBucketUrl = (value: string, outside: Keys): BucketAddress | string => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url?.protocol !== 's3:' || url.hostname === '')
    return `FILES_URL must be of the form ${form} (a / within a key is written %2F)`
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(url.pathname)?.[1]
  if (bucket === undefined)
    return `FILES_URL must name one bucket behind the host, and nothing more: ${form} (a / within a key is written %2F)`
  if (url.hash !== '') return `FILES_URL must be of the form ${form}, without a # part`
  const fault = faultOfParameters(url.searchParams)
  if (fault) return fault
  const isOpen = url.searchParams.get('tls') === 'off'
  const endpoint = `${isOpen ? 'http' : 'https'}://${url.host}`
  if (!URL.canParse(endpoint)) return `FILES_URL must name a host: ${form}`
  const keys = keysIn(url, outside)
  if (!keys)
    return `FILES_URL must hold both keys (${form}), or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set`
  const region = url.searchParams.get('region') ?? 'us-east-1'
  return { endpoint: new URL(endpoint).origin, bucket, region, ...keys }
}

const faultOfParameters = (found: URLSearchParams): string | undefined => {
  for (const [name, value] of found) {
    if (!parameters.includes(name)) {
      const shown = /^[a-z_-]{1,20}$/i.test(name) ? name : 'a parameter that is unknown'
      return `FILES_URL must have no other parameters than ${parameters.join(' and ')}, not ${shown}`
    }
    if (found.getAll(name).length > 1) return `FILES_URL must have ${name} only once`
    if (name === 'region' && !/^[a-zA-Z0-9-]+$/.test(value))
      return 'FILES_URL must have a region of letters, digits and dashes'
    if (name === 'tls' && value !== 'on' && value !== 'off') return 'FILES_URL must have tls=on or tls=off'
  }
  return undefined
}

/** The keys from the URL or, if it has none, from the variables that S3 tools read. */
const keysIn = (
  { username, password }: URL,
  { accessKey, secretKey }: Keys,
): { accessKey: string; secretKey: string } | undefined => {
  if (username || password) {
    const [inUrl, secretInUrl] = [decoded(username), decoded(password)]
    return inUrl && secretInUrl ? { accessKey: inUrl, secretKey: secretInUrl } : undefined
  }
  return accessKey && secretKey ? { accessKey, secretKey } : undefined
}

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
