import { describe, expect, it } from 'vitest'
import { misspeltVariables } from './env.ts'

describe('a variable with a misspelled name', () => {
  it.each([
    ['PUBLIC_URl', 'PUBLIC_URL'],
    ['PUBLICURL', 'PUBLIC_URL'],
    ['TRUST_PROXYS', 'TRUST_PROXY'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['SMTP_ULR', 'SMTP_URL'],
    ['Port', 'PORT'],
    ['METRIC_PORT', 'METRICS_PORT'],
  ])('is reported: %s instead of %s, without its value', (name, meant) => {
    expect(misspeltVariables({ [name]: 'S3cret' })).toEqual([{ name, meant }])
  })

  it.each(['HOME', 'POST', 'SHELL', 'NODE_ENV', 'PGDATABASE', 'LOGNAME', 'LOG_LEVEL'])(
    'is not suspected for %s',
    (name) => {
      expect(misspeltVariables({ [name]: 'x' })).toEqual([])
    },
  )

  it('is not suspected if the correct variable is set too', () => {
    expect(misspeltVariables({ SMTP_URLS: 'x', SMTP_URL: 'smtp://mail' })).toEqual([])
  })
})
