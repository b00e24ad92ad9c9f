import { useMutation } from '@tanstack/react-query'
import FileSymlink from 'lucide-react/icons/file-symlink'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showFailure } from '#ui/show-failure.ts'
import { showToast } from '#ui/toast.ts'
import type { PaperRow } from '../panel-schema.ts'
import { linkDocument } from './api.ts'

/** Buttons that use a document of another request of the same person; the file is not copied. */
export const UsableDocuments = ({
  consultationId,
  row,
  refresh,
}: {
  consultationId: number
  row: PaperRow
  refresh: (andThen: () => void) => Promise<void>
}) => {
  const { t, language } = useTranslation()
  const title = localized(row, 'title', language).text
  const using = useMutation({
    mutationFn: (documentId: number) => linkDocument(consultationId, row.paper ?? '', documentId),
    onSuccess: () => refresh(() => showToast({ title: t('papers.used'), description: title })),
    onError: (error) => showFailure(t('papers.useFailed'), error, t),
  })
  return row.usable.map(({ documentId, consultationId: from }) => (
    <Button
      key={documentId}
      variant="quiet"
      size="table"
      icon={<Icon icon={FileSymlink} size="medium" />}
      isPending={using.isPending && using.variables === documentId}
      pendingLabel={t('form.submitting')}
      aria-label={t('papers.useNamed', { title, id: String(from) })}
      onClick={() => using.mutate(documentId)}
    >
      {t('papers.use', { id: String(from) })}
    </Button>
  ))
}
