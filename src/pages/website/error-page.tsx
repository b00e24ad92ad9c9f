import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { type Settings, settingIn } from '#features/settings/setting-values.ts'
import type { ErrorCode } from '#http/errors.ts'
import type { Dictionary } from '#i18n/dictionary.ts'
import { formatPhone } from '#i18n/phone-format.ts'
import { type TextKey, TranslationProvider, useTranslation } from '#i18n/translate.tsx'
import { directionOf, type Language, otherLanguages } from '#languages/language.ts'
import { Brand } from '#ui/brand.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { ResponsiveWall } from '#ui/wall.tsx'
import '#ui/wall.css'
import './state-page.css'

export type ErrorKind = {
  code: ErrorCode
  status: number
  /** The reason, in the visitor's language. */
  detail: string
  language: Language
  settings: Settings
  /** Request id, to find the error in the server log. */
  reference?: string
}

type Frame = { texts: Record<Language, readonly Dictionary[]>; stylesheets: readonly string[] }

/**
 * Shown when no page can be rendered, or in maintenance mode. It needs only its styles and no scripts, since
 * the same fault may break those too.
 */
export const ErrorPage = ({ error, frame }: { error: ErrorKind; frame: Frame }) => (
  <TranslationProvider language={error.language} dictionaries={frame.texts[error.language]}>
    <ErrorDocument error={error} frame={frame} />
  </TranslationProvider>
)

const ErrorDocument = ({ error, frame }: { error: ErrorKind; frame: Frame }) => {
  const { t, language, direction } = useTranslation()
  const { settings, code, status, reference } = error
  const name = settingIn(settings, 'site_title', language) || t('brand.descriptor')
  const title = t(titleOf(error))
  const body = code === 'maintenance' ? t(closedTexts(settings).body) : error.detail
  return (
    <html lang={language} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#021e22" />
        <meta name="robots" content="noindex" />
        <title>{`${title} – ${name}`}</title>
        <meta name="description" content={body} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {frame.stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <div className="state-page night">
          <div className="state-page-wall">
            <ResponsiveWall kind="state" />
          </div>
          <main className="wrap state-page-body" id="main">
            <h1>{title}</h1>
            {code === 'maintenance' ? (
              <>
                <p>{body}</p>
                <Contacts settings={settings} />
                <InOtherLanguages texts={frame.texts} settings={settings} />
              </>
            ) : (
              <>
                <p>{body}</p>
                {reference && <Reference text={reference} />}
                <ErrorActions status={status} />
                <Contacts settings={settings} />
              </>
            )}
          </main>
          <footer className="wrap state-page-foot">
            <a href="/" className="brand-link">
              <Brand name={name} />
            </a>
            <LanguageSwitch hrefIn={(each) => `?lang=${each}`} />
          </footer>
        </div>
      </body>
    </html>
  )
}

const Reference = ({ text }: { text: string }) => {
  const { t } = useTranslation()
  return (
    <p>
      {t('trouble.reference')} <bdi dir="ltr">{text}</bdi>
    </p>
  )
}

/** A firm without a name has not opened its website yet. */
const closedTexts = ({ site_title }: Settings) =>
  site_title
    ? ({ title: 'maintenance.page.title', body: 'maintenance.page.body' } as const)
    : ({ title: 'preparing.page.title', body: 'preparing.page.body' } as const)

const titleOf = ({ code, status, settings }: ErrorKind): TextKey => {
  if (code === 'maintenance') return closedTexts(settings).title
  if (status === 503) return 'trouble.unavailable.title'
  if (status === 404) return 'notFound.title'
  return status === 500 ? 'trouble.title' : 'trouble.refused.title'
}

const ErrorActions = ({ status }: { status: number }) => {
  const { t } = useTranslation()
  const mayPass = [429, 500, 503].includes(status)
  return (
    <div className="state-page-actions">
      {mayPass && (
        // The page's own address, to request it again.
        <ButtonLink href="" variant="noor">
          {t('form.retry')}
        </ButtonLink>
      )}
      <ButtonLink href="/" variant={mayPass ? 'night' : 'noor'}>
        {t('nav.backHome')}
      </ButtonLink>
    </div>
  )
}

/** Omitted if the firm has set no phone number or the settings could not be read. */
const Contacts = ({ settings: { contact_phone, contact_email } }: { settings: Settings }) => (
  <div className="state-page-contacts">
    {contact_phone && (
      <a href={`tel:${contact_phone}`}>
        <Icon icon={Phone} />
        <bdi dir="ltr" className="number">
          {formatPhone(contact_phone)}
        </bdi>
      </a>
    )}
    {contact_email && (
      <a href={`mailto:${contact_email}`}>
        <Icon icon={Mail} />
        <bdi dir="ltr">{contact_email}</bdi>
      </a>
    )}
  </div>
)

/** The same text for visitors who read only another language. */
const InOtherLanguages = ({ texts, settings }: Pick<Frame, 'texts'> & { settings: Settings }) =>
  otherLanguages(useTranslation().language).map((other) => (
    <TranslationProvider key={other} language={other} dictionaries={texts[other]}>
      <OtherWords settings={settings} />
    </TranslationProvider>
  ))

const OtherWords = ({ settings }: { settings: Settings }) => {
  const { t, language } = useTranslation()
  return (
    <section className="state-page-other" lang={language} dir={directionOf(language)}>
      <h2>{t(closedTexts(settings).title)}</h2>
      <p>{t(closedTexts(settings).body)}</p>
    </section>
  )
}
