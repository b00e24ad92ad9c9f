import { companyNames, freshCompanyNames, otherCompanies } from './company-names.ts'
import { freshOthers } from './fresh-others.ts'
import { freshSpellings } from './fresh-spellings.ts'
import { moreFreshSpellings } from './fresh-spellings-more.ts'
import { heldOutOthers, heldOutSpellings } from './held-out-spellings.ts'
import { knownSpellings } from './known-names.ts'
import { similarNames } from './similar-names.ts'
import { companies, familyNames, givenNames } from './spellings.ts'

/** The query for a name, and the spelling of the same name to find. */
export type NamePair = { requested: string; found: string }

function pairsOf(lines: string): NamePair[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [requested = '', found = ''] = line.split('|')
      return { requested, found }
    })
}

/**
 * Spellings that no rule of the lists creates: from other countries, with parts added, moved and left out.
 */
const written: NamePair[] = pairsOf(`
محمد بن سلمان الدوسري|Mohamed Salman Aldosari
Ousmane Al Harbi|عثمان الحربي
Mehmet Al-Shehri|محمد الشهري
د. خالد العتيبي|Khaled Al Otaibi
م. فهد بن ناصر السبيعي|Fahad Nasser Alsubaie
الأستاذة نورة القحطاني|Noura Al Qahtani
Alotaibi, Sultan|سلطان العتيبي
Alghamdi Waleed|وليد الغامدي
عبدالرحمن السديري|Abd-ur-Rahman As-Sudairi
Abderrahmane Zahrani|عبد الرحمن الزهراني
Abdel Aziz Tamimi|عبدالعزيز التميمي
Abdulaziz bin Abdullah Al Saud|عبد العزيز بن عبد الله آل سعود
خالد بن عبد الله الفوزان|Khalid A. Al Fozan
أم كلثوم الحربي|Umm Kulthum Al-Harbi
Nooruddin Khan|نور الدين خان
Salahuddin Ayubi|صلاح الدين الأيوبي
صلاح الدين المنصور|Salah Al-Deen Almansour
Djamel Belhadj|جمال بلحاج
Yasser Al Qahtanee|ياسر القحطاني
Mouhamadou Diallo|محمدو ديالو
Hüseyin Yıldız|حسين يلدز
Şükrü Özdemir|شكرو أوزدمير
يزيد الراجحي|Yazeed Alrajhi
غادة المطيري|Ghada Almutairi
Ghadah Mutairi|غادة المطيري
لولوة الزامل|Lulwa Al Zamil
لمى الحقيل|Lama Al-Hogail
رغد بنت صالح الجهني|Raghad Saleh Aljohani
شهد العنزي|Shahad Alenazi
Thuraya Al Shahri|ثريا الشهري
ذو الفقار علي|Zulfiqar Ali
Rayan Al-Malki|ريان المالكي
بسمة آل سعود|Basmah Al-Saud
مها البلوي|Maha Albalawi
عزام الدخيل|Azzam Al-Dakhil
قتيبة الخالدي|Qutaiba Alkhaldi
Dhari Al-Fulaij|ضاري الفليج
Hadeel Al Ghufaily|هديل الغفيلي
زينب العلي|Zainab Al-Ali
Zeinab Al Ali|زينب العلي
رياض الخريجي|Riyadh Alkhereiji
Ghassan Al-Suleiman|غسان السليمان
Lubna Olayan|لبنى العليان
عمرو الدباغ|Amr Al Dabbagh
Mashael Alshaya|مشاعل الشايع
إيمان الحسيني|Eman Al-Hussaini
رانيا نشار|Rania Nashar
تماضر الرماح|Tamadur Alrammah
Yaser Rumayyan|ياسر الرميان
بن داود القابضة|BinDawood Holding
Bin Dawood|بن داوود
باناجه|Banaja
Ba Matraf|بامطرف
شركة الأفق الأزرق للتقنية|Blue Horizon Technology Co.
Golden Falcon Trading Est.|مؤسسة الصقر الذهبي للتجارة
شركة رؤية المستقبل للاستثمار|Future Vision Investment Company
Green Oasis Agricultural Co.|شركة الواحة الخضراء الزراعية
مؤسسة نجمة الصحراء للسفر|Desert Star Travel
Peak Engineering Consultants|القمة للاستشارات الهندسية
شركة بوابة الرياض العقارية|Riyadh Gate Real Estate
شركة جسر الخليج للنقل|Gulf Bridge Transport LLC
شركة ٣ نجوم للمطاعم|3 Stars Restaurants Co.
Two Seas Marine Services|شركة البحرين للخدمات البحرية
أبناء فهد المطيري وشركاه|Fahd Al-Mutairi Sons & Partners
شركة خالد ومحمد الغامدي للمحاماة|Khalid and Mohammed Al Ghamdi Law Firm
صيدليات النهدي|Nahdi Pharmacies
Othaim Markets|أسواق العثيم
الشركة السعودية للصناعات الأساسية|Saudi Basic Industries Corporation
شركة المياه الوطنية|National Water Company
شركة مطارات الرياض|Riyadh Airports Company
مصرف الإنماء|Alinma Bank
البنك السعودي الفرنسي|Banque Saudi Fransi
بنك البلاد|Bank Albilad
شركة اتحاد اتصالات|Etihad Etisalat Company
مدارس المملكة|Kingdom Schools
فندق قصر الرياض|Riyadh Palace Hotel
مخابز لوزين|Lusine Bakeries
شركة ألبان الصافي|Al Safi Dairy
`)

