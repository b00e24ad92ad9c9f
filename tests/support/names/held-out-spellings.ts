/** Like `fresh-spellings.ts`, with other names: tried only once, after the rules were improved. */
export const heldOutSpellings = `
عبدالإله العجلان|Abdulilah Al-Ajlan
محمد العجلان وإخوانه|Ajlan & Bros
صالح بن عبدالله العواد|Saleh Abdullah Alawwad
عواد العواد|Awwad Alawwad
خالد المديفر|Khalid Al-Mudaifer
محمد الجدعان|Mohammed Al-Jadaan
فهد المبارك|Fahad Almubarak
أحمد الخليفي|Ahmed Alkholifey
فيصل الإبراهيم|Faisal Al-Ibrahim
سلمان الدوسري|Salman Aldosary
عبدالله السواحه|Abdullah Alswaha
حمد بن محمد آل الشيخ|Hamad bin Mohammed Al-Asheikh
يوسف البنيان|Yousef Al-Benyan
فهد الجلاجل|Fahad AlJalajel
أحمد الراجحي|Ahmad Alrajhi
صالح الجاسر|Saleh Al-Jasser
عبدالرحمن الفضلي|Abdulrahman Alfadley
وليد الصمعاني|Walid Al-Samaani
سعود المعجب|Saud Al-Mojeb
ماجد الحقيل|Majid Alhogail
إبراهيم السلطان|Ibrahim Alsultan
رائد القرملي|Raed Krimly
مازن الكهموس|Mazen Alkahmous
هند الزاهد|Hind Al Zahid
شيهانة العزاز|Shihana Alazzaz
غادة بنت عبدالرحمن العريفي|Ghada Alarifi
حنان الأحمدي|Hanan Al-Ahmadi
مشاعل الشميمري|Mishaal Ashemimry
أضواء العريفي|Adhwa Al-Oraifi
ديما الحمدان|Deema Alhamdan
يارا الحقباني|Yara Alhogbani
تهاني القحطاني|Tahani Alqahtani
رزان العجمي|Razan Al-Ajmi
صفية بن زقر|Safeya Binzagr
عبدالله بن زقر|Abdullah Binzager
وهيب بن زقر|Waheeb Bin Zagr
أحمد باقادر|Ahmad Baqader
سعيد باطرفي|Saeed Batarfi
عمر بامحسون|Omar Bamahsoun
فيصل باعارمة|Faisal Baarma
منصور بامدحج|Mansour Bamadhaj
محسن بلخير|Mohsen Balkhair
هيثم كتبي|Haitham Kutbi
بندر حكيم|Bandar Hakeem
رأفت مرغلاني|Raafat Mirghalani
نبيل قزاز|Nabil Gazzaz
غسان السليمان|Ghassan Alsulaiman
زياد البسام|Ziad Albassam
مازن بترجي|Mazen Batterjee
صبحي بترجي|Sobhi Batterji
عبدالرحمن فقيه|Abdulrahman Fakieh
أنس صيرفي|Anas Sirafi
لؤي ناظر|Loay Nazer
تركي الثقفي|Turky Althaqafy
معيض القثامي|Moeed Alqethami
غازي الذيابي|Ghazi Al-Dhiabi
زايد السلمي|Zayed Alsolami
ملفي الرشيدي|Malfi Alrashidi
دخيل الله الحارثي|Dakhilallah Alharthi
رزق الله المحمادي|Rizqallah Almohammadi
عبدالهادي القحطاني|Abdel Hadi Al-Kahtani
عبدالمحسن السديري|Abdulmuhsin Al Sudairy
عبد العليم شاهين|Abdelaleem Shaheen
عبدالشافي غريب|Abdel Shafy Gharib
عبدالمعين الشيباني|Abdulmoeen Alshaibani
نصر الدين الفكي|Nasreldin Elfaki
جمال الدين الطيب|Gamaleldin Eltayib
أبو زيد الهلالي|Abuzaid Alhilali
Al-Mansour, Rakan bin Saleh|راكان بن صالح المنصور
S. Al-Dhafiri|سعود الظفيري
د. عبدالله المطلق|Dr. Abdullah Almutlaq
المهندس إبراهيم العمر|Eng. Ibrahim Al-Omar
سعادة الأستاذ رائد المزروع|Mr. Raed Almazrou
فضيلة الشيخ بندر بليلة|Sheikh Bandar Baleela
عَبْدُ اللهِ الشّثري|Abdullah Alshethri
سعـــود الخثـــلان|Saud Alkhathlan
يوسف الشبيلي|Yousef Al-Shubaily
ايوب الجربوع|Ayoub Aljarbou
نواف البيشي|Nwaf Albishi
فواز الدهاس|Fawaz Al-Dahhas
قاسم المعيدي|Qasim Almuaidi
لافي السحيمي|Lafi Alsehimi
صنيتان العضياني|Sunaitan Alodayani
ثنيان الثنيان|Thunayan Al Thunayan
غرمان العمري|Gharman Alamri
محمد شاكر عبدالباقي|Mohamed Shaker Abdelbaky
رمضان صبحي|Ramadan Sobhy
نجوى عثمان|Nagwa Osman
عبدالواحد شودري|Abdul Wahid Chowdhury
محمد أشرف نقوي|Mohammed Ashraf Naqvi
كريشنا مينون|Krishna Menon
روبرتو فرنانديز|Roberto Fernandez
باتريك أندرسون|Patrick Anderson
الشركة السعودية للنقل البحري|National Shipping Company of Saudi Arabia (Bahri)
شركة بحري للكيماويات|Bahri Chemicals
شركة ينبع الوطنية للبتروكيماويات (ينساب)|Yanbu National Petrochemical Company (Yansab)
شركة سبكيم العالمية للبتروكيماويات|Sahara International Petrochemical Company (Sipchem)
شركة أسمنت نجران|Najran Cement Company
شركة الحسن غازي إبراهيم شاكر|Al Hassan Ghazi Ibrahim Shaker Company
شركة سلامة للتأمين التعاوني|Salama Cooperative Insurance
شركة ملاذ للتأمين|Malath Insurance Company
شركة بترو رابغ|Petro Rabigh
شركة الخدمات الأرضية السعودية|Saudi Ground Services
شركة التموين السعودية|Saudi Catering Company
شركة مياه الوطنية|National Water Company
مجموعة الفيصلية القابضة|Al Faisaliah Group Holding
مجموعة العبيكان للاستثمار|Obeikan Investment Group
شركة عبدالله العثيم للاستثمار|Abdullah Al-Othaim Investment Co.
شركة الراشد للتجارة والمقاولات|Al Rashid Trading & Contracting Company (RTCC)
شركة ساسكو لخدمات السيارات|SASCO
مؤسسة الصخرة السوداء للمقاولات العامة|Black Rock General Contracting Est.
شركة الجسر الأخضر للخدمات اللوجستية|Green Bridge Logistics Services LLC
شركة بوابة المستقبل للتعليم مساهمة مقفلة|Future Gate Education CJSC
شركة أوتاد الحديثة للصيانة شركة شخص واحد|Awtad Modern Maintenance Single Person Company
مصنع الشمال للورق والكرتون|North Factory for Paper and Carton
مكتب سليمان الحصين للمحاسبة القانونية|Sulaiman Alhussain Certified Public Accountants
فرع شركة شلمبرجير الشرق الأوسط|Schlumberger Middle East, Branch
شركة أريبيان أويل سيرفيسز|Arabian Oil Services
بنك الخليج الدولي|Gulf International Bank
مستشفى الملك عبدالعزيز الجامعي|King Abdulaziz University Hospital
`

/** Different people and companies, in the same format. */
export const heldOutOthers = `
راشد الخالدي|Khalid Al-Rashidi
حامد الصاعدي|Hamed Al-Sadi
محسن الشيباني|Hassan Al-Shaibani
نجلاء الثقفي|Najwa Al-Thaqafi
ثامر السلمي|Omar Al-Sulami
عبدالمحسن العواد|Abdulmonem Al-Awwad
عبداللطيف الحقيل|Abdulatheem Al-Hogail
صالح العبيد|Saleh Al-Obaidi
صالح الفهيد|Saleh Al-Fahad
منصور البيشي|Mansour Al-Balushi
رائد القثامي|Rashed Al-Qethami
هيفاء العريفي|Haifa Al-Arif
شركة ملاذ للتأمين|Malaz Real Estate Company
شركة الجسر للتجارة|Green Bridge Trading Company
مؤسسة الصخرة للنقل|Black Rock Transport Est.
شركة الشمال للورق|North Steel Company
`
