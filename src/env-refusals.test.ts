import { describe, expect, it } from 'vitest'
import { readEnvironment } from './env.ts'

describe('METRICS_HOST', () => {
  it('is where metrics are served', () => {
    const { metrics } = readEnvironment({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' })
    expect(metrics).toEqual({ port: 9464, host: '10.0.0.5' })
  })

  it('is refused without a port, since nothing would be served', () => {
    expect(() => readEnvironment({ METRICS_HOST: '10.0.0.5' })).toThrow(/^METRICS_HOST must /)
  })
})
