import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { contentLanguageOf } from '#languages/language.ts'
import { RelativeTime } from '#ui/relative-time.tsx'
import { categoryLabel } from '../category-label.ts'
import type { ListedPublication } from '../schema.ts'
import './publication-meta.css'

/** Category, publication date and, if it has only one, its language. */
export const PublicationMeta = ({
  publication,
  children,
}: {
  publication: ListedPublication
  /** Replaces the relative date. */
  children?: ReactNode
}) => {
  const { t, language } = useTranslation()
  const { category, publishDate, titleEn, titleAr } = publication
  const isOnlyEnglish = language === 'ar' && !titleAr
  const isOnlyArabic = contentLanguageOf(language) === 'en' && !titleEn
  return (
    <p className="publication-meta">
      <span className="publication-category">{t(categoryLabel[category])}</span>
      {children ?? (
        <span>
          <RelativeTime instant={publishDate} />
        </span>
      )}
      {isOnlyEnglish && <span>{t('publications.inEnglish')}</span>}
      {isOnlyArabic && <span>{t('publications.inArabic')}</span>}
    </p>
  )
}
