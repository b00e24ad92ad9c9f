/** More of `fresh-spellings.ts`, with companies at the end. */
export const moreFreshSpellings = `
حشر البواردي|Hashr Albawardi
فالح الرويلي|Faleh Al-Ruwaili
فالح الرويلي|Falih Alruwaily
كساب الشراري|Kassab Alsharari
عودة العطوي|Oudah Al-Atawi
عودة الحويطي|Awda Alhuwaiti
سويلم البلوي|Suwailem Albalawi
مساعد العيبان|Musaed Al-Aiban
مساعد العيبان|Musaad Alaiban
حاتم الشريف|Hatim Al-Sharif
حاتم الغزال|Hatem Alghazal
راكان الجبرتي|Rakan Aljabarti
سطام الرويلي|Sattam Alrowaili
طارق الحميد|Tareq Alhomayed
طارق الحميد|Tariq Al-Humaid
جمال خاشقجي|Jamal Khashoggi
عدنان خاشقجي|Adnan Khashogji
جميل فارسي|Jameel Farsi
حسن سيت|Hassan Seit
فؤاد صيرفي|Fouad Sairafi
فؤاد الصيرفي|Fuad Alsayrafi
سامي عنقاوي|Sami Angawi
أسعد جمجوم|Asaad Jamjoom
يوسف جمجوم|Yousuf Jamjoum
محمد علي رضا|Mohammed Alireza
عبدالله زينل|Abdullah Zainal
يوسف زينل علي رضا|Yusuf Zainal Alireza
هشام ناظر|Hisham Nazer
محمد عبده يماني|Mohammed Abdu Yamani
أحمد زكي يماني|Ahmed Zaki Yamani
هاني خوقير|Hani Khogair
فيصل أبو الجدايل|Faisal Abuljadayel
سعود كاتب|Saud Kateb
بكري شطا|Bakri Shata
عصام قاضي|Essam Qadi
عصام قاضي|Issam Kadi
جلال سمرقندي|Jalal Samarqandi
فهمي بصراوي|Fahmi Basrawi
رامي صائغ|Rami Sayegh
خالد ششة|Khalid Shesha
حمزة فلاتة|Hamza Fallata
حمزة فلاته|Hamzah Felata
يعقوب هوساوي|Yaqoub Hawsawi
إسحاق إدريس|Ishaq Idris
إسماعيل برناوي|Ismail Barnawi
أنس سندي|Anas Sendi
ياسين خياط|Yaseen Khayyat
ياسين خياط|Yassin Khayat
طه ملا|Taha Mulla
هشام البنا|Hesham Elbanna
أحمد عبدالفتاح السيد|Ahmed Abdelfattah Elsayed
محمد جمال الشناوي|Mohamed Gamal El-Shenawy
مصطفى جاد الحق|Mostafa Gad Elhak
محمود رجب إبراهيم|Mahmoud Ragab Ibrahim
سيد جمعة عبدالعال|Sayed Gomaa Abdelaal
هبة عبدالجواد|Heba Abdelgawad
شريف نجيب|Sherif Naguib
أيمن عبدالعظيم|Ayman Abdelazim
عثمان الطيب الحسن|Osman Eltayeb Elhassan
عوض الكريم بابكر|Awadelkarim Babiker
صديق الأمين|Siddig Elamin
الفاتح عبدالقيوم|Elfatih Abdelgayoum
إدريس قسم السيد|Idris Gismelseed
معتز حمدان|Moataz Hamdan
معتصم خطاب|Mutasim Khattab
محمد إقبال خان|Mohammad Iqbal Khan
غلام مصطفى|Ghulam Mustafa
شهباز أحمد شيخ|Shahbaz Ahmed Sheikh
عمران حسين شاه|Imran Hussain Shah
نديم أختر|Nadeem Akhtar
محمد رفيق تشودري|Muhammad Rafiq Chaudhry
سيد ذو الفقار علي|Syed Zulfiqar Ali
عبدالقدير بيغ|Abdul Qadeer Baig
راجيش كومار|Rajesh Kumar
سانديب شارما|Sandeep Sharma
جوزيف توماس|Joseph Thomas
ماريا سانتوس|Maria Santos
خوسيه رييس|Jose Reyes
جوان ديلا كروز|Juan Dela Cruz
مارك أنتوني غارسيا|Mark Anthony Garcia
جون سميث|John Smith
مايكل ويليامز|Michael Williams
ديفيد براون|David Brown
محمد ظهير الإسلام|Mohammad Zahirul Islam
أبو القاسم حسين|Abul Kashem Hossain
تيسفاي غبري|Tesfaye Gebre
بسام الحلبي|Bassam Halabi
جورج خوري|Georges Khoury
إلياس حداد|Elias Haddad
نقولا شماس|Nicolas Chammas
شربل الراعي|Charbel El Rai
شادي الشامي|Chadi Al Chami
يوسف بن شعبان|Youssef Ben Chaabane
العربي بنجلون|Larbi Benjelloun
رشيد بوشارب|Rachid Bouchareb
محمد العتيبي|Mohammed Al-Otiabi
سعد القحطاني|Saad Al-Qhatani
فيصل الشهري|Fiasal Alshehri
سلطان الحربي|Sultan Alhrabi
ناصر الدوسري|Nasser Aldosri
خالد الزهراني|Khalid Alzahrni
عبدالعزيز المطيري|عبدالعزير المطيري
محمد الغامدي|محمد الغامذي
إبراهيم الشمري|ابراهبم الشمري
تركي السبيعي|تركي السبعي
سليمان الرشيدي|سلميان الرشيدي
مشعل الرشيد|Meshal Alrashed
منصور الخريجي|Mansour Al-Khuraiji
وليد الخريجي|Waleed Elkhereiji
عبدالله الخليوي|Abdullah Alkhlaiwi
عقيل البهلال|Aqeel Albahlal
حمود الخالدي|Humoud Al-Khaldi
حمود بن عبدالله الخالدي|Hamoud A. Alkhaldi
عايد الظفيري|Ayed Aldhafiri
عايد الظفيري|Ayed Al-Dhufairi
خلف الحبلاني|Khalaf Alhablani
متعب الهذال|Miteb Alhathal
شجاع البقمي|Shuja Albogami
شجاع البقمي|Shujaa Al-Buqami
عواض الثبيتي|Awadh Althobaiti
عواض الثبيتي|Awwad Al-Thubaiti
هزاع القثامي|Hazza Algethami
هزاع القثامي|Hazzaa Al-Qathami
جزاء النفيعي|Jaza Alnefaie
محسن السفياني|Mohsen Alsufyani
ذياب الروقي|Diyab Alrogi
ذياب الروقي|Dhiyab Al-Rouqi
مقبل الذكير|Muqbil Al-Thukair
مقبل الذكير|Mogbel Althakeer
حمد الجاسر|Hamad Al-Jasser
عبدالله الطريقي|Abdullah Tariki
عبدالله بن حمود الطريقي|Abdullah H. Al-Turaiki
علي النعيمي|Ali Al-Naimi
علي بن إبراهيم النعيمي|Ali Ibrahim Alnuaimi
شركة المراعي|Almarai Company
المراعي|Al Marai Co.
سابك|SABIC
الشركة السعودية للصناعات الأساسية (سابك)|SABIC
شركة الاتصالات السعودية|Saudi Telecommunication Co. (STC)
إس تي سي|STC
أرامكو السعودية|Saudi Aramco
شركة الزيت العربية السعودية|Saudi Arabian Oil Company
مكتبة جرير|Jarir Bookstore
شركة جرير للتسويق|Jarir Marketing Company
مصرف الراجحي|Al Rajhi Bank
شركة الراجحي المصرفية للاستثمار|Al Rajhi Banking & Investment Corporation
البنك الأهلي السعودي|Saudi National Bank
البنك الأهلي التجاري|National Commercial Bank
بنك الرياض|Riyad Bank
بنك الجزيرة|Bank AlJazira
البنك العربي الوطني|Arab National Bank
البنك السعودي البريطاني|Saudi British Bank (SABB)
شركة التعدين العربية السعودية|Saudi Arabian Mining Company
معادن|Ma'aden
شركة التعدين العربية السعودية (معادن)|Maaden
الشركة السعودية للكهرباء|Saudi Electricity Company
شركة أكوا باور|ACWA Power
شركة اتحاد اتصالات (موبايلي)|Etihad Etisalat (Mobily)
موبايلي|Mobily
زين السعودية|Zain KSA
شركة الاتصالات المتنقلة السعودية|Mobile Telecommunications Company Saudi Arabia
شركة التعاونية للتأمين|The Company for Cooperative Insurance (Tawuniya)
التعاونية|Tawuniya
بوبا العربية للتأمين التعاوني|Bupa Arabia for Cooperative Insurance
الخطوط الجوية العربية السعودية|Saudi Arabian Airlines
الخطوط السعودية|Saudia Airlines
طيران ناس|Flynas
شركة إعمار المدينة الاقتصادية|Emaar, The Economic City
شركة جبل عمر للتطوير|Jabal Omar Development Co.
شركة مكة للإنشاء والتعمير|Makkah Construction and Development Company
شركة طيبة للاستثمار|Taiba Investments
مجموعة صافولا|Savola Group
صيدليات النهدي|Nahdi Pharmacy
شركة صيدليات الدواء|Al-Dawaa Pharmacies
مجموعة الدكتور سليمان الحبيب للخدمات الطبية|Dr. Sulaiman Al Habib Medical Services Group
مستشفى المواساة|Mouwasat Hospital
شركة المواساة للخدمات الطبية|Mouwasat Medical Services
مستشفى دله|Dallah Hospital
شركة دله للخدمات الصحية|Dallah Healthcare Company
شركة الدريس للخدمات البترولية والنقليات|Aldrees Petroleum and Transport Services
أسواق عبدالله العثيم|Abdullah Al Othaim Markets
أسواق التميمي|Tamimi Markets
مجموعة التميمي القابضة|Tamimi Group Holding
شركة فواز عبدالعزيز الحكير وشركاه|Fawaz Abdulaziz Alhokair & Co.
مجموعة بن لادن السعودية|Saudi Binladin Group
شركة سعودي أوجيه|Saudi Oger Ltd
شركة الزامل للصناعة|Zamil Industrial
مجموعة الزامل القابضة|Zamil Group Holding Company
شركة عبدالله هاشم المحدودة|Abdullah Hashim Company Ltd
شركة عبداللطيف العيسى القابضة|Abdul Latif Alissa Group Holding
شركة الجميح القابضة|Aljomaih Holding Company
شركة الجميح للسيارات|Aljomaih Automotive
شركة الحاج حسين علي رضا وشركاه|Haji Husein Alireza & Co. Ltd
شركة العربية للتسويق الزراعي|Arabian Agricultural Marketing Co
شركة نادك|NADEC
الشركة الوطنية للتنمية الزراعية|National Agricultural Development Company
شركة هرفي للخدمات الغذائية|Herfy Food Services Co.
مطاعم البيك|Albaik Restaurants
شركة مطاعم كودو|Kudu Company
شركة الوطنية للدواجن|Al-Watania Poultry
شركة أسمنت اليمامة|Yamama Cement Company
شركة أسمنت القصيم|Qassim Cement Co.
شركة إسمنت المنطقة الشرقية|Eastern Province Cement Company
شركة الخزف السعودي|Saudi Ceramic Company
شركة أنابيب الشرق المتكاملة للصناعة|East Pipes Integrated Company for Industry
شركة الكابلات السعودية|Saudi Cable Company
شركة المجموعة السعودية للأبحاث والإعلام|Saudi Research and Media Group
شركة سدافكو|SADAFCO
الشركة السعودية لمنتجات الألبان والأغذية|Saudia Dairy and Foodstuff Company
شركة علم|Elm Company
شركة ثقة لخدمات الأعمال|Thiqah Business Services
شركة تكامل لخدمات الأعمال القابضة|Takamol Holding
شركة نيوم|NEOM Company
شركة القدية للاستثمار|Qiddiya Investment Company
شركة البحر الأحمر العالمية|Red Sea Global
شركة روشن العقارية|ROSHN Real Estate
صندوق الاستثمارات العامة|Public Investment Fund
شركة تداول السعودية|Saudi Tadawul Company
السوق المالية السعودية|Saudi Stock Exchange
شركة سنابل للاستثمار|Sanabil Investments
شركة الجزيرة كابيتال|Aljazira Capital
شركة مصنع الرياض للبلاستيك|Riyadh Plastic Factory Co.
مصنع اليمامة للحديد|Yamama Steel Factory
مؤسسة أبراج الرياض للمقاولات|Abraj Al Riyadh Contracting Est.
مؤسسة أبراج الرياض للمقاولات|Riyadh Towers Contracting Establishment
شركة سواعد المملكة للتجارة والمقاولات المحدودة|Sawaed Al Mamlakah Trading & Contracting Co. Ltd.
شركة النخبة للاستشارات الهندسية|Elite Engineering Consultants
مكتب الخبراء للمحاماة|Experts Law Office
شركة محمد السبيعي وأولاده للاستثمار|Mohammed Alsubeaei & Sons Investment Company (MASIC)
شركة عبدالقادر المهيدب وأولاده|A.K. Almuhaidib & Sons
مجموعة المهيدب|Al Muhaidib Group
شركة صالح عبدالعزيز بابكر وأولاده|Saleh Abdulaziz Babaker & Sons Co.
شركة أبناء عبدالله الخضري|Abdullah A. M. Al-Khodari Sons Company
شركة الطازج|Al Tazaj Company
شركة خدمات الماء والطاقة الخليجية شركة شخص واحد|Gulf Water and Power Services One Person Company
شركة المدار الذهبي شركة شخص واحد ذات مسؤولية محدودة|Golden Orbit LLC
شركة بيت الإباء العربي مساهمة مقفلة|Bayt Al Ibaa Al Arabi CJSC
شركة البيت العربي للتطوير مساهمة مقفلة|Arabian House Development CJSC
شركة نسما وشركاهم للمقاولات|Nesma & Partners Contracting Company
شركة المباني مقاولون عامون|Almabani General Contractors
شركة السيف مهندسون مقاولون|El Seif Engineering Contracting
شركة شبه الجزيرة للمقاولات|Al-Jazirah Peninsula Contracting Company
فرع شركة سيمنس المحدودة|Siemens Limited, Saudi Branch
فرع شركة هواوي تك للاستثمار|Huawei Tech Investment Co. Branch
شركة إل جي للإلكترونيات|LG Electronics
شركة بيبسيكو|PepsiCo
شركة برايس ووترهاوس كوبرز|PricewaterhouseCoopers
شركة كي بي إم جي للاستشارات المهنية|KPMG Professional Services
شركة ديلويت آند توش وشركاهم|Deloitte and Touche & Co.
شركة كريم|Careem
شركة جاهز الدولية لتقنية نظم المعلومات|Jahez International Company for Information Systems Technology
شركة هنقرستيشن|HungerStation
شركة نون للتجارة الإلكترونية|Noon E-Commerce
شركة سلة التطبيقات|Salla Apps
شركة تمارا للتمويل|Tamara Finance
شركة تابي|Tabby
شركة المسافر للسفر والسياحة|Almosafer Travel and Tourism
مجموعة سيرا القابضة|Seera Group Holding
شركة الطيار للسفر|Al Tayyar Travel
شركة عناية الوسطى للعقارات|Enayah Central Real Estate
شركة البناء المتقدم المحدودة|Advanced Construction Co. Ltd
شركة الحلول الذكية لتقنية المعلومات|Smart Solutions for Information Technology
شركة الأفق الجديد للتجارة|New Horizon Trading Company
شركة النجم الساطع للنقل|Bright Star Transport Co.
شركة الواحة الخضراء الزراعية|Green Oasis Agricultural Co
مدارس الرواد الأهلية|Al Rowad Private Schools
مدارس منارات الرياض|Manarat Al-Riyadh Schools
جامعة الملك سعود|King Saud University
مستشفى الملك فيصل التخصصي|King Faisal Specialist Hospital
جمعية البر الخيرية بجدة|Al Ber Charitable Society in Jeddah
نادي الهلال السعودي|Al-Hilal Saudi Club
`
