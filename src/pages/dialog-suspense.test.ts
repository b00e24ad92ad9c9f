import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DialogSuspense } from './dialog-suspense.tsx'

it('shows no placeholder while no dialog is open', () => {
  const closed = createElement(DialogSuspense, undefined, false, undefined, null)
  expect(renderToStaticMarkup(closed)).toBe('')
})
