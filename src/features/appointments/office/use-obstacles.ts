import { useState } from 'react'
import { hasCode } from '#browser/call-api.ts'
import { type Obstacle, obstacles } from '../values.ts'

const none: readonly Obstacle[] = []

/**
 * The obstacles that the server has reported for the chosen times. The next click overrides them, unless the
 * user has chosen other times.
 */
export const useObstacles = (chosen: () => string) => {
  const [reported, setReported] = useState({ of: '', obstacles: none })
  const seen = () => (reported.of === chosen() ? reported.obstacles : none)
  const report = (error: unknown) => {
    const obstacle = obstacles.find((each) => hasCode(error, each))
    setReported({ of: chosen(), obstacles: obstacle ? [...seen(), obstacle] : none })
  }
  /** The dialog shows an obstacle as a question, not as a failure. */
  const isObstacle = (error: unknown) => obstacles.some((each) => hasCode(error, each))
  return { seen, report, isObstacle }
}
