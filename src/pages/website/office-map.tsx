import MapPin from 'lucide-react/icons/map-pin'
import { useEffect, useRef, useState } from 'react'
import { locationOf } from '#features/settings/setting-formats.ts'
import { type Settings, settingIn } from '#features/settings/setting-values.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { MapDrawing } from './office-map-drawing.tsx'
import { embeddedMap, mapOfAddress } from './office-place.ts'

/**
 * Shows drawn streets until the visitor asks for the map: before that, no request is sent to its provider
 * (P4.13). Without an address it renders nothing, and without a location only a link that searches for the
 * address.
 */
export const OfficeMap = ({
  settings,
  headingLevel: Heading,
}: {
  settings: Settings
  headingLevel: 'h2' | 'h3'
}) => {
  const { t, language } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const address = settingIn(settings, 'contact_address', language)
  const location = locationOf(settings)
  if (!address) return null
  if (isOpen && location) return <LoadedMap location={location} />
  return (
    <div className="map">
      <MapDrawing />
      <div className="map-card">
        <Heading>{quarterOf(address) || t('contact.map')}</Heading>
        {location && <p>{t('contact.map.text')}</p>}
        <div className="map-actions">
          {location && (
            <Button
              variant="outline"
              size="small"
              className="needs-scripts"
              icon={<Icon icon={MapPin} size="medium" />}
              onClick={() => setOpen(true)}
            >
              {t('contact.map.show')}
            </Button>
          )}
          <a className="text-link" href={mapOfAddress(settings.contact_address)} rel="noopener noreferrer">
            {t('contact.map.open')}
          </a>
        </div>
      </div>
    </div>
  )
}

const LoadedMap = ({ location }: { location: { latitude: number; longitude: number } }) => {
  const { t } = useTranslation()
  const skip = useRef<HTMLAnchorElement>(null)
  // The clicked button is gone, so focus moves to the link before the map that skips it.
  useEffect(() => skip.current?.focus({ preventScroll: true }), [])
  return (
    <div className="map">
      <a ref={skip} className="map-skip" href="#after-map">
        {t('contact.map.skip')}
      </a>
      <iframe
        title={t('contact.map')}
        src={embeddedMap(location)}
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="strict-origin"
      />
      <span id="after-map" tabIndex={-1} />
    </div>
  )
}

/** The last line of the address, without its postal code. */
const quarterOf = (address: string): string =>
  address
    .split('\n')
    .at(-1)
    ?.replace(/[\s\d]+$/, '') ?? ''
