/** Product names, which are the same in both languages; undefined if unknown. */
export type Device = { browser?: string; system?: string; isHandheld: boolean }

// The first match counts: most browsers also list their ancestors.
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bHarmonyOS\b/, 'HarmonyOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const handhelds = /\b(?:iPhone|iPad|Android|HarmonyOS|Mobile)\b/

/** Browser and system from a `User-Agent` header, for users to recognize their devices. */
export const deviceOf = (userAgent: string | null): Device => {
  const text = userAgent ?? ''
  const nameIn = (known: readonly [RegExp, string][]) => known.find(([pattern]) => pattern.test(text))?.[1]
  return { browser: nameIn(browsers), system: nameIn(systems), isHandheld: handhelds.test(text) }
}
