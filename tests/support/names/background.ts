import { namePairs } from './pairs.ts'
import { groupsOf } from './read-spellings.ts'
import { familyNames, givenNames } from './spellings.ts'

const otherGivenNames = `
جابر|Jaber;حاتم|Hatem|Hatim;حازم|Hazem;رامي|Rami;رياض|Riyadh|Riad;ساجد|Sajid;سامي|Sami|Samy;شادي|Shadi;شاكر|Shaker|Shakir
صقر|Saqr|Sagr;ضاري|Dhari|Dari;عادل|Adel|Adil;عامر|Amer|Aamir;عايض|Ayedh|Ayed;عبدالمجيد|Abdulmajeed|Abdul Majid;عزيز|Aziz|Azeez
عصام|Essam|Isam;عماد|Emad|Imad;غانم|Ghanem|Ghanim;فارس|Faris|Fares;فواز|Fawaz|Fawwaz;فؤاد|Fouad|Fuad;كمال|Kamal|Kemal
ليلى|Layla|Leila;مازن|Mazen|Mazin;مالك|Malik|Malek;مبارك|Mubarak|Mobarak;مروان|Marwan;مساعد|Musaed|Mosaed;مسفر|Misfer|Mesfer
مصطفى|Mustafa|Mostafa;معتز|Moataz|Mutaz;مهند|Muhannad|Mohanad;نادر|Nader|Nadir;ندى|Nada;نوال|Nawal;نوف|Nouf|Nof;هاني|Hani|Hany
هدى|Huda|Hoda;وجدان|Wijdan|Wejdan;ياسر|Yasser|Yasir;يزيد|Yazeed|Yazid;غادة|Ghada|Ghadah;أروى|Arwa;أسماء|Asma|Asmaa;بسام|Bassam
بشاير|Bashayer;تهاني|Tahani;جميلة|Jamila|Jameela;حنان|Hanan;دلال|Dalal;رنا|Rana;زهراء|Zahra;سمير|Samir|Sameer;شيماء|Shaimaa|Shaima
عبير|Abeer|Abir;عزام|Azzam;غدير|Ghadeer;فايز|Fayez|Faiz;لمى|Lama;مقرن|Muqrin|Mogren;منال|Manal;نجلاء|Najla;وفاء|Wafa;هادي|Hadi
جميل|Jamil|Jameel;حامد|Hamed|Hamid;حمود|Hamoud|Humood;خلف|Khalaf;دخيل|Dakhil|Dakheel;سالم|Salem|Salim;سامر|Samer;صخر|Sakhr
`
const otherFamilyNames = `
البقمي|Albogami|Al-Buqami;الشهراني|Al-Shahrani|Alshahrani;الأسمري|Al-Asmari|Alasmari;الحازمي|Al-Hazmi|Alhazmi;العوفي|Al-Oufi|Aloufi
المولد|Al-Muwallad|Almowallad;الصبحي|Al-Subhi|Alsobhi;اللهيبي|Al-Luhaibi|Allehaibi;الجحدلي|Al-Jahdali|Aljahdali;القرشي|Al-Qurashi|Alqurashi
الهذلي|Al-Huthali|Alhothali;الطويرقي|Al-Tuwairqi|Altowairqi;السفياني|Al-Sufyani|Alsofiani;الزبيدي|Al-Zubaidi|Alzobaidi;المحمادي|Al-Mahmadi
الصاعدي|Al-Saedi|Alsaadi;الرويلي|Al-Ruwaili|Alruwaili;الشراري|Al-Sharari|Alsharari;الحويطي|Al-Huwaiti|Alhowaiti;العطوي|Al-Atwi|Alatawi
السرحاني|Al-Sarhani|Alsarhani;الخيبري|Al-Khaibari|Alkhaibari;الفضلي|Al-Fadhli|Alfadli;الظفيري|Al-Dhafiri|Aldhafeeri;السهلي|Al-Sahli|Alsahli
العجلان|Al-Ajlan|Alajlan;القاسم|Al-Qasim|Alqassim;المنصور|Al-Mansour|Almansoor;الدخيل|Al-Dakhil|Aldakheel;العقيل|Al-Aqeel|Alageel
السليم|Al-Sulaim|Alsaleem;الفهيد|Al-Fuhaid|Alfuhaid;الشايع|Al-Shaya|Alshaya;البسام|Al-Bassam|Albassam;الحقيل|Al-Hogail|Alhuqail
العريفي|Al-Arifi|Alarefe;المغامسي|Al-Maghamsi;الوادعي|Al-Wadei|Alwadai;القحيز|Al-Qahiz;العبدالكريم|Al-Abdulkarim|Alabdulkareem
الجابري|Al-Jabri|Aljabri;الهلالي|Al-Hilali|Alhelali;الحكمي|Al-Hakami|Alhakmi;المدخلي|Al-Madkhali|Almadkhali;الغزواني|Al-Ghazwani
عسيري|Asiri|Aseeri;حكمي|Hakami;جعفري|Jaafari;مباركي|Mubaraki|Mobaraki;زكري|Zakri;خان|Khan;حسنين|Hassanein;الصاوي|El Sawy
شعبان|Shaaban;درويش|Darwish;البنا|El Banna;النجار|Al-Najjar|El Naggar;الحداد|Al-Haddad|El Haddad;الخطيب|Al-Khatib|El Khateeb
باحارث|Bahareth;باجنيد|Bajunaid;بافقيه|Bafaqih;العمودي|Al-Amoudi|Alamoudi;بقشان|Bugshan|Bogshan;السقاف|Al-Saqqaf|Alsaggaf
`

