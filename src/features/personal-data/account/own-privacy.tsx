import { type ReactNode, useId } from 'react'
import { OwnConsents } from '#features/consents/account/own-consents.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { DataExport } from './data-export.tsx'
import { OwnErasure } from './own-erasure.tsx'
import './own-privacy.css'

/** The privacy options of a user: get a copy of the data, review consents, request erasure. */
const OwnPrivacy = () => {
  const { t } = useTranslation()
  return (
    <div className="own-privacy">
      <Part title={t('account.export')} text={t('account.export.text')}>
        <DataExport />
      </Part>
      <Part title={t('account.consents')}>
        <OwnConsents />
      </Part>
      <Part title={t('account.erasure')} text={t('account.erasure.text')}>
        <OwnErasure />
      </Part>
    </div>
  )
}

const Part = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className="own-privacy-part" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {text && <p className="muted">{text}</p>}
      {children}
    </section>
  )
}

export default OwnPrivacy
