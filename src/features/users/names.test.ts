import { describe, expect, it } from 'vitest'
import { colleaguesInOrder, fullNameOf } from './names.ts'

const person = (id: number, firstName: string, lastName: string) => ({ id, firstName, lastName })
const people = [
  person(1, 'Zayd', 'Hassan'),
  person(2, 'هند', 'القحطاني'),
  person(3, 'Badr', 'Nasser'),
  person(4, 'أحمد', 'الزهراني'),
]

describe('the order of colleagues', () => {
  it.each([
    ['ar', ['أحمد الزهراني', 'هند القحطاني', 'Badr Nasser', 'Zayd Hassan']],
    ['en', ['Badr Nasser', 'Zayd Hassan', 'أحمد الزهراني', 'هند القحطاني']],
  ] as const)('follows the alphabet of the language (%s)', (language, names) => {
    expect(colleaguesInOrder(people, language, undefined).map(fullNameOf)).toEqual(names)
  })

  it('begins with the reader', () => {
    expect(colleaguesInOrder(people, 'en', 2).map(({ id }) => id)).toEqual([2, 3, 1, 4])
  })
})
