/** The light-theme tokens of the drawing (`ui/styles/tokens.css`), since a picture has no stylesheet. */
const tokens: Record<string, string> = {
  '--night': '#021e22',
  '--night-2': '#072b2f',
  '--noor': '#eeb950',
  '--ember': '#4a3423',
  '--sky-dusk': '#5a332d',
  '--sky-noor': '#cfa74a',
  '--sky-madder': '#89292e',
}

/** Replaces the custom properties of a drawing with their colors, including mixed ones. */
export const withColors = (svg: string): string =>
  svg
    .replace(
      /color-mix\(in oklab,var\((--[\w-]+)\) (\d+)%,var\((--[\w-]+)\)\)/g,
      (_whole, one, share, other) => mix(tokens[one] ?? '', tokens[other] ?? '', Number(share) / 100),
    )
    .replace(/var\((--[\w-]+)\)/g, (_whole, name) => tokens[name] ?? '')

type Triple = [number, number, number]

const mix = (one: string, other: string, share: number): string => {
  const [a, b] = [toOklab(one), toOklab(other)]
  return fromOklab(a.map((value, at) => value * share + (b[at] ?? 0) * (1 - share)) as Triple)
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const gamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

/** https://bottosson.github.io/posts/oklab */
const toOklab = (hex: string): Triple => {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Triple
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const fromOklab = ([lightness, a, b]: Triple): string => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${rgb.map((value) => hexOf(gamma(Math.min(1, Math.max(0, value))))).join('')}`
}

const hexOf = (value: number) =>
  Math.round(value * 255)
    .toString(16)
    .padStart(2, '0')
