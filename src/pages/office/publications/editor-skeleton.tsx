import { useTranslation } from '#i18n/translate.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

export const EditorSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className="panel" aria-busy="true">
      <div className="panel-body">
        <p role="status" className="visually-hidden">
          {t('editor.loading')}
        </p>
        <Skeleton shape="60" />
        <Skeleton shape="100" />
        <Skeleton shape="80" />
      </div>
    </div>
  )
}
