import { expect, it } from 'vitest'
import { stagesOf } from './rules.ts'
import { template } from './server/calls.matrix.ts'

const stages = ['a', 'b', 'c', 'd'].flatMap((nameEn) =>
  template.stages.map((stage) => ({ ...stage, nameEn })),
)
const statesAt = (stage: number, isClosed = false) =>
  stagesOf({ stages, stage, isClosed }).map(({ nameEn, state }) => `${nameEn} ${state}`)

it.each([
  [0, ['a now', 'b next', 'c later', 'd later']],
  [2, ['a done', 'b done', 'c now', 'd next']],
  [3, ['a done', 'b done', 'c done', 'd now']],
])('gives each stage its state at position %i', (stage, states) => {
  expect(statesAt(stage)).toEqual(states)
})

it('ends with the stage at which a closed matter stopped', () => {
  expect(statesAt(1, true)).toEqual(['a done', 'b stopped'])
})
