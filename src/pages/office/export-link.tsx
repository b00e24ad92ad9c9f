import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useTranslation } from '#i18n/translate.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showFailure } from '#ui/show-failure.ts'

/** Downloads with fetch instead of following the link, because the call may need a password confirmation first. */
export const ExportLink = ({
  path,
  label,
  children,
}: {
  path: string
  /** The accessible name if a page has several. */
  label?: string
  children: string
}) => {
  const { t } = useTranslation()
  const { mutate } = useMutation({
    mutationFn: async () => {
      const { downloadFile, saveFile } = await import('#browser/download.ts')
      saveFile(await downloadFile(path, () => undefined))
    },
    onError: (error) => showFailure(t('export.notMade'), error, t),
  })
  return (
    <ButtonLink
      variant="outline"
      href={path}
      download
      aria-label={label}
      icon={<Icon icon={Download} size="medium" />}
      onClick={(event) => {
        event.preventDefault()
        mutate()
      }}
    >
      <span className="wide-words">{children}</span>
    </ButtonLink>
  )
}
