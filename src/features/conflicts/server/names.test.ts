import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnBothEngines, type TestDatabase } from '#tests/support/databases.ts'
import { backgroundNames } from '#tests/support/names/background.ts'
import {
  type FoundPair,
  fillNames,
  findPairs,
  shareAmongFirstFive,
  wrongOnesAbove,
} from '#tests/support/names/measure-names.ts'
import { type ListOfNames, namePairs, otherNames, similarPairs } from '#tests/support/names/pairs.ts'
import { foundKinds } from '../values.ts'
import { ManyNames } from './names/many.ts'
import { readName } from './names/parts.ts'
import { comparisonWith, mayBeOne } from './names/similarity.ts'
import { findNames } from './names-repository.ts'

const compare = (one: string, other: string) => comparisonWith(readName(one))(readName(other))
const isOne = (comparison: { isOne: boolean }) => comparison.isOne
const likeness = (one: string, other: string) => compare(one, other).likeness

describe('the comparison of names', () => {
  it.each([
    ['محمد العتيبي', 'Mohammed Al-Otaibi'],
    ['محمد العتيبي', 'MUHAMMAD ALUTAYBI'],
    ['عبد الرحمن القحطاني', 'Abdulrahman Alqahtani'],
    ['عبدالرحمن القحطاني', 'Abd al-Rahman El Kahtani'],
    ['عثمان الشمري', 'Ousmane Ash-Shammari'],
    ['تركي آل الشيخ', 'Turki Alalshikh'],
    ['الشيخ عبدالله المنيع', 'Abdullah Almanea'],
    ['فاطمة بنت صالح الجهني', 'Fatimah Aljohani'],
    ['أبو بكر نور الدين', 'Aboubakr Noureddine'],
    ['شركة البحر الأحمر للتجارة المحدودة', 'Red Sea Trading L.L.C.'],
    ['مؤسسة ٣ نجوم', '3 Stars Est.'],
    ['شـركة الدِّرع العربي', 'Arabian Shield Co. Ltd'],
    ['محمد العتيبي', 'Al-Otaibi, Mohammed'],
    ['وليد الغامدي', 'Alghamdi Waleed'],
    ['محمد العتيبي', 'M. Al-Otaibi'],
    ['عائشة الرشيدي', 'Aysha Alrasheedi'],
    ['ممدوح ششة', 'Mamdouh Shesha'],
    ['ذو الفقار علي', 'Zulfiqar Ali'],
    ['عوض الكريم بابكر', 'Awadelkarim Babiker'],
    ['صاحب السمو الملكي الأمير بندر الفيصل', 'HRH Prince Bandar Alfaisal'],
    ['إس تي سي', 'STC'],
    ['سابك', 'Saudi Basic Industries Corporation (SABIC)'],
    ['شركة البناء المتقدم المحدودة', 'Advanced Construction Co. Ltd'],
    ['الراجحي المالية', 'Al Rajhi Capital'],
    ['شركة اليمامة للصناعات الحديدية', 'Al Yamamah Steel Industries'],
    ['شركة بوبيان للبتروكيماويات ش.م.ك', 'Boubyan Petrochemical Company K.S.C.'],
  ])('accepts %s and %s as possibly one name', (one, other) => {
    expect(likeness(one, other)).toBeGreaterThanOrEqual(mayBeOne)
    expect(likeness(other, one)).toBeGreaterThanOrEqual(mayBeOne)
  })

  it.each([
    ['محمد العتيبي', 'Majed Al-Harbi'],
    ['محمد العتيبي', 'S. Al-Otaibi'],
    ['أحمد الدوسري', 'Hamad Al-Dosari'],
    ['سعود العتيبي', 'Saad Al-Otaibi'],
    ['منيرة القحطاني', 'Munir Al-Qahtani'],
    ['عبدالرحمن الفيفي', 'Abdulrahim Al-Faifi'],
    ['شركة المراعي (السعودية)', 'Saudi Electricity Company'],
    ['خالد الشهري', 'Khulood Al-Shahrani'],
    ['شركة الصقر الذهبي', 'Golden Eagle Company'],
    ['شركة الخليج للنقل', 'Gulf Insurance Company'],
  ])('separates %s and %s', (one, other) => {
    expect(likeness(one, other)).toBeLessThan(mayBeOne)
  })

  it.each([
    ['نورة بنت خالد الشمري', 'نوره بنت خالد الشمري'],
    ['مصطفى بن حسن القرني', 'مصطفي بن حسن القرني'],
    ['إبراهيم بن يوسف المالكي', 'ابراهيم بن يوسف المالكي'],
    ['عائض بن سعد القحطاني', 'عايض بن سعد القحطاني'],
    ['عبدالرحمن بن سعد الغامدي', 'Abd al-Rahman Saad Alghamdi'],
    ['Mohammed Saleh Alharbi', 'Muhamad Saleh Al-Harbi'],
    ['Majed Fahad Almutairi', 'Majid Fahd Al Mutairi'],
    ['ثامر بن ظافر العجمي', 'Thamir Dhafer Alajmi'],
    ['سالم أحمد با وزير', 'Salem Ahmed Bawazir'],
    ['محمد علي أبو زيد', 'Mohammed Ali Abuzaid'],
    ['طه حسين', 'Taha Hussein'],
  ])('recognizes %s and %s as spellings of one name', (one, other) => {
    expect([compare(one, other).isOne, compare(other, one).isOne]).toEqual([true, true])
  })

  it('separates names that differ in a letter, and calls them similar, and those of other companies', () => {
    expect(similarPairs.length).toBeGreaterThanOrEqual(100)
    const compared = similarPairs.map((pair) => ({ ...pair, ...compare(pair.requested, pair.found) }))
    expect(compared.filter(({ isOne }) => isOne).length).toBeLessThanOrEqual(similarPairs.length / 20)
    const lost = compared.filter(({ isOne, isSimilar }) => !isOne && !isSimilar)
    expect(lost.map(({ requested, found }) => [requested, found])).toEqual([
      ['عبدالكريم بن سعد التميمي', 'عبدالرحيم بن سعد التميمي'],
    ])
    const mistaken = otherNames.companies.filter(({ requested, found }) => compare(requested, found).isOne)
    expect(mistaken).toEqual([])
  })

  it('rates a name higher against itself than against a similar one', () => {
    for (const { requested, found } of Object.values(otherNames).flat())
      expect([requested, found, likeness(requested, found) < likeness(requested, requested) - 0.05]).toEqual([
        requested,
        found,
        true,
      ])
  })
})

