import { createContext, type ReactNode, useContext, useMemo } from 'react'

type Site = {
  /** Absolute, without trailing slash: for links that leave the site. */
  publicUrl: string
  /** 404 if the server found no page; the first rendering in the browser must agree. */
  firstStatus: number
  /** What the server took for the present: the first rendering in the browser must agree. */
  servedAt: Date
}

const SiteContext = createContext<Site>({ publicUrl: '', firstStatus: 200, servedAt: new Date(0) })

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
  const site = useMemo(
    () => ({ publicUrl, firstStatus: status, servedAt: new Date(servedAt) }),
    [publicUrl, status, servedAt],
  )
  return <SiteContext value={site}>{children}</SiteContext>
}

export const useSite = () => useContext(SiteContext)
