import { type ReactNode, useEffect, useRef } from 'react'
import { formAreas, type TextArea } from '#i18n/areas.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { PageHead } from '../page-head.tsx'
import { WithTexts } from '../with-texts.tsx'
import { PublicLayout } from './public-layout.tsx'
import './link-page.css'

/** The frame of pages that emailed links open; search engines do not index them. */
export const LinkPage = ({
  title,
  description,
  area = 'forms',
  children,
}: {
  title: TextKey
  /** Defaults to the firm's own description. */
  description?: TextKey
  /** The texts the page uses besides those of forms. */
  area?: TextArea
  children: ReactNode
}) => (
  <PublicLayout hasNewsletter={false}>
    <WithTexts area={area}>
      <WithTexts area={formAreas}>
        <Head title={title} description={description} />
        <section className="section link-page">
          <div className="wrap">{children}</div>
        </section>
      </WithTexts>
    </WithTexts>
  </PublicLayout>
)

const Head = ({ title, description }: { title: TextKey; description: TextKey | undefined }) => {
  const { t } = useTranslation()
  return <PageHead title={t(title)} description={description && t(description)} />
}

/** Shows the result. Takes focus, since the clicked button is gone. */
export const Done = ({ title, text }: { title: TextKey; text: TextKey }) => {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t(title)}
      </h1>
      <p>{t(text)}</p>
    </>
  )
}
