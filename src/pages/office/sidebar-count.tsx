import { formatNumber } from '#i18n/dictionary.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'

/** The number at the end of an entry; `label` is its sentence with `{n}`. */
export const SidebarCount = ({ n, label }: { n: number; label: TextKey }) => {
  const { t } = useTranslation()
  if (n === 0) return null
  return (
    <>
      <span className="sidebar-count number" aria-hidden="true">
        {formatNumber(n)}
      </span>
      <span className="visually-hidden">{t(label, { n })}</span>
    </>
  )
}
