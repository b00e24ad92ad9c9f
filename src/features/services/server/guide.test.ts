import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { guideVersion, renderedGuidesOf } from './guide.ts'

it('requires a new guideVersion when the rendering changes', () => {
  const markdown =
    '# One?\n\n## Two *b* `c`\n\n> - [d](https://e.example) ~~f~~\n\n### ثلاثة؟\n\n1. g\n\n| h | i |\n|---|--:|\n| j | ك |\n\n![l](/m.png)\n'
  const derived = renderedGuidesOf({ guideEn: markdown, guideAr: markdown })
  const print = createHash('sha256').update(JSON.stringify(derived)).digest('hex').slice(0, 16)
  // If this fails, raise `guideVersion` and update the fingerprint. Older rows are then rendered when read.
  expect({ guideVersion, print }).toEqual({ guideVersion: 2, print: '073209ced77e50a0' })
})
