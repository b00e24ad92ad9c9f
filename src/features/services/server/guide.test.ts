import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { guideVersion, renderedGuidesOf } from './guide.ts'

it('what is derived from a guide has a new version when it is derived differently', () => {
  const markdown =
    '# One?\n\n## Two *b* `c`\n\n> - [d](https://e.example) ~~f~~\n\n### ثلاثة؟\n\n1. g\n\n| h | i |\n|---|--:|\n| j | ك |\n\n![l](/m.png)\n'
  const derived = renderedGuidesOf({ guideEn: markdown, guideAr: markdown })
  const print = createHash('sha256').update(JSON.stringify(derived)).digest('hex').slice(0, 16)
  // If this fails, raise `guideVersion` and write down the new print: rows derived before are then rendered when read.
  expect({ guideVersion, print }).toEqual({ guideVersion: 1, print: '1087f7c43254ef5b' })
})
