import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import {
  type FoundPair,
  fillNames,
  findPairs,
  shareAmongFirstFive,
  wrongOnesAbove,
} from '#tests/support/names/measure-names.ts'
import { type ListOfNames, otherNames } from '#tests/support/names/pairs.ts'
import { readName } from './names/parts.ts'
import { comparisonWith, mayBeOne } from './names/similarity.ts'

const likeness = (one: string, other: string) => comparisonWith(readName(one))(readName(other))

describe('two spellings', () => {
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
  ])('%s and %s may be one name', (one, other) => {
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
  ])('%s and %s are two', (one, other) => {
    expect(likeness(one, other)).toBeLessThan(mayBeOne)
  })

  it('are liker to each other than to a name that only resembles them', () => {
    for (const { asked, found } of Object.values(otherNames).flat())
      expect([asked, found, likeness(asked, found) < likeness(asked, asked) - 0.05]).toEqual([
        asked,
        found,
        true,
      ])
  })
})

describeOnBothEngines('names across spellings and scripts', (openTestDatabase) => {
  let found: Record<ListOfNames, FoundPair[]>
  beforeAll(async () => {
    const database = await openTestDatabase()
    await fillNames(database, 4_000)
    found = {
      usual: await findPairs(database, 'usual'),
      fresh: await findPairs(database, 'fresh'),
      heldOut: await findPairs(database, 'heldOut'),
    }
  })

  it.each(['usual', 'fresh', 'heldOut'] as const)(
    'of the list %s are among the first five, with few others above',
    (list) => {
      expect(found[list].length).toBeGreaterThan(100)
      const late = found[list]
        .filter(({ place }) => place >= 5)
        .map(({ asked, found: right }) => `${asked} → ${right}`)
      const least = list === 'usual' ? 0.98 : 0.95
      expect([shareAmongFirstFive(found[list]) >= least, late]).toEqual([true, late])
      expect(wrongOnesAbove(found[list])).toBeLessThan(list === 'usual' ? 0.5 : 2)
    },
  )
})
