import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { injectedStyles } from './inline-styles.ts'

const readPackage = (path: string): string =>
  readFileSync(new URL(`../../node_modules/${path}`, import.meta.url), 'utf8')

test('the style of the select list is word for word the one in its package', () => {
  expect(readPackage('@radix-ui/react-select/dist/index.mjs')).toContain(`\`${injectedStyles[0]}\``)
})

test('the styles of a locked page are what the package writes for scrollbars of 0 to 20 px', () => {
  const source = readPackage('react-remove-scroll-bar/dist/es2015/component.js')
  const writer = /var getStyles = (function [\s\S]*?\n\});/.exec(source)?.[1]
  const names = {
    noScrollbarsClassName: 'with-scroll-bars-hidden',
    lockAttribute: 'data-scroll-locked',
    zeroRightClassName: 'right-scroll-bar-position',
    fullWidthClassName: 'width-before-scroll-bar',
    removedBarSizeVariable: '--removed-body-scroll-bar-size',
  }
  // The writer is not exported: its text is run with the names its module gives it.
  const write = new Function(...Object.keys(names), `return ${writer}`)(...Object.values(names))
  const written = Array.from({ length: 21 }, (_, gap) =>
    write({ left: 0, top: 0, right: 0, gap }, true, 'margin', '!important'),
  )
  expect(injectedStyles.slice(1)).toEqual(written)
})
