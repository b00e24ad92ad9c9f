const mapHost = 'https://www.openstreetmap.org'

/** Where the office stands: Al Olaya, Riyadh. Settings hold an address and no place on the earth. */
const latitude = 24.6936
const longitude = 46.6853
const span = { latitude: 0.0045, longitude: 0.014 }

export const embeddedMap = (): string => {
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

/** For who has no scripts, or wants the whole map: the address as it is in the settings. */
export const mapOfAddress = (address: string): string =>
  `${mapHost}/search?${new URLSearchParams({ query: address.replaceAll('\n', ', ') })}`
