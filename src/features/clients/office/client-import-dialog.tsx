import { ImportDialog } from '#features/imports/office/import-dialog.tsx'
import { useTranslation } from '#i18n/translate.tsx'

const ClientImportDialog = (props: { onDone: (created: number) => void; onClose: () => void }) => {
  const { t } = useTranslation()
  return (
    <ImportDialog {...props} noun="clients" title={t('import.clients')} hint={t('import.clients.hint')} />
  )
}

export default ClientImportDialog