/** Companies with words of real ones. None of the pairs is made of these. */
const companyNames = groupsOf(`
تبوك|Tabuk;حائل|Hail;أبها|Abha;نجران|Najran;ينبع|Yanbu;الدمام|Dammam;الأحساء|Al Ahsa;الخبر|Khobar;الباحة|Al Baha;عنيزة|Unaizah
الوفاء|Al Wafa;الإتقان|Al Itqan;البيان|Al Bayan;الريادة|Al Riyada;السلام|Al Salam;الفجر|Al Fajr;الهدى|Al Huda;الإبداع|Al Ebdaa
المدار|Al Madar;الركن|Al Rukn;طويق|Tuwaiq;اليسر|Al Yusr;الأصالة|Al Asalah;العهد|Al Ahd;الميثاق|Al Mithaq;الشعلة|Al Shoala`)
const companyTrades = groupsOf(`
للتجارة|Trading;للمقاولات|Contracting;العقارية|Real Estate;للنقل|Transport;الطبية|Medical;للاستثمار|Investment;للصناعة|Industries
للتسويق|Marketing;للاستشارات|Consulting;للأغذية|Foods;للصيانة|Maintenance;الهندسية|Engineering;للسيارات|Motors;للسياحة|Tourism`)

/** A seeded generator, so that runs can be compared. */
export const seeded = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const given = [...givenNames, ...groupsOf(otherGivenNames)]
const family = [...familyNames, ...groupsOf(otherFamilyNames)]

/**
 * Names of other people, a tenth of them companies. Excludes combinations of first and last
 * name from the pairs, which no search could distinguish. Their families appear with other first names.
 */
export const backgroundNames = (count: number): string[] => {
  const random = seeded(11)
  const oneOf = <Value>(values: readonly Value[]): Value => values[random(values.length)] as Value
  /** Some names are far more common than others: the first ones of the lists. */
  const usual = (length: number): number => Math.floor((random(length) * random(length)) / length)
  const taken = takenNames()
  const names: string[] = []
  while (names.length < count) {
    if (random(10) === 0) {
      const [place, trade] = [oneOf(companyNames), oneOf(companyTrades)]
      const [second, owner] = [oneOf(companyNames), oneOf(family)]
      names.push(
        random(2) === 0
          ? `شركة ${random(2) === 0 ? place[0] : owner[0]} ${second[0]} ${trade[0]}`
          : `${random(2) === 0 ? place.at(-1) : owner.at(-1)} ${second.at(-1)} ${trade.at(-1)} Co.`,
      )
      continue
    }
    const [first, last] = [usual(given.length), usual(family.length)]
    if (taken.has(`${first} ${last}`)) continue
    const fathers = Array.from({ length: random(3) }, () => oneOf(given[usual(given.length)] ?? []))
    const between = random(3) === 0 ? fathers.map((each) => `بن ${each}`) : fathers
    names.push([oneOf(given[first] ?? []), ...between, oneOf(family[last] ?? [])].join(' '))
  }
  return names
}

/** First and last names of the pairs, by their rows in the lists. */
const takenNames = (): Set<string> =>
  new Set([
    ...Array.from(
      { length: 300 },
      (_, at) => `${(at * 7) % givenNames.length} ${(at * 11) % familyNames.length}`,
    ),
    ...[...namePairs.fresh, ...namePairs.heldOut].flatMap((pair) =>
      [pair.requested, pair.found].flatMap((name) => {
        const words = name.split(/\s+/)
        const [first, last] = [given.findIndex(has(words[0])), family.findIndex(has(words.at(-1)))]
        return first === -1 || last === -1 ? [] : [`${first} ${last}`]
      }),
    ),
  ])

const has = (word: string | undefined) => (spellings: string[]) => spellings.some((each) => each === word)
