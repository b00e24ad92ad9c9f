/** Names as documents and registers in both languages write them, in pairs. */
export const knownSpellings = `
عبدالله بن محمد بن عبدالعزيز المنيع|Abdullah Mohammed Almanea
ماجدة الرويلي|Majda Al Ruwaili
Majidah Alrowaily|ماجدة الرويلي
حمود بن مانع اليامي|Hamoud Mana Alyami
Humoud Maneh Al-Yami|حمود مانع اليامي
عايض القحطاني|Ayed Algahtani
Aydh Al Qahtany|عايض القحطاني
ثنيان السبيعي|Thunayan Al Subaie
Thonayan Alsubaiei|ثنيان السبيعي
هذال العتيبي|Hathal Al-Otaibi
Hadhal Alotaiby|هذال العتيبي
غرم الله الزهراني|Gharamallah Al-Zahrani
Garamallah Zahrani|غرم الله الزهراني
خلف الله أحمد|Khalafallah Ahmed
مستورة الحارثي|Mastoura Al Harthy
معيض الشهراني|Muaidh Alshahrani
Moid Al Shahrany|معيض الشهراني
دليم القحطاني|Dulaim Al-Qahtani
فلاح العجمي|Falah Alajmi
نهار المطيري|Nahar Al Mutairy
جزاء الحربي|Jaza Alharbi
ذعار العتيبي|Thaar Al-Otaibi
Dhaar Alotaibi|ذعار العتيبي
بجاد المطيري|Bejad Almutairi
Bijad Al-Mutairi|بجاد المطيري
سطام الرشيد|Sattam Al Rasheed
عبدالمجيد الحقباني|Abdulmajeed Alhaqbani
Abdel Majid Al Haqabani|عبد المجيد الحقباني
عبدالرزاق السنوسي|Abdulrazzaq Al Senussi
Abderrazak Senoussi|عبد الرزاق السنوسي
عبدالقادر بن صالح|Abdelkader Bensalah
Abdul Qadir bin Saleh|عبدالقادر بن صالح
رشيد معلوف|Rachid Maalouf
جبران خليل جبران|Khalil Gibran
نجيب محفوظ|Naguib Mahfouz
طه حسين|Taha Hussein
نزار قباني|Nizar Qabbani
غازي القصيبي|Ghazi Algosaibi
عبدالله العثيمين|Abdullah Al-Uthaymeen
Abdulla Alothaimin|عبدالله العثيمين
عبدالعزيز ابن باز|Abdul Aziz Bin Baz
صالح الفوزان|Saleh Al-Fawzan
سعود الشريم|Saud Al-Shuraim
عبدالرحمن السديس|Abdul Rahman Al-Sudais
ماهر المعيقلي|Maher Al Muaiqly
Mahir Almuaeqli|ماهر المعيقلي
ياسر الدوسري|Yasser Al-Dosari
عمرو خالد|Amr Khaled
أشواق الغامدي|Ashwaq Al-Ghamdi
بدرية البشر|Badriya Al-Bishr
خلود المقرن|Kholoud Almogrin
وليد الإبراهيم|Waleed Al-Ibrahim
سليمان الراجحي|Sulaiman Al Rajhi
صالح كامل|Saleh Kamel
محمد العمودي|Mohammed Al Amoudi
عصام الزامل|Essam Al-Zamil
ناصر القصبي|Nasser Al Qasabi
Nasir Algasabi|ناصر القصبي
عبدالله السدحان|Abdullah Al-Sadhan
محمد عبده|Mohammed Abdu
Mohamed Abdo|محمد عبده
طلال مداح|Talal Maddah
راشد الماجد|Rashed Al Majed
عبادي الجوهر|Abadi Al Johar
رابح صقر|Rabeh Saqer
Rabih Sagr|رابح صقر
سامي الجابر|Sami Al-Jaber
نواف التمياط|Nawaf Al-Temyat
ياسر المسحل|Yasser Almisehal
سالم الدوسري|Salem Al-Dawsari
فراس البريكان|Firas Al-Buraikan
Feras Albrikan|فراس البريكان
عبدالإله المالكي|Abdulelah Al-Malki
علي البليهي|Ali Al-Bulaihi
Ali Albulayhi|علي البليهي
محمد العويس|Mohammed Al-Owais
محمد العبدالله الفيصل|Mohammed Alabdullah Alfaisal
تركي آل الشيخ|Turki Alalshikh
عبداللطيف آل الشيخ|Abdullatif Al Al-Sheikh
خالد الفالح|Khalid Al-Falih
ياسر الرميان|Yasir Al-Rumayyan
أمين الناصر|Amin H. Nasser
عادل الجبير|Adel al-Jubeir
أحمد الخطيب|Ahmed Al Khateeb
فيصل بن فرحان|Faisal bin Farhan
بندر الخريف|Bandar Alkhorayef
توفيق الربيعة|Tawfiq Al-Rabiah
Tawfig Alrabeeah|توفيق الربيعة
ماجد القصبي|Majed Al Qasabi
هلا التويجري|Hala Al-Tuwaijri
ريما بنت بندر|Reema bint Bandar
إيمان المطيري|Iman Almutairi
غفران العتيبي|Ghofran Alotaibi
جود السبيعي|Joud Alsubaie
شذى العنزي|Shatha Al-Anzi
Shaza Alenezi|شذى العنزي
ميعاد الجهني|Meaad Aljohani
أثير القحطاني|Atheer Alqahtani
ضحى الشمري|Duha Al-Shammari
Dhuha Alshamari|ضحى الشمري
ظبية المهيري|Dhabia Al Muhairi
Zabya Almheiri|ظبية المهيري
صيتة الدوسري|Seeta Aldosari
طرفة السديري|Tarfa Al Sudairi
وضحى العجمي|Wadha Al Ajmi
شركة المملكة القابضة|Kingdom Holding Company
شركة سابك|SABIC
شركة عبداللطيف جميل|Abdul Latif Jameel Co.
Abdullatif Jamil Company Limited|شركة عبد اللطيف جميل المحدودة
شركة الخطوط السعودية|Saudi Airlines
شركة طيران ناس|flynas
شركة التصنيع الوطنية|National Industrialization Company
شركة الاتصالات السعودية|Saudi Telecom Company
شركة النهدي الطبية|Nahdi Medical Company
شركة بن زقر|Binzagr Company
شركة العبيكان للاستثمار|Obeikan Investment Group
Al Obaikan Investment|شركة العبيكان للاستثمار
شركة الرياض للتعمير|Riyadh Development Company
شركة جبل عمر للتطوير|Jabal Omar Development Co
شركة دار الأركان للتطوير العقاري|Dar Al Arkan Real Estate Development Company
شركة إعمار المدينة الاقتصادية|Emaar The Economic City
شركة التعاونية للتأمين|Tawuniya Insurance
شركة بوبا العربية|Bupa Arabia
مؤسسة فهد الحربي للمقاولات العامة|Fahad Alharbi General Contracting Establishment
مؤسسة أبو خالد للنقليات|Abu Khalid Transport Est.
شركة أنوار الشرق للتجارة|Anwar Al Sharq Trading Co.
شركة نسيم البحر للسياحة والسفر|Naseem Al Bahr Travel & Tourism
مؤسسة درة الخليج للتجارة|Durrat Al Khaleej Trading Establishment
Gulf Pearl Trading Est|مؤسسة لؤلؤة الخليج للتجارة
شركة واحة النخيل الزراعية المحدودة|Palm Oasis Agricultural Co. Ltd
شركة الجزيرة للسيارات|Aljazirah Vehicles Agencies
شركة اليمامة للحديد|Al Yamamah Steel Industries
شركة صناعات الشرق الأوسط|Middle East Industries Co.
شركة الحلول المتقدمة لتقنية المعلومات|Advanced Solutions Information Technology Co.
شركة إتقان للاستشارات المالية ذ.م.م|Itqan Financial Consulting LLC
شركة المحركات العالمية|Universal Motors Agencies
شركة الوطن الأول العقارية|First Homeland Real Estate Company
مكتب عبدالله الغامدي للمحاماة والاستشارات القانونية|Abdullah Alghamdi Law Firm & Legal Consultations
شركة السلام الدولية للصيانة والتشغيل|Al Salam International Maintenance & Operation Co
مصنع الرياض للبلاستيك|Riyadh Plastic Factory
شركة أحمد محمد صالح باعشن وشركاه|Ahmed Mohammed Saleh Baeshen & Co.
شركة أبناء علي رضا|Alireza Sons Company
شركة الفيصلية|Al Faisaliah Group
شركة زهرة الياسمين للعطور|Jasmine Flower Perfumes Est.
شركة قمة الجبل للمقاولات|Mountain Peak Contracting
`
