import { createContext, type ReactNode, useContext, useMemo } from 'react'

type Site = {
  /** Absolute, without a slash at the end: for links that leave the site. */
  publicUrl: string
  /** 404 when the server found no page: what the browser shows first must agree. */
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
