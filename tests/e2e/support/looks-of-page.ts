/**
 * The place, font and colors of each element, as lines to compare. For `page.evaluate`. Fonts that are on their way
 * arrive first.
 */
export const looksOfPage = async (): Promise<string[]> => {
  await document.fonts.ready
  for (const animation of document.getAnimations()) animation.cancel()
  return [...document.body.querySelectorAll('*')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const { color, backgroundColor, font, display, borderTopColor, padding } = getComputedStyle(element)
    const place = [x, y + window.scrollY, width, height].map(Math.round)
    const name = `${element.tagName} ${element.getAttribute('class')}`
    return [name, place, color, backgroundColor, font, display, borderTopColor, padding].join(' | ')
  })
}
