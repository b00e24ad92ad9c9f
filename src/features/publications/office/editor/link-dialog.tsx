import { type FormEvent, useId, useState } from 'react'
import { foldSigns } from '#fields/fold.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { ContentLanguage } from '#languages/language.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'

/** Accepts the same kinds of URLs as the website's renderer. */
const isAddress = (text: string): boolean =>
  /^(?:mailto:|tel:)\S+$/.test(text) ||
  /^(?:\/(?![/\\])|#)\S*$/.test(text) ||
  (/^https?:\/\/\S+$/.test(text) && URL.canParse(text))

/** Completes an address without a scheme to a URL or a mail link. */
const completed = (typed: string): string => {
  const text = foldSigns(typed).trim()
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`
  return /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(text) ? `https://${text}` : text
}

export const LinkDialog = ({
  link,
  language,
  onSet,
  onClose,
  focusBack,
}: {
  link: { href: string; text: string }
  language: ContentLanguage
  /** An empty address removes the link. */
  onSet: (link: { href: string; text: string }) => void
  onClose: () => void
  focusBack: () => HTMLElement | undefined
}) => {
  const { t } = useTranslation()
  const id = useId()
  const [href, setHref] = useState(link.href)
  const [text, setText] = useState(link.text)
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React nests this form in the page's form, which must not be submitted.
    event.stopPropagation()
    const address = completed(href)
    if (isAddress(address)) {
      onSet({ href: address, text: text.trim() })
      return
    }
    setWrong(true)
    document.getElementById(`${id}-address`)?.focus()
  }
  return (
    <Dialog
      title={t('editor.link.title')}
      size={480}
      form={{ onSubmit: submit }}
      fallbackFocus={focusBack}
      onClose={onClose}
      foot={(close) => (
        <>
          {link.href && (
            <Button variant="quiet" onClick={() => onSet({ href: '', text: link.text })}>
              {t('editor.link.remove')}
            </Button>
          )}
          <Button variant="outline" onClick={close}>
            {t('form.cancel')}
          </Button>
          <Button type="submit">{t('editor.link.set')}</Button>
        </>
      )}
    >
      <div className="form-grid">
        <TextField
          id={`${id}-address`}
          className="form-full"
          label={t('editor.link.address')}
          hint={t('editor.link.hint', {
            web: 'https://…',
            mail: 'mailto:…',
            phone: 'tel:…',
            path: '/contact',
          })}
          error={isWrong ? t('editor.link.invalid') : undefined}
          inputMode="url"
          value={href}
          onChange={(event) => {
            setHref(event.target.value)
            setWrong(false)
          }}
        />
        <TextField
          className="form-full"
          label={t('editor.link.text')}
          lang={language}
          isOptional
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
