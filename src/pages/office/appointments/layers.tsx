import { useTranslation } from '#i18n/translate.tsx'
import { Switch } from '#ui/switch.tsx'
import { type Layer, layers } from './use-dates.ts'

/** Switches that show and hide the layers of the agenda. */
const LayerSwitches = ({
  hidden,
  show,
}: {
  hidden: readonly Layer[]
  /** Gets the text for the address. */
  show: (changes: { hide: string }) => void
}) => {
  const { t } = useTranslation()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make it part of a form
    <div className="agenda-switches" role="group" aria-label={t('agenda.layers')}>
      {layers.map((layer) => {
        const isOn = !hidden.includes(layer)
        return (
          <Switch
            key={layer}
            label={t(`agenda.layer.${layer}`)}
            isOn={isOn}
            onChange={() =>
              show({ hide: (isOn ? [...hidden, layer] : hidden.filter((each) => each !== layer)).join() })
            }
          />
        )
      })}
    </div>
  )
}

export default LayerSwitches
