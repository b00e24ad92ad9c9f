import { describe, expect, it } from 'vitest'
import { EnvironmentError, readEnvironment } from './env.ts'

const read = (url: string, variables: Record<string, string> = {}) =>
  readEnvironment({ FILES_URL: url, ...variables }).bucket

const refusalOf = (url: string, variables: Record<string, string> = {}): string => {
  try {
    read(url, variables)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message
  }
  throw new Error('it was accepted')
}

describe('FILES_URL', () => {
  it('is unset by default: uploads are in DATA_DIR', () => {
    expect(readEnvironment({}).bucket).toBeUndefined()
    expect(read('  ')).toBeUndefined()
  })

  it('contains a bucket and its keys, and uses TLS unless it is turned off', () => {
    expect(
      read('s3://firm%3Aa:S3c%2Fret+x@storage.example:9000/firm-files?region=me-south-1&tls=off'),
    ).toEqual({
      endpoint: 'http://storage.example:9000',
      bucket: 'firm-files',
      region: 'me-south-1',
      accessKey: 'firm:a',
      secretKey: 'S3c/ret+x',
    })
    expect(read('s3://key:S3cret@s3.example/firm/')).toMatchObject({
      endpoint: 'https://s3.example',
      region: 'us-east-1',
    })
    expect(read('s3://key:S3cret@[::1]:9000/firm?tls=on')).toMatchObject({ endpoint: 'https://[::1]:9000' })
  })

  it('falls back to the AWS variables if it has no keys of its own', () => {
    const variables = { AWS_ACCESS_KEY_ID: 'other', AWS_SECRET_ACCESS_KEY: 'S3cret' }
    expect(read('s3://s3.example/firm', variables)).toMatchObject({ accessKey: 'other', secretKey: 'S3cret' })
    expect(read('s3://key:own@s3.example/firm', variables)).toMatchObject({
      accessKey: 'key',
      secretKey: 'own',
    })
  })

  it.each([
    ['https://key:S3cret@s3.example/firm', 'must be of the form'],
    ['s3:firm', 'must be of the form'],
    ['s3:///firm', 'must be of the form'],
    ['s3://key:S3c/ret@s3.example/firm', 'a / within a key'],
    ['s3://key:99/S3cret@s3.example/firm', 'a / within a key'],
    ['s3://key:S3cret@s3.example', 'must name one bucket'],
    ['s3://key:S3cret@s3.example/firm/folder', 'must name one bucket'],
    ['s3://key:S3cret@s3.example/Firm', 'must name one bucket'],
    ['s3://key:S3cret@s3.example/firm#S3cret', 'without a #'],
    ['s3://key:S3cret@s3.example/firm?region=a&endpoint=b', 'not endpoint'],
    ['s3://key:S3cret@s3.example/firm?S3cret=1', 'not a parameter that is unknown'],
    ['s3://key:S3cret@s3.example/firm?tls=no', 'tls=on or tls=off'],
    ['s3://key:S3cret@s3.example/firm?tls=on&tls=off', 'tls only once'],
    ['s3://key:S3cret@s3.example/firm?region=', 'a region of'],
    ['s3://key@s3.example/firm', 'both keys'],
    ['s3://key:S3cret%zz@s3.example/firm', 'both keys'],
    ['s3://s3.example/firm', 'both keys'],
  ])('is refused as %s in one line without the secret', (url, why) => {
    const message = refusalOf(url)
    expect(message).toContain(why)
    expect(message).toMatch(/^FILES_URL must [^\n]+$/)
    expect(message).not.toMatch(/S3c/)
  })

  it('is refused with only one of two keys', () => {
    expect(refusalOf('s3://s3.example/firm', { AWS_ACCESS_KEY_ID: 'other' })).toContain('both keys')
  })
})
