import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useTranslation } from '#i18n/translate.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FileName } from '#ui/file-name.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageSpinner } from '#ui/spinner.tsx'
import { ownDownloadPath } from '../browser/api.ts'
import { ownPictureQuery } from '../browser/transfers.ts'
import type { OwnDocument } from '../schema.ts'

/** Shows a picture without leaving the page. */
const PictureDialog = ({
  document: { id, name },
  onClose,
}: {
  document: OwnDocument
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { data: address, isError } = useQuery(ownPictureQuery(id))
  return (
    <Dialog
      title={<FileName>{name}</FileName>}
      size={920}
      onClose={onClose}
      foot={
        <a href={ownDownloadPath(id)} download className={buttonClass({ variant: 'outline' })}>
          <Icon icon={Download} size="medium" />
          {t('documents.download')}
        </a>
      }
    >
      <div className="picture-view" aria-busy={!address && !isError}>
        {address && <img src={address} alt={name} />}
        {!address && !isError && <PageSpinner />}
        {isError && <p role="alert">{t('portal.papers.viewFailed')}</p>}
      </div>
    </Dialog>
  )
}

export default PictureDialog
