import { readFileSync } from 'node:fs'
import postcss, { type AtRule } from 'postcss'
import { describe, expect, it } from 'vitest'

const sheet = postcss.parse(readFileSync(new URL('fonts.css', import.meta.url), 'utf8'))

const valueIn = (face: AtRule, name: string): string => {
  const values: string[] = []
  face.walkDecls(name, ({ value }) => {
    values.push(value)
  })
  return values.join()
}

/** The code points of a range such as `U+0020-007E`. */
const pointsIn = (range: string): number[] => {
  const [from = 0, to = from] = range
    .trim()
    .replace('U+', '')
    .split('-')
    .map((each) => Number.parseInt(each, 16))
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

const faces = sheet.nodes
  .filter((node): node is AtRule => node.type === 'atrule' && node.name === 'font-face')
  .map((face) => ({
    name: `${valueIn(face, 'font-family')} ${valueIn(face, 'font-weight')}`,
    file: valueIn(face, 'src'),
    points: valueIn(face, 'unicode-range').split(',').flatMap(pointsIn),
  }))

describe('the faces of a font', () => {
  // A page gets them in two sheets, and the last face with a letter would win.
  it('have each letter once', () => {
    const files = new Map<string, string[]>()
    for (const { name, file, points } of faces)
      for (const point of points) {
        const key = `${name} U+${point.toString(16)}`
        files.set(key, [...(files.get(key) ?? []), file])
      }
    expect(files.size).toBeGreaterThan(1000)
    expect([...files].filter(([, found]) => found.length > 1)).toEqual([])
  })

  it('have the letters of all texts in a small file', () => {
    for (const [name, letters] of [
      ['"Newsreader Variable" 400 600', 'Aaz0 9.,’“”!&()'],
      ['"IBM Plex Sans Variable" 400 700', 'Aaz0 9.,’“”!&()#*=~@©«»'],
      ['"Markazi Text Variable" 400 700', 'اليوم، «٣»ًُّ'],
      ['"IBM Plex Sans Arabic" 400', 'اليوم،٣ًُّ'],
      ['"IBM Plex Sans Arabic" 600', 'اليوم،٣ًُّ'],
    ] as const)
      for (const letter of letters.replace(name.includes('Arabic') ? ' ' : '', '')) {
        const face = faces.find(
          (each) => each.name === name && each.points.includes(letter.codePointAt(0) ?? 0),
        )
        expect([name, letter, face?.file]).toEqual([name, letter, expect.stringContaining('../fonts/')])
      }
  })
})
