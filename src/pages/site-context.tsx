import { createContext, type ReactNode, useContext, useMemo } from 'react'

type Site = {
  /** Absolute, without trailing slash: for links that leave the site. */
  publicUrl: string
  /** 404 if the server found no page; the first rendering in the browser must agree. */
  firstStatus: number
}

const SiteContext = createContext<Site>({ publicUrl: '', firstStatus: 200 })

export const SiteProvider = ({
  publicUrl,
  status,
  children,
}: {
  publicUrl: string
  status: number
  children: ReactNode
}) => {
  const site = useMemo(() => ({ publicUrl, firstStatus: status }), [publicUrl, status])
  return <SiteContext value={site}>{children}</SiteContext>
}

export const useSite = () => useContext(SiteContext)
