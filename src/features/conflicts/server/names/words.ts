import { foldDigits, foldSigns } from '#fields/fold.ts'

/** Normalizes a word for lookup: a final alif maqsura is often typed as a yeh. */
const listedForm = (word: string): string => foldedWord(word).replace(/ى/g, 'ي')

/** Unifies hamza, alif and teh marbuta, which are typed in several ways. */
const foldedWord = (word: string): string =>
  word
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ی/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[ؤئ]/g, 'ء')
    .replace(/[کگ]/g, 'ك')

const listed = (words: string): string[] => words.trim().split(/\s+/).map(listedForm)

/**
 * Maps each word to the first word of its groups; some words have two meanings. A group is a line or a part
 * of one.
 */
export const listedByFirst = (lines: string): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  for (const group of lines.trim().split(/\n| \/ /)) {
    const [first = '', ...others] = listed(group)
    for (const word of [first, ...others]) found.set(word, [...(found.get(word) ?? []), first])
  }
  return found
}

/** Words for family relations, which are often omitted. */
export const fillers: ReadonlySet<string> = new Set(
  listed(`
    al el ul aal bin ben ibn bint bent b bt ould wld the and of for in at hrh son daughter
    ال آل بن ابن بنت ابنة ولد ابنه و في اند`),
)

/** Titles before a name. Some are also family names, at the end of a name. */
export const titles: ReadonlySet<string> = new Set(
  listed(`
    mr mrs ms miss dr eng engr prof professor sheikh shaikh shaykh sheik hajj haji prince princess sayyid syed sayed sayyed
    hh he hrh highness royal excellency judge captain capt major maj colonel col brigadier lt gen lawyer advocate atty
    phd cpa esq السمو سمو صاحب صاحبة الملكي الملكية معالي سعادة فضيلة سماحة القاضي اللواء العميد العقيد المقدم الرائد النقيب الفريق البروفيسور سيد حاج
    السيد السيدة الآنسة الدكتور الدكتورة د م أ الشيخ المهندس المهندسة الأستاذ الأستاذة المحامي المحامية استاذ دكتور مهندس
    شيخ الأمير الأميرة أمير الحاج`),
)

/** Legal forms of companies, which are not distinctive. */
export const companyForms: ReadonlySet<string> = new Set(
  listed(`
    co coy company corp corporation inc incorporated llc ltd limited est establishment group holding holdings jsc cjsc pjsc sjsc wll plc bsc
    spc sole proprietorship partners partner office branch firm closed joint stock person one single shareholder llp foundation
    simplified enterprise enterprises real estb intl liability unlimited sarl sa gmbh ag bv nv pte pty srl ksc kscc kscp saog saoc qsc qpsc
    شركة الشركة مؤسسة المؤسسة موسسة مجموعة المجموعة محدودة المحدودة القابضة قابضة مساهمة المساهمة مقفلة المقفلة المدرجة مدرجة مبسطة
    المبسطة ذمم شمم مكتب فرع شخصواحد ذات مسؤولية مسئولية المسؤولية تضامنية التضامنية فردية توصية بسيطة وشركاه وشركاؤه
    شركاه شركاؤه وشريكه وشركائه ش مشم شمع شمس شذمم شمك شمكم شمكع شمق شمعم`),
)

/**
 * The most common names, with their spellings, because many of them sound similar. Includes common short
 * forms and spellings of other languages that no rule of sounds covers.
 */
export const spellings: ReadonlyMap<string, string> = new Map(
  namesWithSpellings().flatMap(([name = '', ...others]) =>
    others.map((spelling) => [spelling, name] as const),
  ),
)

/** The most common names. No two of them match each other. */
export const commonNames: ReadonlySet<string> = new Set(namesWithSpellings().map(([name = '']) => name))

function namesWithSpellings(): string[][] {
  return `محمد mohammed muhammad mohamad mohamed mohammad muhammed mohamet muhamad muhamed mahomed mohd muhd mhd md moh mohmd mhmd mohammod
  mouhamed mouhammad mouhamad mehmet mamadou muhammet mohamud mohemmed muhummad mohomed mohummad
محمود mahmoud mahmood mahmud mehmood mehmoud mahmod mahamud mahmut
احمد ahmed ahmad ahmet ehmed ahmd ahamed ahmadd
حمد hamad
حمود hamoud humoud hamood humood
طه taha
عمري amri omari umari
عامري ameri aameri
سعد saad sa'ad sa'd
سعود saud saoud soud sauod sa'ud so'ud su'ud
سعيد saeed said saied sayeed saeid sa'id sa'eed saiid
حسن hasan hassan
حسين hussain hussein husain husein hossein hosein hussien houssein hocine huseyin husayn hussin
عبدالله abdullah abdulla abdallah abdalla abdoullah abdoulaye abdellah abdollah
عبدالاله abdulelah abdulilah abdelilah abdalelah abdulellah abdelelah
عبده abdu abdo abdou abduh abdoh
عثمان othman osman usman ousmane ozman uthman othmane osmane
عمر omar umar omer oumar
عمرو amr amro amrou
عمار ammar
عامر aamer aamir
سالم salem
سلمان salman selman
سليمان sulaiman suleiman sulayman soliman solaiman suleyman sulieman suliman slimane solomon
سلطان sultan soltan
منصور mansour mansoor mansur
ناصر naser nasser
فهد fahad fahd
بدر badr bader badar
بندر bandar bander
طلال talal tallal
طارق tariq tarek tareq tarik
نايف naif nayef naief nayif
نواف nawaf nawwaf
نوف nouf noof nof
نوره noura nora norah nourah noora nurah nura
راكان rakan
ريان rayan rayyan
زياد ziad ziyad zeyad
زيد zaid zayd zeid
يزيد yazeed yazid
سميره samira sameera samirah sameerah
منيره munira munirah monira monirah muneera muneerah monerah
منير munir mounir muneer
لطيف latif lateef
لطيفه latifa latifah lateefa
امل amal
اماني amani
فيصل faisal faysal feisal faysel
تركي turki turky torki
مشعل mishal meshal mishaal meshaal mashal
مشاري mishari meshari mishary
ماجد majed
محسن mohsen mohsin muhsin
وليد walid waleed
خالد khalid khaled khaleed halit
خلود khulood khulud kholoud kholood
علي ali aly
صالح saleh salih
صلاح salah
عادل adel adil
عدنان adnan
قادر kadir
زهراني zahrani
شهراني shahrani
شهري shehri shahri
حربي harbi
حارثي harthi
قحطاني qahtani
غامدي ghamdi
خديجه hatice
عائشه ayse
جمال cemal gamal
جعفر cafer
يوسف joseph جوزيف yousef youssef yusuf yousuf yusef
جبريل gabriel
ابراهيم abraham ibrahim ebrahim ibraheem
موسي moses
يعقوب jacob
داود david ديفيد dawood daoud dawud
مريم mary
ساره sarah sara
مكه mecca makkah
المدينه medina
القاهره cairo
قرطبه cordoba
دمشق damascus
القدس jerusalem
اليمن yemen
مصر egypt
سوريا syria
الاردن jordan
لبنان lebanon
jose خوسيه خوزيه
juan خوان
john جون
michael مايكل ميشيل michel
george جورج georges
william ويليام وليم
james جيمس
charles تشارلز شارل
thomas توماس
nicolas نقولا nicholas نيكولاس`
    .split(/\n(?! )/)
    .map((line) => line.trim().split(/\s+/))
}

