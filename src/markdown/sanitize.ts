import sanitizeHtml from 'sanitize-html'

const blocks = ['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'div']
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td']
const inlines = ['a', 'strong', 'em', 's', 'code', 'br', 'img']

/**
 * A second safeguard: whatever the renderer writes, only these elements and attributes remain. Pictures come
 * only from our own server, since loading one from elsewhere would send a request without the visitor's
 * consent.
 */
export const sanitize = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...blocks, ...tables, ...inlines],
    allowedAttributes: {
      '*': ['dir'],
      a: ['href', 'title', 'rel'],
      img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
      ol: ['start'],
      div: ['class', 'role', 'tabindex', 'aria-label'],
      ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6'].map((heading) => [heading, ['id']])),
    },
    allowedClasses: {
      div: ['table-scroll'],
      td: ['cell-start', 'cell-center', 'cell-end'],
      th: ['cell-start', 'cell-center', 'cell-end'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/(?![/\\])/.test(attribs.src ?? ''),
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, ...(/^https?:/i.test(attribs.href ?? '') && { rel: 'noopener' }) },
      }),
      pre: sanitizeHtml.simpleTransform('pre', { dir: 'ltr' }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy', decoding: 'async' } }),
    },
  })
