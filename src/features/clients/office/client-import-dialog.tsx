import { ImportDialog } from '#features/imports/office/import-dialog.tsx'
import type { OnImported } from '#features/imports/office/use-import.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { clientExample } from '../values.ts'

const ClientImportDialog = (props: { onDone: OnImported; onClose: () => void }) => {
  const { t } = useTranslation()
  return (
    <ImportDialog
      {...props}
      noun="clients"
      title={t('import.clients')}
      hint={t('import.clients.hint')}
      example={clientExample}
    />
  )
}

export default ClientImportDialog
