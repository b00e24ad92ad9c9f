const mapHost = 'https://www.openstreetmap.org'

/** Degrees that the map shows on each side of the office. */
const span = { latitude: 0.0045, longitude: 0.014 }

export const embeddedMap = ({ latitude, longitude }: { latitude: number; longitude: number }): string => {
  const box = [
    longitude - span.longitude,
    latitude - span.latitude,
    longitude + span.longitude,
    latitude + span.latitude,
  ].map((degrees) => degrees.toFixed(4))
  const parameters = new URLSearchParams({
    bbox: box.join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `${mapHost}/export/embed.html?${parameters}`
}

/** A search for the address from the settings, for visitors without scripts or who want the full map. */
export const mapOfAddress = (address: string): string =>
  `${mapHost}/search?${new URLSearchParams({ query: address.replaceAll('\n', ', ') })}`
