import { listedByFirst } from './listed.ts'

/** Names of things that companies are called by, said in one language or translated. */
export const things = listedByFirst(`
sea بحر بحار
red أحمر حمراء
green أخضر خضراء
white أبيض بيضاء
black أسود سوداء
blue أزرق زرقاء
yellow أصفر صفراء
golden ذهبية ذهبي
silver فضية فضة فضي
shield درع
sword سيف
light lights نور أنوار أضواء ضوء
sun شمس
moon قمر
star stars نجم نجمة نجوم
sky سماء
flower flowers blossom زهرة زهور أزهار
rose roses ورد وردة ورود
jasmine ياسمين
breeze نسيم
wave waves موج أمواج موجة
coast beach shore شاطئ ساحل
cloud clouds سحاب سحابة غيوم
rain مطر غيث
dawn فجر
morning صباح
night ليل ليلة
earth land أرض أراضي
space فضاء
fire نار
wind winds رياح ريح
arrow سهم
spear رمح
castle fort fortress قلعة حصن
wing wings جناح أجنحة
camel جمل
deer gazelle غزال
bird birds طير طيور
tree trees شجرة أشجار
wheat قمح
olive زيتون
pen قلم
hand يد
eye عيون
heart قلب
soul روح
time وقت زمن
circle دائرة
charitable charity الخيرية
copper نحاس
tents خيام
fodder أعلاف
salt ملح
ice ثلج
orbit مدار
bright shining ساطعة لامعة مشرقة مضيئة
strong قوية
royal ملكية
ideal perfect مثالية
best أفضل
large كبير
small صغيرة
long طويلة
deep عميقة
pure نقية
correct صحيح
steps step خطوات خطوة
horses خيول خيل
sail sails شراع أشرعة
ship سفينة سفن
anchor مرساة
lighthouse منارة منارات
dome قبة قباب
roof سقف
wall walls جدار جدران
brain mind عقل ذهن عقول
spirit روح
identity هوية
source مصدر مصادر
solid متينة
stability استقرار
progress تقدم
partner شريك
fruit ثمرة ثمار
seed seeds بذور بذرة
root roots جذور جذر
leaf leaves أوراق
village قرية
street شارع
cave كهف
lake بحيرة
canal قناة
station محطة محطات
campus حرم
peninsula جزيرة
square مربع ساحة
line خط
point نقطة
corner ركن زاوية
pillar pillars ركائز دعائم أركان
foundation foundations قواعد
pyramid هرم أهرام
wealth ثروة
treasure كنز كنوز
blessing بركة بركات
fidelity loyalty وفاء
honesty صدق
justice عدل عدالة
wisdom حكمة
knowledge معرفة
thought فكر
skill skills مهارة مهارات
strength power قوة
speed سرعة
challenge تحدي
ambition طموح
giant عملاق عمالقة
knight knights فارس فرسان
king ملك
prince أمير أمراء
arabs عرب
orient شرقي
falcon hawk صقر صقور
eagle نسر
lion أسد
horse حصان
palm palms نخلة نخيل
pearl لؤلؤة لؤلؤ
diamond ماسة ماس الماس
crown تاج
peak summit قمة ذروة
mountain جبل جبال
rock صخرة
desert صحراء
oasis واحة
island جزيرة
spring springs ينبوع عين
river نهر
valley وادي
garden gardens حديقة حدائق
horizon horizons أفق آفاق
vision رؤية رؤى
future مستقبل
dream dreams حلم أحلام
hope أمل آمال
peace سلام
trust confidence ثقة
excellence تميز امتياز
quality جودة
creativity creative إبداع
innovation ابتكار
experts expert خبراء خبرة
pioneers pioneer رواد رائد رائدة
leaders leader قادة ريادة
elite نخبة صفوة
choice اختيار
bridge جسر جسور
tower towers برج أبراج
gate gateway بوابة
door باب
road طريق
path مسار درب
key مفتاح
idea ideas فكرة أفكار
heritage تراث
unity وحدة
union اتحاد
success نجاح
victory نصر
renaissance نهضة
civilization حضارة
life حياة
care رعاية عناية
family عائلة أسرة
friends أصدقاء
architecture عمارة
east eastern شرق شرقية مشرق
west western غرب غربية
north northern شمال شمالية
south southern جنوب جنوبية
middle central أوسط وسطى وسط
kingdom مملكة
city مدينة
nation أمة
homeland وطن
capital عاصمة
first أولى أول
second ثانية ثاني
two ثنائية
three ثلاثة ثلاثية
new جديدة جديد
fast quick express سريع سريعة
smart ذكية ذكي
grand كبرى كبير كبيرة great`)
