import { describe, expect, it } from 'vitest'
import { markContained } from './marked-text.ts'

const marked = (text: string, query: string) =>
  markContained(text, query).map(([from, to]) => text.slice(from, to))

describe('the words of a search in a text', () => {
  it.each([
    ['Companies and investment', 'company', ['Companies']],
    ['تأسيس الشركات والاندماج', 'شركة', ['الشركات']],
    ['عقودُ العَمَل والفصل', 'العمل', ['العَمَل']],
    ['قضايا عمالية', 'عمال', ['عمالية']],
    ['Khalid Al-Mutairi', 'khal mut', ['Khalid', 'Mutairi']],
    ['للشركات الناشئة', 'الشركات', ['للشركات']],
    ['Company law', 'x', []],
    ['Company law', ' ', []],
    ['المادة ١٢', '12', ['١٢']],
  ])('in %s are those of %s', (text, query, words) => {
    expect(marked(text, query)).toEqual(words)
  })
})