describeOnBothEngines('the search for names across spellings and scripts', (openTestDatabase) => {
  let database: TestDatabase
  let found: Record<ListOfNames, FoundPair[]>
  beforeAll(async () => {
    database = await openTestDatabase()
    await fillNames(database, 4_000)
    found = {
      usual: await findPairs(database, 'usual'),
      fresh: await findPairs(database, 'fresh'),
      heldOut: await findPairs(database, 'heldOut'),
      companies: await findPairs(database, 'companies'),
    }
  })

  it.each(['usual', 'fresh', 'heldOut', 'companies'] as const)(
    'finds the names of the list %s in the first five places, with few others above',
    (list) => {
      expect(found[list].length).toBeGreaterThan(100)
      const late = found[list]
        .filter(({ place }) => place >= 5)
        .map(({ requested, found: right }) => `${requested} → ${right}`)
      const min = list === 'usual' ? 0.98 : 0.95
      expect([shareAmongFirstFive(found[list]) >= min, late]).toEqual([true, late])
      expect(wrongOnesAbove(found[list])).toBeLessThan(list === 'usual' ? 0.5 : 2)
    },
  )

  it('finds in memory the same people among thousands, for names of two, three and four parts', async () => {
    const persons = [namePairs.usual, namePairs.fresh, namePairs.heldOut].flat()
    const requested = persons.filter((_, at) => at % 6 === 0).map((pair) => pair.requested)
    const listed = [...backgroundNames(100), ...requested].filter((name) => readName(name).parts.length > 1)
    const many = new ManyNames()
    for (const name of listed) many.add(name)
    const inMemory = listed.map(() => new Set<string>())
    const { rows } = await database.db.execute<{ name: string }>(sql`select name from known_names`)
    for (const { name } of rows) for (const { at } of many.find(name)) inMemory[at]?.add(name)
    const missing: string[][] = []
    for (const [at, name] of listed.entries())
      for (const { name: other } of await findNames(database.db, name, { kinds: foundKinds, accepts: isOne }))
        if (!inMemory[at]?.has(other)) missing.push([name, other])
    expect(missing).toEqual([])
    expect(inMemory.filter(({ size }) => size > 0).length).toBeGreaterThan(listed.length / 2)
    expect(new Set(listed.map((name) => readName(name).parts.length)).size).toBeGreaterThan(2)
  })
})
