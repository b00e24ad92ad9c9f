import { listedByFirst } from './listed.ts'

/** Names of things in company names, with their translations. */
export const things = listedByFirst(`
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
