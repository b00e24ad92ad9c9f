import { listedByFirst } from './words.ts'

/** Possible meanings of a word in company names. A `trade` is less distinctive. */
export type Meaning = { senses: string[]; isTrade: boolean }

export const meaningOf = (word: string): Meaning | undefined => {
  for (const form of formsOf(word.replace(/ى/g, 'ي'))) {
    const [trade, thing] = [trades.get(form), things.get(form)]
    if (trade ?? thing) return { senses: [...(trade ?? []), ...(thing ?? [])], isTrade: trade !== undefined }
  }
  return undefined
}

/**
 * The word itself, without article and prepositions (والمقاولات، للتجارة، لتقنية), and in the other gender
 * and number. A list of all forms would never be complete.
 */
const formsOf = (word: string): string[] => {
  if (!/[\u0600-\u06ff]/.test(word)) return /[^s]s$/.test(word) ? [word, word.slice(0, -1)] : [word]
  const stem = /^(?:و?ب?ال|و?لل|ول?|ل)(.{3,})$/.exec(word)?.[1]
  const forms = stem === undefined ? [word] : [word, stem]
  return [...forms, ...forms.flatMap(inflected)]
}

const inflected = (word: string): string[] => {
  const feminine = /^(.{3,})ه$/.exec(word)?.[1]
  if (feminine !== undefined) return [feminine]
  const plural = /^(.{3,})(?:ون|ين|ات)$/.exec(word)?.[1]
  return plural === undefined ? [`${word}ه`] : [`${word}ه`, plural, `${plural}ه`, `${plural}ات`]
}

