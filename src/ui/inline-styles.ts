/**
 * The only inline styles of the site, for the server to allow by their hashes: Radix Select adds a `<style>` for
 * its list, and `react-remove-scroll-bar` one that keeps the page still meanwhile, whose text names the width of
 * the scrollbar. Wider gaps (a page zoomed far out) are refused; the page then merely scrolls under the list.
 *
 * Verified by the test beside this file, which reads the installed packages, and in Chromium under
 * `style-src 'self'` plus these hashes, where opening a select reports no violation.
 */
const selectViewport =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}'

/** Every space counts: the browser hashes the text as it stands. */
const lockedPage = (gap: number): string => `
  .with-scroll-bars-hidden {
   overflow: hidden !important;
   padding-right: ${gap}px !important;
  }
  body[data-scroll-locked] {
    overflow: hidden !important;
    overscroll-behavior: contain;
    position: relative !important;
    padding-left: 0px;
    padding-top: 0px;
    padding-right: 0px;
    margin-left:0;
    margin-top:0;
    margin-right: ${gap}px !important;
    
  }
  
  .right-scroll-bar-position {
    right: ${gap}px !important;
  }
  
  .width-before-scroll-bar {
    margin-right: ${gap}px !important;
  }
  
  .right-scroll-bar-position .right-scroll-bar-position {
    right: 0 !important;
  }
  
  .width-before-scroll-bar .width-before-scroll-bar {
    margin-right: 0 !important;
  }
  
  body[data-scroll-locked] {
    --removed-body-scroll-bar-size: ${gap}px;
  }
`

const widestScrollbar = 20

export const injectedStyles: readonly string[] = [
  selectViewport,
  ...Array.from({ length: widestScrollbar + 1 }, (_, gap) => lockedPage(gap)),
]
