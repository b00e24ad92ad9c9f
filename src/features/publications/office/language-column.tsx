import { lazy, type RefObject, Suspense, useId, useRef } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from '#i18n/translate.tsx'
import { type ContentLanguage, directionOf } from '#languages/language.ts'
import { Button } from '#ui/button.tsx'
import { FieldNotes } from '#ui/form-field.tsx'
import { Loading } from '#ui/skeleton.tsx'
import type { RichTextHandle } from './editor/rich-text-props.ts'
import type { EditorFields } from './editor-fields.ts'
import './editor-screen.css'

// The editor and its library load only when a text is opened.
const RichText = lazy(() => import('./editor/rich-text.tsx'))

/** Labels in the language of the text, independent of the interface: they are part of the text. */
const nativeLabels: Record<ContentLanguage, { name: string; title: string; summary: string }> = {
  en: { name: 'English', title: 'Title', summary: 'Summary' },
  ar: { name: 'العربية', title: 'العنوان', summary: 'الملخص' },
}

/** One language of a publication in its own direction, with its rows aligned to the other column. */
export const LanguageColumn = ({ language, fields }: { language: ContentLanguage; fields: EditorFields }) => {
  const { t, language: page, direction } = useTranslation()
  const headingId = useId()
  const text = useRef<RichTextHandle>(null)
  const suffix = language === 'ar' ? 'Ar' : 'En'
  const name = `content${suffix}` as const
  const { form, idOf, errorOf } = fields
  const content = form.watch(name)
  return (
    <section className="editor-column" dir={directionOf(language)} aria-labelledby={headingId}>
      <div className="editor-head">
        <h2 id={headingId} lang={language}>
          {nativeLabels[language].name}
        </h2>
        <span className="editor-words" lang={page} dir={direction}>
          {t('editor.words', { n: wordCount(content) })}
        </span>
      </div>
      <div className="editor-lines">
        <Line fields={fields} name={`title${suffix}`} language={language} className="editor-title" />
        <Line fields={fields} name={`summary${suffix}`} language={language} className="editor-summary" />
      </div>
      <Suspense fallback={<TextSkeleton />}>
        <Controller
          control={form.control}
          name={name}
          render={({ field: { value, onChange, onBlur } }) => (
            <RichText
              ref={text}
              id={idOf(name)}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              language={language}
              label={t(`editor.${name}`)}
              error={errorOf(name)}
              isRequired={language === 'en'}
            />
          )}
        />
      </Suspense>
      <div className="editor-foot">
        <FieldNotes id={idOf(name)} error={errorOf(name)} />
        {language === 'ar' && <Missing fields={fields} text={text} />}
      </div>
    </section>
  )
}

/** A single-line text that wraps: Enter does not insert a line break. */
const Line = ({
  fields: { form, idOf, errorOf },
  name,
  language,
  className,
}: {
  fields: EditorFields
  name: 'titleEn' | 'titleAr' | 'summaryEn' | 'summaryAr'
  language: ContentLanguage
  className: string
}) => {
  const { t, language: page, direction } = useTranslation()
  const isTitle = name.startsWith('title')
  const error = errorOf(name)
  const isRequired = name === 'titleEn'
  const { onChange, ...registered } = form.register(name)
  return (
    <div className="field">
      <label className="visually-hidden" htmlFor={idOf(name)}>
        {t(`editor.${name}`)}
      </label>
      <textarea
        {...registered}
        id={idOf(name)}
        className={className}
        rows={2}
        lang={language}
        dir={directionOf(language)}
        placeholder={nativeLabels[language][isTitle ? 'title' : 'summary']}
        aria-invalid={error ? true : undefined}
        aria-required={isRequired || undefined}
        aria-describedby={error ? `${idOf(name)}-error` : isRequired ? `${idOf(name)}-hint` : undefined}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        onChange={(event) => {
          // Pasted text may contain line breaks.
          if (/[\r\n]/.test(event.target.value))
            event.target.value = event.target.value.replace(/\s*[\r\n]+\s*/g, ' ')
          return onChange(event)
        }}
      />
      <FieldNotes
        id={idOf(name)}
        error={error}
        hint={
          isRequired && (
            <span lang={page} dir={direction}>
              {t('content.englishRequired')}
            </span>
          )
        }
      />
    </div>
  )
}

const Missing = ({
  fields: { form },
  text,
}: {
  fields: EditorFields
  text: RefObject<RichTextHandle | null>
}) => (
  <MissingSections
    english={form.watch('contentEn')}
    arabic={form.watch('contentAr')}
    onAdd={() => text.current?.addHeading()}
  />
)

const TextSkeleton = () => (
  <>
    <div className="editor-toolbar-place" />
    <Loading className="editor-text-place" label="editor.loading" shapes={['100', '80', '60']} />
  </>
)

/** Shows the first section that exists only in English, with a button to start it in Arabic. */
const MissingSections = ({
  english,
  arabic,
  onAdd,
}: {
  english: string
  arabic: string
  onAdd: () => void
}) => {
  const { t, language, direction } = useTranslation()
  const missing = missingSections(english, arabic)
  if (english.trim() === '' || (missing.length === 0 && arabic.trim() !== '')) return null
  return (
    <div className="missing-sections" lang={language} dir={direction}>
      <p>
        {missing.length === 0 ? (
          t('editor.arabicMissing')
        ) : (
          <>
            {t('editor.sectionsMissing', { n: missing.length })} <bdi lang="en">{missing[0]}</bdi>
          </>
        )}
      </p>
      {missing.length > 0 && (
        <Button variant="quiet" size="table" onClick={onAdd}>
          {t('editor.addHeading')}
        </Button>
      )}
    </div>
  )
}

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu

/** The number of words in a Markdown text, without link URLs. */
export const wordCount = (markdown: string): number =>
  markdown.replace(/\]\([^)]*\)/g, ']').match(word)?.length ?? 0

/** The titles of sections: headings of the two levels in a table of contents. */
export const sectionsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^#{1,2} +(.+?) *#*$/gm)].map(([, title = '']) => title.replace(/[*_`\\]/g, ''))

/** The English sections that the Arabic text lacks. Compares only their number. */
export const missingSections = (english: string, arabic: string): string[] =>
  arabic.trim() === '' ? [] : sectionsOf(english).slice(sectionsOf(arabic).length)
