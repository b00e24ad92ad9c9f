import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import './components-page.css'

/** Chooses the text in the language of the page. These texts are not in a dictionary, since no user gets them. */
export const useSample = () => {
  const { language } = useTranslation()
  return (english: string, arabic: string): string => (language === 'ar' ? arabic : english)
}

/** One component in its states, with the path to import it. */
export const Specimen = ({ title, from, children }: { title: string; from: string; children: ReactNode }) => (
  <section className="panel">
    <header className="panel-head">
      <h3>{title}</h3>
      <code className="specimen-path" dir="ltr">
        {from}
      </code>
    </header>
    <div className="panel-body stack">{children}</div>
  </section>
)

export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="components-group">
    <h2>{title}</h2>
    {children}
  </div>
)
