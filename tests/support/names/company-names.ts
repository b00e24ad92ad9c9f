/**
 * Companies as two registers write them: in the other script, translated, transliterated, and with more or
 * fewer words for their business and legal form. Written before any of it was tried.
 */
export const companyNames = `
Al Noor Trading Company|شركة النور للتجارة
Gulf Contracting Est.|مؤسسة الخليج للمقاولات
Light Trading Co.|شركة النور للتجارة
شركة الأمل للمقاولات العامة المحدودة|Hope General Contracting Co. Ltd
Al Amal General Contracting|شركة الأمل للمقاولات العامة
شركة نجمة الخليج للنقل والخدمات اللوجستية|Gulf Star Transport & Logistics W.L.L.
Najmat Al Khaleej Logistics|شركة نجمة الخليج للنقل
شركة القمة العقارية شركة شخص واحد|Al Qimma Real Estate
Summit Real Estate Company|شركة القمة العقارية
مجموعة الفارس القابضة|Al Faris Holding Group
Knight Holding|مجموعة الفارس القابضة
شركة الواحة للإعاشة والتموين|Oasis Catering Services
Al Waha Catering|شركة الواحة للإعاشة
مؤسسة اليمامة للصيانة والتشغيل|Al Yamamah Operation and Maintenance Est.
شركة الحكمة للتعليم والتدريب ذات مسؤولية محدودة|Wisdom Education & Training LLC
Al Hikma Education Company|شركة الحكمة للتعليم
شركة الغذاء الطيب للصناعات الغذائية|Good Food Industries Co.
شركة الصلب المتحدة مساهمة مقفلة|United Steel Company CJSC
شركة أسمنت الشمالية|Northern Cement Company
Northern Region Cement Co.|شركة أسمنت المنطقة الشمالية
شركة طاقة المستقبل|Future Energy Co.
Mustaqbal Energy LLC|شركة طاقة المستقبل
شركة مياه الينابيع|Springs Water Company
شركة الرؤية للاستشارات الإدارية|Vision Management Consulting
Al Roya Consulting|شركة الرؤية للاستشارات
شركة آفاق التقنية لنظم المعلومات|Technology Horizons Information Systems
Afaq Information Technology|شركة آفاق لتقنية المعلومات
مؤسسة باوزير للتجارة|Ba Wazir Trading Est.
شركة با وزير للمقاولات|Bawazir Contracting Co.
شركة أبو زيد وأولاده للتجارة|Abuzaid & Sons Trading
Abu Zaid Transport|مؤسسة أبوزيد للنقل
شركة بن لادن للإنشاءات|Binladin Construction Company
سالم أحمد با وزير|Salem Ahmed Bawazir
محمد علي أبوزيد|Mohammed Ali Abu Zaid
عمر سعيد با حارث|Omar Saeed Bahareth
شركة البناء الحديث للتعمير|Modern Building Development
شركة الدواء للخدمات الطبية|Al Dawaa Medical Services Company
شركة السفر والسياحة العالمية|International Travel and Tourism Co.
شركة الشرق الأوسط للاستثمار التجاري|Middle East Commercial Investment Company
Eastern Investment Group|مجموعة الشرقية للاستثمار
شركة الجسر الذهبي للشحن|Golden Bridge Freight
مصنع النخيل للتمور|Palm Dates Factory
شركة الماسة للمجوهرات|Diamond Jewellery Co.
دار المعرفة للنشر|Knowledge House Publishing
`

