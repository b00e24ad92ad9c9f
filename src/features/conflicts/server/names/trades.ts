import { listedByFirst } from './listed.ts'

/** Trades of companies, in both languages. Arabic words have no article or preposition. */
export const trades = listedByFirst(`
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