/** Second words of compounds that are written as one word or two. */
export const secondWords: ReadonlySet<string> = new Set(
  listed(
    'الله الدين الاسلام allah ullah uddin eddin eddine aldin aldeen din deen eldin eldeen aldeen addin adin udin alislam',
  ),
)

/** Splits a name into normalized words, given name before family name. */
export const wordsOf = (name: string): string[] =>
  spelledOut(
    lettersTogether(
      foldDigits(foldSigns(name.normalize('NFKC')))
        .toLowerCase()
        .replace(/[\u064b-\u065f\u0670\u0640]/g, '')
        .replace(/[ışçğ]/g, (letter) => turkish[letter] ?? letter)
        // Remove the accents of transliterations.
        .replace(/[\u00c0-\u024f\u1e00-\u1eff]/g, (letter) =>
          letter.normalize('NFD').replace(/[\u0300-\u036f]/g, ''),
        ),
    )
      .replace(/real[\s-]estate/g, 'realestate')
      .replace(/شخص\s+واحد/g, 'شخصواحد')
      // Example: "ذ م م" and "L L C".
      .replace(/(?<!\p{L})(?:[ذش]\s+م\s+م|[lw]\s+l\s+[lc])(?!\p{L})/gu, (letters) =>
        letters.replace(/\s/g, ''),
      )
      .replace(/[ʿʾ’‘`´]/g, "'")
      .split(/[^\p{L}\p{N}']+/u)
      .map((word) => foldedWord(word.replace(/^'+|'+$/g, '')))
      .filter(Boolean),
  ).map((word) => spellings.get(word) ?? word)

const turkish: Readonly<Record<string, string>> = { ı: 'i', ş: 'sh', ç: 'ch', ğ: 'gh' }

/** Joins abbreviations such as L.L.C. and ذ.م.م. The letters of A. R. are a person's initials. */
const lettersTogether = (name: string): string => {
  if (!name.includes('.')) return name
  return name.replace(/(?<!\p{L})(?:\p{L}\.\s?)+(?:\p{L}(?!\p{L}))?/gu, (letters) => {
    const together = letters.replace(/[.\s]/g, '')
    const isOne =
      companyForms.has(together) || titles.has(together) || (together.length > 2 && !/\s./.test(letters))
    return isOne ? `${together} ` : letters
  })
}

/** Arabic names of Latin letters: إس تي سي is STC. */
const letterNames: ReadonlyMap<string, string> = new Map(
  `a ايه/b بي/c سي/d دي/e اي/f اف/g جي/h اتش/j جيه/k كي كيه/l ال/m ام/n ان/o او/q كيو/r ار/s اس/t تي/u يو/v في/w دبليو/x اكس/y واي/z زد`
    .split('/')
    .map((line) => line.split(' '))
    .flatMap(([letter = '', ...names]) => names.map((name) => [name, letter] as const)),
)

const spelledOut = (words: string[]): string[] => {
  const found: string[] = []
  for (let at = 0; at < words.length; ) {
    let end = at
    while (/[\u0600-\u06ff]/.test(words[end] ?? '') && letterNames.has(words[end] ?? '')) end += 1
    if (end - at > 1)
      found.push(
        words
          .slice(at, end)
          .map((word) => letterNames.get(word))
          .join(''),
      )
    else found.push(words[at] ?? '')
    at = end - at > 1 ? end : at + 1
  }
  return found
}

/** Separates a name from another one in brackets, as in "Saudi Basic Industries Corporation (SABIC)". */
export const apartFromBrackets = (name: string): [string, string | undefined] => {
  if (!/[([]/.test(name)) return [name, undefined]
  const found = /^(.*?\p{L}.*?)[([]([^)\]]*\p{L}{2}[^)\]]*)[)\]](.*)$/u.exec(name)
  return found ? [`${found[1]} ${found[3]}`, found[2]] : [name, undefined]
}
