import { isolatedFileName } from '#i18n/file-name.ts'
import { formatFileSize, formatList } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { CheckboxGroup } from '#ui/checkbox-group.tsx'
import type { ChatPreview } from '../schema.ts'
import type { ChatImportState } from './use-chat-import.ts'

/** The files of an archive, and the choice of those that become documents. */
export const ChatFiles = ({
  state: { options, setOptions },
  preview: { files, client },
}: {
  state: ChatImportState
  preview: ChatPreview
}) => {
  const { t, language } = useTranslation()
  if (files.length === 0) return null
  if (client === 'guest') return <p className="muted">{t('conversations.import.files.guest')}</p>
  const accepted = files.filter(({ isAccepted }) => isAccepted)
  const refused = files.flatMap(({ name, isAccepted }) => (isAccepted ? [] : name))
  const chosen = options.files ?? []
  return (
    <>
      {accepted.length > 0 && (
        <CheckboxGroup
          label={t('conversations.import.files')}
          hint={t('conversations.import.files.hint')}
          options={accepted.map(({ name, size }) => ({
            value: name,
            label: `${name} (${formatFileSize(size, language)})`,
          }))}
          value={chosen}
          onChange={(names) => setOptions({ ...options, files: names })}
        />
      )}
      {client === 'unverified' && chosen.length > 0 && (
        <CheckboxField
          label={t('conversations.import.confirmUnverified')}
          hint={t('documents.confirmUnverified.hint')}
          isRequired
          checked={options.confirmsUnverified === true}
          onChange={({ target }) => setOptions({ ...options, confirmsUnverified: target.checked })}
        />
      )}
      {refused.length > 0 && (
        <p className="muted">
          {t('conversations.import.files.refused', {
            names: formatList(refused.map(isolatedFileName), language),
          })}
        </p>
      )}
    </>
  )
}
