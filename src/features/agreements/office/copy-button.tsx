import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useTranslation } from '#i18n/translate.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useCopy } from '#ui/use-copy.ts'

/** Copies a value. `name` distinguishes several buttons. */
export const CopyButton = ({ text, name }: { text: string; name: string }) => {
  const { t } = useTranslation()
  const { isCopied, copy } = useCopy({ title: t('agreements.copyFailed'), description: text })
  return (
    <>
      <IconButton
        icon={isCopied ? Check : Copy}
        size="table"
        label={t('agreements.copy', { name })}
        onClick={() => copy(text)}
      />
      <span role="status" className="visually-hidden">
        {isCopied && t('agreements.copied', { name })}
      </span>
    </>
  )
}
