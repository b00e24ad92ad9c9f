import { useTranslation } from '#i18n/translate.tsx'
import { Switch } from '#ui/switch.tsx'
import { type Layer, layers } from './use-dates.ts'

/** Switches that show and hide the layers of the agenda. */
const LayerSwitches = ({
  hidden,
  onChange,
}: {
  hidden: readonly Layer[]
  /** The text for the address. */
  onChange: (hidden: string) => void
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
              onChange((isOn ? [...hidden, layer] : hidden.filter((each) => each !== layer)).join())
            }
          />
        )
      })}
    </div>
  )
}

export default LayerSwitches
