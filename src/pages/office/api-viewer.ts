import type * as React from 'react'
import viewerStyles from 'swagger-ui-dist/swagger-ui.css?inline'
import viewerUrl from 'swagger-ui-dist/swagger-ui-bundle.js?url'
import ownStyles from './api-viewer.css?inline'

export type ShowDocument = (host: HTMLElement, spec: object) => void

declare global {
  /** Swagger UI. Its script is not a module. */
  var SwaggerUIBundle: ((options: Record<string, unknown>) => void) | undefined
}

export const loadViewer = async (): Promise<ShowDocument> => {
  if (!globalThis.SwaggerUIBundle) await loadScript(viewerUrl)
  return (host, spec) => globalThis.SwaggerUIBundle?.({ ...options, spec, domNode: shadowIn(host) })
}

const loadScript = (src: string): Promise<unknown> =>
  new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement('script'), { src, onload, onerror }))
  })

type Component = React.ComponentType<{ getComponent: (name: string, isConnected: true) => Component }>

/** The filter and the calls only: the page already has a heading and a main landmark. */
const listLayout = ({ React: { createElement } }: { React: typeof React }) => {
  const ListLayout: Component = (props) =>
    createElement(
      'div',
      { className: 'swagger-ui' },
      ...['FilterContainer', 'operations'].map((name) =>
        createElement(props.getComponent(name, true), { ...props, key: name }),
      ),
    )
  // It would ask for a token and send none, because calls are disabled.
  return { components: { ListLayout, authorizeOperationBtn: () => null } }
}

const options = {
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  // It would send requests with the session of the reader.
  supportedSubmitMethods: [],
  // Its colors are inline and have too little contrast.
  syntaxHighlight: { activated: false },
  // Otherwise it requests a badge from swagger.io.
  validatorUrl: null,
  layout: 'ListLayout',
  plugins: [listLayout],
}

/** In a shadow root, since the viewer has classes of the same names as ours. */
const shadowIn = (host: HTMLElement): HTMLElement => {
  const root = host.attachShadow({ mode: 'open' })
  // The content security policy refuses style elements. In a layer, the viewer's rules never override ours.
  root.adoptedStyleSheets = [`@layer viewer{${viewerStyles}}`, ownStyles].map(sheetOf)
  const domNode = document.createElement('div')
  root.append(domNode)
  return domNode
}

const sheetOf = (text: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}
