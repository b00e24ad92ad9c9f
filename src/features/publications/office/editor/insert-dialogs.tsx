import { type FormEvent, useEffect, useId, useState } from 'react'
import { PicturePreview, PictureWay, usePictureUpload } from '#features/images/office/picture-upload.tsx'
import { acceptedImages } from '#features/images/schema.ts'
import { isServed } from '#features/malware/values.ts'
import { foldSigns } from '#fields/fold.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { ContentLanguage } from '#languages/language.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { FieldGroup } from '#ui/form-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { TextPicture } from './text-editor.ts'

const maxAlternativeLength = 300

/** Inserts a picture into the text once it is uploaded and has an alternative text. */
export const PictureDialog = ({
  picture,
  file,
  language,
  onSet,
  onRemove,
  onClose,
  focusBack,
}: {
  /** The selected picture; without an address, a new one. */
  picture: TextPicture
  /** A pasted or dropped file, which is uploaded immediately. */
  file: File | undefined
  language: ContentLanguage
  onSet: (picture: TextPicture) => void
  onRemove: () => void
  onClose: () => void
  focusBack: () => HTMLElement | undefined
}) => {
  const { t } = useTranslation()
  const id = useId()
  const [src, setSrc] = useState(picture.src)
  const [alt, setAlt] = useState(picture.alt)
  const [isSent, setSent] = useState(false)
  const { way, send, cancel, sent } = usePictureUpload(setSrc)
  const check = sent && sent.url === src ? sent.malwareCheck : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pasted is sent once
  useEffect(() => {
    if (file) void send(file)
  }, [file])

  const isThere = src !== '' && !way && isServed(check)
  const wrong = { picture: isSent && !isThere, alt: isSent && alt.trim() === '' }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React nests this form in the page's form, which must not be submitted.
    event.stopPropagation()
    setSent(true)
    if (!isThere) document.getElementById(`${id}-picture`)?.focus()
    else if (alt.trim() === '') document.getElementById(`${id}-alt`)?.focus()
    else onSet({ src, alt: alt.trim() })
  }
  return (
    <Dialog
      title={t('editor.picture.title')}
      size={480}
      form={{ onSubmit: submit, noValidate: true }}
      isDirty={src !== picture.src || alt !== picture.alt}
      fallbackFocus={focusBack}
      onClose={onClose}
      foot={(close) => (
        <>
          {picture.src && (
            <Button variant="quiet" onClick={onRemove}>
              {t('editor.picture.remove')}
            </Button>
          )}
          <Button variant="outline" onClick={close}>
            {t('form.cancel')}
          </Button>
          <Button type="submit">{t(picture.src ? 'editor.picture.change' : 'editor.picture.set')}</Button>
        </>
      )}
    >
      <div className="form-grid">
        <FieldGroup
          id={`${id}-picture`}
          className="form-full"
          label={t('editor.picture.file')}
          error={wrong.picture && !way ? t(src ? 'picture.checking' : 'editor.picture.missing') : undefined}
        >
          <div className="picture-field">
            <PicturePreview address={src} shape="wide" check={check} />
            <div className="picture-field-ways">
              <FileDrop
                label={t(src === '' ? 'picture.choose' : 'picture.replace')}
                accept={acceptedImages}
                isSingle
                onFiles={([chosen]) => chosen && send(chosen)}
              >
                {t('picture.drop')}
              </FileDrop>
              <PictureWay way={way} check={check} isThere={src !== ''} onCancel={cancel} />
            </div>
          </div>
        </FieldGroup>
        <TextField
          id={`${id}-alt`}
          className="form-full"
          label={t(`editor.picture.alt.${language}`)}
          hint={t('editor.picture.alt.hint')}
          error={wrong.alt ? t('val.generic.required') : undefined}
          lang={language}
          dir="auto"
          maxLength={maxAlternativeLength}
          aria-required="true"
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
      </div>
    </Dialog>
  )
}

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
