import { describe, expect, it } from 'vitest'
import { markContained } from './marked-text.ts'

const marked = (text: string, query: string) =>
  markContained(text, query).map(([from, to]) => text.slice(from, to))

describe('the search terms in a text', () => {
  it.each([
    ['Companies and investment', 'company', ['Companies']],
    ['تأسيس الشركات والاندماج', 'شركة', ['الشركات']],
    ['عقودُ العَمَل والفصل', 'العمل', ['العَمَل']],
    ['قضايا عمالية', 'عمال', ['عمالية']],
    ['Khalid Al-Mutairi', 'khal mut', ['Khalid', 'Mutairi']],
    ['للشركات الناشئة', 'الشركات', ['للشركات']],
    ['Labor licenses and the judgment', 'labour licence judgement', ['Labor', 'licenses', 'judgment']],
    ['An organisation in the theatre', 'organization theater', ['organisation', 'theatre']],
    ['Company law', 'x', []],
    ['Company law', ' ', []],
    ['المادة ١٢', '12', ['١٢']],
  ])('are marked in %s for the query %s', (text, query, words) => {
    expect(marked(text, query)).toEqual(words)
  })
})