/** Names of things in company names, with their translations. */
const things = listedByFirst(`
sea بحر بحار / red أحمر حمراء / green أخضر خضراء / white أبيض بيضاء / black أسود سوداء / blue أزرق زرقاء
yellow أصفر صفراء / golden ذهبية ذهبي / silver فضية فضة فضي / shield درع / sword سيف
light lights نور أنوار أضواء ضوء / sun شمس / moon قمر / star stars نجم نجمة نجوم / sky سماء
flower flowers blossom زهرة زهور أزهار / rose roses ورد وردة ورود / jasmine ياسمين / breeze نسيم
wave waves موج أمواج موجة / coast beach shore شاطئ ساحل / cloud clouds سحاب سحابة غيوم / rain مطر غيث / dawn فجر
morning صباح / night ليل ليلة / earth land أرض أراضي / space فضاء / fire نار / wind winds رياح ريح / arrow سهم
spear رمح / castle fort fortress قلعة حصن / wing wings جناح أجنحة / camel جمل / deer gazelle غزال
bird birds طير طيور / tree trees شجرة أشجار / wheat قمح / olive زيتون / pen قلم / hand يد / eye عيون / heart قلب
soul روح / time وقت زمن / circle دائرة / charitable charity الخيرية / copper نحاس / tents خيام / fodder أعلاف
salt ملح / ice ثلج / orbit مدار / bright shining ساطعة لامعة مشرقة مضيئة / strong قوية / royal ملكية
ideal perfect مثالية / best أفضل / large كبير / small صغيرة / long طويلة / deep عميقة / pure نقية / correct صحيح
steps step خطوات خطوة / horses خيول خيل / sail sails شراع أشرعة / ship سفينة سفن / anchor مرساة
lighthouse منارة منارات / dome قبة قباب / roof سقف / wall walls جدار جدران / brain mind عقل ذهن عقول / spirit روح
identity هوية / source مصدر مصادر / solid متينة / stability استقرار / progress تقدم / partner شريك / fruit ثمرة ثمار
seed seeds بذور بذرة / root roots جذور جذر / leaf leaves أوراق / village قرية / street شارع / cave كهف / lake بحيرة
canal قناة / station محطة محطات / campus حرم / peninsula جزيرة / square مربع ساحة / line خط / point نقطة
corner ركن زاوية / pillar pillars ركائز دعائم أركان / foundation foundations قواعد / pyramid هرم أهرام / wealth ثروة
treasure كنز كنوز / blessing بركة بركات / fidelity loyalty وفاء / honesty صدق / justice عدل عدالة / wisdom حكمة
knowledge معرفة / thought فكر / skill skills مهارة مهارات / strength power قوة / speed سرعة / challenge تحدي
ambition طموح / giant عملاق عمالقة / knight knights فارس فرسان / king ملك / prince أمير أمراء / arabs عرب
orient شرقي / falcon hawk صقر صقور / eagle نسر / lion أسد / horse حصان / palm palms نخلة نخيل / pearl لؤلؤة لؤلؤ
diamond ماسة ماس الماس / crown تاج / peak summit قمة ذروة / mountain جبل جبال / rock صخرة / desert صحراء / oasis واحة
island جزيرة / spring springs ينبوع عين / river نهر / valley وادي / garden gardens حديقة حدائق
horizon horizons أفق آفاق / vision رؤية رؤى / future مستقبل / dream dreams حلم أحلام / hope أمل آمال / peace سلام
trust confidence ثقة / excellence تميز امتياز / quality جودة / creativity creative إبداع / innovation ابتكار
experts expert خبراء خبرة / pioneers pioneer رواد رائد رائدة / leaders leader قادة ريادة / elite نخبة صفوة
choice اختيار / bridge جسر جسور / tower towers برج أبراج / gate gateway بوابة / door باب / road طريق / path مسار درب
key مفتاح / idea ideas فكرة أفكار / heritage تراث / unity وحدة / union اتحاد / success نجاح / victory نصر
renaissance نهضة / civilization حضارة / life حياة / care رعاية عناية / family عائلة أسرة / friends أصدقاء
architecture عمارة / east eastern شرق شرقية مشرق / west western غرب غربية / north northern شمال شمالية
south southern جنوب جنوبية / middle central أوسط وسطى وسط / kingdom مملكة / city مدينة / nation أمة / homeland وطن
capital عاصمة / first أولى أول / second ثانية ثاني / two ثنائية / three ثلاثة ثلاثية / new جديدة جديد
fast quick express سريع سريعة / smart ذكية ذكي / grand كبرى كبير كبيرة great / good طيب طيبة جيدة
spring springs ينابيع / fountain نافورة / basil ريحان / musk مسك / amber عنبر / incense بخور / saffron زعفران
lemon ليمون / apple apples تفاح تفاحة / orange برتقال / grape grapes عنب كروم / pomegranate رمان / fig figs تين
almond almonds لوز / rice أرز رز / bread خبز / sugar سكر / tea شاي / milk حليب / egg eggs بيض / bull ثور / tiger نمر
wolf ذئب / fox ثعلب / elephant فيل / whale حوت / dolphin دلفين دلافين / turtle سلحفاة / bee bees نحل نحلة
butterfly فراشة فراشات / peacock طاووس / dove pigeon حمامة حمام / nightingale بلبل / storm عاصفة عواصف / thunder رعد
lightning برق / shade shadow ظل ظلال / sunrise شروق إشراق إشراقة / sunset غروب / planet planets كوكب كواكب
universe كون / galaxy مجرة / world عالم / ocean oceans محيط / plain plains سهل سهول / hill hills تل تلال
plateau هضبة / sand sands رمال رمل / dunes كثبان / crystal كريستال بلور / emerald زمرد زمردة / ruby ياقوت ياقوتة
coral مرجان / gem gems jewel jewels جوهرة جواهر درة / bronze برونز / balance scale ميزان توازن / compass بوصلة
map خريطة / flag banner راية رايات / tent خيمة / arch bow قوس أقواس / column columns عمود أعمدة / ring حلقة خاتم
chain سلسلة / link رابط روابط / network networks شبكة شبكات / cell خلية خلايا / signal إشارة / screen شاشة
voice sound صوت / word كلمة / letter حرف حروف / page صفحة / story قصة / moment لحظة / era age عصر / history تاريخ
culture ثقافة ثقافي / art arts فن فنون / science sciences علوم / growth نمو / ascent ارتقاء صعود
launch start انطلاقة انطلاق بداية / goal goals target أهداف هدف / plan خطة خطط
strategy strategic strategies استراتيجية استراتيجي / option options خيار خيارات / opportunity opportunities فرصة فرص
performance أداء / efficiency كفاءة / precision accuracy دقة / perfection mastery إتقان / value values قيمة قيم
principle principles مبادئ مبدأ / promise وعد / pledge covenant عهد / charter ميثاق / alliance تحالف ائتلاف
cooperation تعاون / guest ضيف ضيوف / glory مجد أمجاد / pride فخر / dignity كرامة / freedom حرية
shelter refuge haven ملاذ مأوى / comfort راحة / luxury رفاهية فخامة / elegance elegant أناقة أنيقة
taste ذوق مذاق طعم / style أسلوب / happiness سعادة / joy بهجة / smile ابتسامة / youth شباب
child children kids طفل أطفال / maker صانع صناع / merchant تاجر تجار / farmer مزارع / doctor doctors طبيب أطباء
four أربعة أربع / five خمسة خمس / seven سبعة سبع / ten عشرة / hundred مئة / thousand ألف / one واحد واحدة
distinguished distinctive متميزة متميز متميزون / excellent excellence ممتازة ممتاز / comprehensive total شاملة شامل
complete perfect كاملة كامل / sustainable sustainability مستدامة استدامة / high supreme عالية عليا أعلى / noble نبيلة
precious نفيسة ثمينة / original authentic أصيلة أصيل أصالة أصلية / reliable trusted موثوقة موثوق / safe آمنة آمن أمان
open مفتوحة مفتوح / main رئيسية رئيسي / basic أساس / selected مختارة منتقاة / rising صاعدة / eternal أبدية
clear واضحة / bridge معبر / materials material مواد مادة / pulse نبض / far بعيد بعيدة / near قريب قريبة
science sciences علم علوم / corner ركن أركان / architecture architectural معمار معماري معمارية
home homes house منزل منزلية منازل / intensive فائقة مكثفة / ground أرضية أرضيات / exchange سوق تداول / young شباب
old قديمة / great عظيمة / beyond near وراء / above فوق / step خطى / touch لمسة لمسات / secret سر أسرار
charm beauty سحر / magic سحر سحرية / dreamland أحلام / heaven paradise جنة فردوس / shine glow gleam بريق لمعان وهج
spark شرارة / flame torch شعلة لهب / lamp lantern فانوس مصباح قنديل / candle شمعة / mirror مرآة
drop drops قطرة قطرات / stream brook جدول / waterfall شلال شلالات / pool حوض / well بئر آبار / shell صدف محارة
nest عش / feather ريش / claw مخلب / track trail أثر / journey رحلة رحلات / traveler مسافر / caravan قافلة قوافل
harvest حصاد / plough محراث / granary صومعة صوامع / crop crops محصول محاصيل / fertilizer fertilizers أسمدة سماد
pioneer سباق / champion champions أبطال بطل / hero بطل / legend أسطورة / master masters معلم
guard guardian حارس حراس / wing جناح / front جبهة / axis محور محاور / pole قطب أقطاب / core جوهر لب / frame إطار
edge حافة / level مستوى / stage مرحلة / space مساحة مساحات / place spot مكان / home وطن / land بلاد / brand علامة
mark بصمة / seal ختم / gift هبة عطية / grace نعمة فضل / mercy رحمة / faith إيمان / truth حقيقة حق / right حق حقوق
balance اعتدال / order نظام / unity اتحاد / gathering ملتقى / meeting لقاء / dialogue حوار / language لغة لغات
pen أقلام / writer كاتب / reader قارئ / school مدرسة / first primary أولية / second ثان / third ثالث ثالثة / half نصف
double مزدوج مزدوجة ثنائي / single فرد / all كل`)