/** More companies, written after the rules were improved with the first list. */
export const freshCompanyNames = `
Al Safwa Building Materials Trading Est.|مؤسسة الصفوة لتجارة مواد البناء
شركة درع الوطن للحراسات الأمنية|Homeland Shield Security Guards Co.
شركة ركن المعمار للاستشارات الهندسية|Architecture Corner Engineering Consultancy
Rukn Al Memar Engineering Consultants|شركة ركن المعمار للاستشارات الهندسية
Green Valley Agricultural Company W.L.L.|شركة الوادي الأخضر الزراعية ذ.م.م
Al Wadi Al Akhdar Agriculture|شركة الوادي الأخضر الزراعية
مجموعة الزاهد للسيارات|Zahid Group Automotive
Blue Wave Marine Transport|شركة الموجة الزرقاء للنقل البحري
شركة نبض الحياة الطبية المحدودة|Life Pulse Medical Co. Ltd.
White Palace Hotels Company|شركة القصر الأبيض الفندقية
شركة الخبراء المتحدون لتقنية المعلومات|United Experts for Information Technology
مؤسسة سما الرياض للدعاية والإعلان|Sama Riyadh Advertising Est.
Riyadh Sky Advertising|مؤسسة سماء الرياض للدعاية والإعلان
شركة الأفق البعيد للسفر|Far Horizon Travel Company
شركة الصناعات الحديدية المتقدمة|Advanced Iron Industries
Silver Arrow Logistics LLC|شركة السهم الفضي للخدمات اللوجستية
مصنع الاتحاد للأنابيب|Union Pipes Factory
شركة بافقيه للاستثمار|Ba Faqih Investment
Bin Mahfouz Holding|شركة بن محفوظ القابضة
بنمحفوظ القابضة|Bin Mahfouz Holding Company
شركة أبو داوود للتجارة|Abudawood Trading Company
Abu Nayyan Group|مجموعة أبونيان
خالد بن سعيد بامحرز|Khalid Saeed Ba Mehrez
فيصل أحمد با عبود|Faisal Ahmed Baaboud
شركة رواد البناء للمقاولات|Construction Pioneers Contracting
Ruwad Al Bina Contracting|شركة رواد البناء للمقاولات
شركة الكهرباء والطاقة الحديثة|Modern Electricity & Energy Co
شركة السلامة المهنية للتدريب|Occupational Safety Training Company
National Food Industries Company|الشركة الوطنية للصناعات الغذائية
الشركة العربية للأنابيب|Arabian Pipes Company
شركة المدينة الذكية لتقنية الاتصالات|Smart City Communications Technology
شركة العناية الفائقة للرعاية المنزلية|Intensive Care Home Care Company
Golden Wheat Bakeries|مخابز القمح الذهبي
شركة جذور الأرض للأسمدة|Earth Roots Fertilizers
Al Rawabi Dairy|شركة الروابي للألبان
شركة مفتاح النجاح للتعليم|Key of Success Education
Trust Gate Insurance Brokerage|شركة بوابة الثقة لوساطة التأمين
شركة منارة العلم للمدارس الأهلية|Lighthouse of Science Private Schools
شركة حصن الخليج للتطوير العقاري|Gulf Fortress Real Estate Development
شركة الرمال الذهبية للمقاولات شركة الشخص الواحد|Golden Sands Contracting
شركة الجبيل للحديد والصلب|Jubail Iron and Steel Company
Eagle Wings Aviation Services|شركة أجنحة النسر لخدمات الطيران
شركة عطاء الخير التجارية|Ataa Al Khair Trading
مؤسسة خطوة للأحذية والحقائب|Step Shoes & Bags Est.
`

/** Pairs of different companies with similar names. */
export const otherCompanies = `
شركة نجمة الخليج للنقل|Gulf Pearl Transport
شركة الأفق البعيد للسفر|Far Valley Travel
شركة النور للتجارة|Light Contracting Co.
شركة نجم الرويلي للتجارة|Najm Al-Otaibi Trading
مؤسسة سالم للمقاولات|Salman Contracting Est.
شركة الواحة للإعاشة|Al Rawda Catering
شركة القمة العقارية|Summit Insurance Company
مجموعة الفارس القابضة|Horse Holding Group
شركة أسمنت الشمالية|Southern Cement Company
شركة طاقة المستقبل|Future Water Company
مؤسسة الصفوة لتجارة مواد البناء|Safa Building Materials Trading
شركة خالد العتيبي للتجارة|Khalid Al-Ghamdi Trading
`
