import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { useSearch } from 'wouter'
import { isLanguage } from '#languages/language.ts'
import { ServedDay } from '#ui/served-day.ts'

type Site = {
  /** Absolute, without trailing slash: for links that leave the site. */
  publicUrl: string
  /** 404 if the server found no page; the first render in the browser must agree. */
  firstStatus: number
  /** The server's current time; the first render in the browser must agree. */
  servedAt: Date
  /**
   * Whether the URL of this document contains a language. It never changes, since server-rendered parts
   * cannot re-render.
   */
  isLanguageNamed: boolean
}

const SiteContext = createContext<Site>({
  publicUrl: '',
  firstStatus: 200,
  servedAt: new Date(0),
  isLanguageNamed: false,
})

/** Whether a query string contains an interface language. */
export const namesLanguage = (search: string): boolean => isLanguage(new URLSearchParams(search).get('lang'))

export const SiteProvider = ({
  publicUrl,
  status,
  servedAt,
  children,
}: {
  publicUrl: string
  status: number
  servedAt: string
  children: ReactNode
}) => {
  const [isLanguageNamed] = useState(namesLanguage(useSearch()))
  const site = useMemo(
    () => ({ publicUrl, firstStatus: status, servedAt: new Date(servedAt), isLanguageNamed }),
    [publicUrl, status, servedAt, isLanguageNamed],
  )
  return (
    <SiteContext value={site}>
      <ServedDay value={site.servedAt}>{children}</ServedDay>
    </SiteContext>
  )
}

export const useSite = () => useContext(SiteContext)
