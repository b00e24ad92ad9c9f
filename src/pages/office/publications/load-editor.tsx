import { type ComponentProps, lazy, Suspense } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useMounted } from '#ui/use-mounted.ts'

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

export const loadEditor = () => import('./editor-screen.tsx')

const Fetched = lazy(() => loadEditor().then((module) => ({ default: module.EditorScreen })))

/**
 * The form and its library are large: the pages fetch them in parallel with the publication. Only a browser can
 * draw them.
 */
export const EditorScreen = (props: ComponentProps<typeof Fetched>) =>
  useMounted() ? (
    <Suspense fallback={<EditorSkeleton />}>
      <Fetched {...props} />
    </Suspense>
  ) : (
    <EditorSkeleton />
  )
