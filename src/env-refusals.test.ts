import { describe, expect, it } from 'vitest'
import { readEnvironment } from './env.ts'

describe('METRICS_HOST', () => {
  it('sets the address of the metrics server', () => {
    const { metrics } = readEnvironment({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' })
    expect(metrics).toEqual({ port: 9464, host: '10.0.0.5' })
  })

  it('is refused without METRICS_PORT, because nothing would be served', () => {
    expect(() => readEnvironment({ METRICS_HOST: '10.0.0.5' })).toThrow(/^METRICS_HOST must /)
  })
})

describe('WORKERS', () => {
  it('sets the number of processes on a database server', () => {
    const { workers } = readEnvironment({ WORKERS: '4', DATABASE_URL: 'postgresql:///mizan' })
    expect(workers).toBe(4)
  })

  it('must be 1 for the embedded database, which only one process can open', () => {
    expect(() => readEnvironment({ WORKERS: '2' })).toThrow(/^WORKERS must be 1 without DATABASE_URL/)
  })
})