/** Trades of companies, in both languages. Arabic words have no article or preposition. */
const trades = listedByFirst(`
contracting contractor contractors مقاولات مقاولة تعهدات
trading trade commercial commerce mercantile tijariya تجارة تجارية تجاري
industry industries industrial manufacturing صناعة صناعية صناعات صناعي / factory factories plant مصنع مصانع
estate realestate property properties realty عقارية عقاري عقارات عقار
investment investments invest استثمار استثمارية استثمارات استثماري
development developments developing تطوير تنمية تعمير تطويرية / services service خدمات خدمة خدمي
transport transportation logistics logistic نقل نقليات لوجستية لوجستي لوجستيات مواصلات
medical medicine health healthcare طبية طبي صحية صحي صحة
pharma pharmaceutical pharmaceuticals pharmacy pharmacies drug ادوية دوائية صيدلية صيدليات
hospital hospitals clinic clinics polyclinic مستشفى مستشفيات عيادات عيادة مستوصف مجمع
technology technologies tech it تقنية تقنيات تكنولوجيا / information data معلومات بيانات
systems system solutions solution نظم أنظمة حلول / food foods foodstuff foodstuffs غذائية أغذية غذاء
restaurants restaurant catering مطاعم مطعم إعاشة تموين / electric electrical electricity power كهرباء كهربائية كهربائي
engineering engineers engineer هندسية هندسة مهندسون مهندسين
consulting consultancy consultants consultant advisory استشارات استشارية مستشارون
construction constructions building buildings builders بناء إنشاءات إنشائية تشييد مباني انشاء / cement أسمنت إسمنت
steel iron حديد صلب حديدية / metal metals معادن معدنية / basic basics أساسية اساسي / manufacture industrialization تصنيع
agency agencies dealership وكالات وكالة توكيلات / engines engine motors motor محركات محرك / parts spare غيار قطع
tools عدد أدوات / import imports استيراد / solar شمسية / optical optics بصريات نظارات / dental أسنان
laboratory laboratories labs lab مختبر مختبرات مخبر / beauty salon تجميل صالون مشغل / events event مناسبات فعاليات
exhibitions exhibition معارض معرض / cooling airconditioning conditioning تكييف تبريد / lighting إضاءة انارة
wood carpentry أخشاب خشب نجارة / marble رخام / stone stones حجر أحجار / concrete خرسانة خرسانية / bricks brick طوب
tiles بلاط / carpets carpet سجاد / honey عسل / coffee cafe قهوة مقهى / sweets confectionery حلويات / meat meats لحوم
vegetables خضار خضروات / fruits fruit فواكه / mills mill مطاحن طحن / leather جلود / shoes أحذية / toys ألعاب
books bookstore library مكتبة كتب / translation ترجمة / accounting auditing accountants محاسبة مراجعة محاسبون
brokerage وساطة / exchange صرافة / parking مواقف / roads طرق / sanitary plumbing سباكة / paints paint دهانات أصباغ
crushers crusher كسارات / veterinary بيطرية / mining minerals تعدين
oil petroleum petrol نفط بترول زيت نفطية بترولية petro بترو / gas غاز غازات / energy power طاقة
chemicals chemical petrochemical petrochemicals كيماويات كيميائية كيماوية بتروكيماويات / plastic plastics بلاستيك
paper ورق / glass زجاج / cars car auto autos automotive motors vehicles automobile سيارات مركبات
rental rent rentals leasing lease تأجير إيجار / insurance takaful تأمين تكافل / cooperative takaful تعاونية تعاوني
bank banking مصرف بنك مصرفية / finance financial financing مالية تمويل مالي / capital كابيتال مالية
economic economy اقتصادية اقتصاد / products product منتجات منتج / ceramics ceramic porcelain خزف سيراميك
pipes pipe tubes أنابيب انبوب / cables cable كابلات كابل كوابل / research studies أبحاث بحوث بحث دراسات
mobile wireless متنقلة جوال محمول / applications application apps app تطبيقات تطبيق
professional professionals مهنية محترفون / specialized specialised specialist specialty تخصصي متخصصة اختصاصي
private أهلية خاصة / integrated متكاملة / limestone quarries محاجر / british britain بريطانية
french francais fransi فرنسية فرنسا / american america أمريكية / egyptian egypt مصرية / kuwaiti kuwait كويتية كويت
qatari qatar قطرية قطر / emirates emirati إماراتية إمارات / bahraini بحرينية / jordanian أردنية / syrian سورية
lebanese لبنانية / yemeni يمنية / turkish turkey تركيا / chinese china صينية صين / japanese japan يابانية يابان
korean korea كورية كوريا / indian india هندية / german germany ألمانية ألمانيا / italian italy إيطالية إيطاليا
spanish spain إسبانية إسبانيا / dutch holland هولندية هولندا / swiss سويسرية سويسرا / european europe أوروبية أوروبا
asian آسيوية / african africa أفريقية أفريقيا / region province regional منطقة إقليمية / countries country دول بلدان
steelworks foundry مسابك / laundry laundries مغاسل مغسلة / elevators elevator lifts مصاعد
furnishing furnishings تأثيث / nursery nurseries مشاتل مشتل / photography تصوير / packaging تغليف تعبئة / control تحكم
waste نفايات / recycling تدوير / ventures venture مشاريع / partnership شراكة / support دعم مساندة
storage warehouses warehousing تخزين مستودعات / customs clearance جمركي تخليص / refrigeration تثليج / flooring أرضيات
curtains ستائر / aluminum aluminium ألمنيوم / livestock مواشي أغنام / beverages beverage drinks مشروبات
spices توابل بهارات / clinical سريري / nursing تمريض / rehabilitation تأهيل / physiotherapy طبيعي / management إدارية
celebrations wedding weddings أفراح زفاف / residential سكنية سكني إسكان / housing إسكان مساكن
telecom telecommunication telecommunications communications communication اتصالات
education educational تعليم تعليمية تربوية / school schools academy مدارس مدرسة أكاديمية
training institute تدريب معهد / university college colleges جامعة كلية كليات / travel tours سفر سفريات
tourism tourist سياحة سياحية / maintenance صيانة / operation operations operating تشغيل
agriculture agricultural farms farm زراعية زراعة مزارع / water waters مياه ماء / cleaning نظافة تنظيف
media إعلام إعلامية / advertising advertisement إعلان دعاية إعلانات
publishing press print printing نشر طباعة مطابع مطبعة صحافة / marketing تسويق تسويقية
global international world worldwide universal عالمية دولية عالمي دولي / national native وطنية وطني أهلية اهلي
public عامة / saudi ksa سعودية سعودي / arab arabian arabia arabic عربية عربي / islamic إسلامية إسلامي
gulf khaleej خليج خليجية خليجي / united unified متحدة موحدة متحدون / modern contemporary حديثة حديث معاصرة
advanced متقدمة متطورة / general عام / house home houses بيت دار بيوت
lawyers law lawyer legal attorneys advocates محاماة محامون قانونية محامي محامين قانون
hotel hotels hospitality فندق فنادق فندقية ضيافة / security guards guarding أمن أمنية حراسات حراسة / safety سلامة
sons son brothers bros brother أولاد أبناء إخوان إخوة أخوان ابناءه اولاده إخوانه أبناؤه
supplies supply توريدات توريد لوازم تجهيزات / equipment machinery معدات آلات
gold jewelry jewellery jewelers ذهب مجوهرات / furniture أثاث مفروشات / shipping شحن
marine maritime navigation بحرية ملاحة بحري / airlines airways طيران جوية خطوط / aviation طيران
textile textiles نسيج منسوجات أقمشة / fashion clothing clothes garments أزياء ملابس
perfumes perfume fragrances oud عطور عطورات / markets market stores store shop shops supermarket أسواق متاجر متجر سوق
center centre centers مركز مراكز / works أعمال business / projects project مشاريع مشروعات
management administration إدارة / production produce إنتاج / distribution توزيع / export تصدير / human الموارد
resources موارد / recruitment manpower استقدام عمالة / dairy ألبان / poultry دواجن / fish fisheries seafood أسماك
dates تمور / bakery bakeries مخابز مخبز / decoration decor design ديكور تصميم / entertainment ترفيه
sports sport رياضة رياضية / environment environmental بيئة بيئية
electronics electronic إلكترونيات إلكترونية الكتروني / digital رقمية رقمي / software برمجيات برمجة
airport airports مطار مطارات / port ports ميناء موانئ / palace palaces قصر قصور / cinema سينما
studio studios استوديو / fund funds صندوق صناديق / authority هيئة / association society جمعية / council مجلس
club نادي / computer computers حاسب حاسبات كمبيوتر / general عامة / shipping freight cargo forwarding
delivery courier توصيل بريد / heavy ثقيلة ثقيل / drilling excavation حفر حفريات / demolition هدم
insulation waterproofing عزل عوازل / welding لحام / workshop workshops ورشة ورش / tires tyres tire tyre إطارات
batteries battery بطاريات / oil oils lubricants زيوت / fuel fuels وقود محروقات / exploration استكشاف تنقيب
renewable متجددة / desalination تحلية / irrigation ري / landscaping تنسيق / pest مكافحة / cosmetics cosmetic مستحضرات
radiology imaging أشعة / diagnostics diagnostic تشخيص تشخيصية / tailoring خياطة / cotton قطن / silk حرير
bags حقائب شنط / gifts gift هدايا / stationery قرطاسية / signs signage لوحات لافتات / films film أفلام / games gaming
fitness gym لياقة / equestrian فروسية / diving غوص / boats boat قوارب / yachts yacht يخوت / fishing صيد
aircraft طائرات / satellites satellite أقمار / internet إنترنت / cyber cybersecurity سيبراني سيبرانية
robotics robot روبوت / intelligence ذكاء / analytics analysis تحليل تحليلات / tax zakat ضريبة زكاة ضريبي
valuation appraisal تقييم تثمين / arbitration تحكيم / feasibility جدوى / employment توظيف
household domestic منزلية منزلي / hajj حج حجاج / umrah عمرة معتمرين / relief إغاثة / kindergarten روضة
local محلية محلي / securities أوراق / stock stocks أسهم / assets asset أصول / mortgage رهن
payment payments مدفوعات دفع / multi multiple متعددة / commercial تجارية / building مباني عمارة / industrial صناعية
civil مدنية / infrastructure بنية تحتية / technical فنية فني تقني / consulting counsel استشاري استشاريون
catering إعاشة تموين / logistics لوجستيات لوجستية / supply إمداد إمدادات / warehouse مستودع / chemicals كيماوي
livestock feed أعلاف / nutrition تغذية / kitchens kitchen مطابخ مطبخ / doors أبواب / windows نوافذ / glass زجاجية
ladies women نسائية نسائي نساء / men رجالية رجال / kids أطفال / eyewear optician / furniture furnishing / water مائية
cleaning نظافه / environment بيئي / steel فولاذ صلب / iron حديدية / wood woods أخشاب / readymix جاهزة / precast مسبقة
occupational professional vocational مهنية مهني / ground أرضية / services خدماتية / certified معتمدة معتمد قانونية
accountants accountant محاسبين / materials مواد / supplies مستلزمات / devices device أجهزة جهاز / instruments أدوات
spare قطع / maintenance إصلاح / repair repairs إصلاح / rental كراء / installation installations تركيب تركيبات
painting paints طلاء / dyeing صباغة / weaving نسج / sewing خياطة / events تنظيم / organizing تنظيم / catering ضيافة
hospitality ضيافة / hotel شقق / apartments apartment شقق / resort resorts منتجع منتجعات / villas villa فلل
compound مجمع / mall malls مول / retail تجزئة / wholesale جملة / import export / customs جمارك / port مرافئ
rail railways railway سكك حديدية / buses bus حافلات / taxi أجرة / trucks truck شاحنات / limousine ليموزين
traffic مرور / bridges جسور / tunnels أنفاق / dams سدود / sewage صرف / drainage صرف / treatment معالجة / surgery جراحة
pediatric أطفال / women نساء / dermatology جلدية / optics عيون / blood دم / emergency طوارئ / ambulance إسعاف
first إسعافات / fire حريق إطفاء / alarm إنذار / surveillance cctv مراقبة / monitoring مراقبة / inspection فحص تفتيش
testing اختبار فحص / survey surveying مساحة مساحية / planning تخطيط / quality جودة / law أنظمة
university جامعي جامعية / national أهلي`)
