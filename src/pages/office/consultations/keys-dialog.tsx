import { useTranslation } from '#i18n/translate.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Fact } from '#ui/fact.tsx'

const keys = [
  ['E', 'request.keys.status'],
  ['A', 'request.keys.take'],
  ['R', 'request.keys.reply'],
  ['J', 'request.keys.next'],
  ['K', 'request.keys.previous'],
  ['N', 'request.keys.new'],
  ['?', 'request.keys.help'],
] as const

/** The keys of the page of a request. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation()
  return (
    <Dialog title={t('request.keys')} size={480} onClose={onClose}>
      <dl className="details">
        {keys.map(([key, label]) => (
          <Fact key={key} label={<kbd dir="ltr">{key}</kbd>}>
            {t(label)}
          </Fact>
        ))}
      </dl>
    </Dialog>
  )
}
