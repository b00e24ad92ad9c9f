import { useTranslation } from '#i18n/translate.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import type { WordpressPreview } from '../schema.ts'
import type { WordpressState } from './use-wordpress-import.ts'
import '#features/imports/office/import-dialog.css'

/** The hosts from which pictures may be fetched. None is allowed by default. */
export const WordpressPictures = ({
  state: { options, setOptions, isImporting },
  preview,
}: {
  state: WordpressState
  preview: WordpressPreview
}) => {
  const { t } = useTranslation()
  const chosen = options.hosts ?? []
  if (preview.hosts.length === 0) return null
  const toggle = (host: string, isChosen: boolean) =>
    setOptions({
      ...options,
      hosts: isChosen ? [...chosen, host] : chosen.filter((each) => each !== host),
    })
  return (
    <fieldset className="import-hosts" disabled={isImporting}>
      <legend>{t('wordpress.pictures')}</legend>
      <p className="muted">{t('wordpress.pictures.text')}</p>
      {preview.hosts.map(({ host, count }) => (
        <CheckboxField
          key={host}
          label={t('wordpress.pictures.host', { host, n: count })}
          checked={chosen.includes(host)}
          onChange={({ target }) => toggle(host, target.checked)}
        />
      ))}
    </fieldset>
  )
}