const ofPeople = 300

/**
 * Each spelling of the lists against another: with and without the father's name, in one script and in both.
 */
const fromLists = (): NamePair[] =>
  Array.from({ length: ofPeople }, (_, at) => {
    const given = nth(givenNames, at * 7)
    const father = nth(givenNames, at * 13 + 5)
    const family = nth(familyNames, at * 11)
    const [one, other] = [Math.floor(at / givenNames.length) + at, at * 3 + 1]
    const requested = { given: nth(given, one), father: nth(father, one + 1), family: nth(family, other) }
    const found = {
      given: nth(given, one + 1),
      father: nth(father, other),
      family: nth(family, other + 1 + (at % (family.length - 1))),
    }
    if (at % 4 === 0) return pair([requested.given, requested.family], [found.given, found.family])
    if (at % 4 === 1)
      return pair([requested.given, requested.family], [found.given, found.father, found.family])
    if (at % 4 === 2)
      return pair(
        [requested.given, requested.father, requested.family],
        [found.given, found.father, found.family],
      )
    return pair([requested.given, 'بن', requested.father, requested.family], [found.given, found.family])
  })

const pair = (requested: string[], found: string[]): NamePair => ({
  requested: requested.join(' '),
  found: found.join(' '),
})

const nth = <Value>(values: readonly Value[], at: number): Value => values[at % values.length] as Value

const ofCompanies = companies.flatMap(([arabic = '', ...latin]) =>
  latin.flatMap((each) => [
    { requested: arabic, found: each },
    { requested: each, found: arabic },
  ]),
)

/** Different people and companies with similar spellings. */
const others: NamePair[] = pairsOf(`
سعد الحربي|Saeed Al-Harthi
حسن القرني|Hussain Al-Qahtani
نواف العمري|Nouf Al-Amri
خالد الشهري|Khulood Al-Shahrani
أحمد الزهراني|Hamad Al-Shahrani
سالم الغامدي|Salman Al-Hamdi
حمد الدوسري|Mohammed Al-Dosari
أحمد الدوسري|Hamad Al-Dosari
سعيد القرني|Saad Al-Qarni
سعود العتيبي|Saad Al-Otaibi
فهد الرشيدي|Fahd Al-Rashid
فيصل الحارثي|Faisal Al-Harbi
عبدالله المطيري|Abdulelah Al-Mutairi
عبدالكريم السلمي|Abdulrahim Al-Sulami
عبدالملك العنزي|Abdulmalik Al-Enezi Al-Harbi
عبدالرحمن الفيفي|Abdulrahim Al-Faifi
علي المالكي|Alia Al-Malki
عمر العمري|Amr Al-Omari
حسين الحسن|Hassan Al-Hussein
ماجد الحارثي|Majed Al-Harithy Sons Trading
منيرة القحطاني|Munir Al-Qahtani
جواهر الشمري|Jaber Al-Shammari
سلطان البلوي|Suleiman Al-Balawi
سارة الجهني|Sahar Al-Juhani
ناصر المري|Nasser Al-Marzouqi
راشد الهاجري|Rashid Al-Hajji
محمد الشثري|Mohammed Al-Shetwi
طلال الخضير|Talal Al-Khedheri
بدر الغنيم|Badr Al-Ghanem
ريم العيسى|Reem Al-Essaimi
شركة الراجحي للتجارة|Al Rajhi Steel Industries
شركة نجد للتأمين|Najd Real Estate
مؤسسة النور للمقاولات|Al Nour Hospital
شركة الخليج للنقل|Gulf Insurance Company
شركة الصقر الذهبي|Golden Eagle Company
البحر الأبيض العالمية|Red Sea Global
`)

/**
 * Grouped by when they were written: `usual` together with the rules, `fresh` before any was tried, and used
 * to improve the rules, `heldOut` tried after that, without further changes. `companies` are queried in both
 * directions.
 */
export const namePairs = {
  usual: [...written, ...pairsOf(knownSpellings), ...fromLists(), ...ofCompanies],
  fresh: [...pairsOf(freshSpellings), ...pairsOf(moreFreshSpellings)],
  heldOut: pairsOf(heldOutSpellings),
  companies: [...pairsOf(companyNames), ...pairsOf(freshCompanyNames)].flatMap(({ requested, found }) => [
    { requested, found },
    { requested: found, found: requested },
  ]),
} as const satisfies Record<string, readonly NamePair[]>

export type ListOfNames = keyof typeof namePairs

export const otherNames: Readonly<Record<ListOfNames, readonly NamePair[]>> = {
  usual: others,
  fresh: pairsOf(freshOthers),
  heldOut: pairsOf(heldOutOthers),
  companies: pairsOf(otherCompanies),
}

/** Names of different people that differ by a letter or so, to be listed apart from hits. */
export const similarPairs: readonly NamePair[] = pairsOf(similarNames)
