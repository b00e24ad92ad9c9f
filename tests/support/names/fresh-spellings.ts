/** Names as two sources write them, the query first. Written before any of them was tried. */
export const freshSpellings = `
عبدالله بن سعد الغامدي|Abdullah Saad Al-Ghamdi
محمد بن أحمد بن علي الزهراني|Mohammed Ahmed Ali Alzahrani
سعيد بن عبدالله الشهراني|Saeed Abdullah Al Shahrani
فهد بن مطلق المطيري|Fahad Mutlaq Al-Mutairi
نايف العنزي|Naif Al-Anazi
نايف العنزي|Nayef Alenezi
خالد بن ناصر الدوسري|Khalid Nasser Al-Dawsari
خالد الدوسري|Khaled Aldossary
راشد السبيعي|Rashed Al-Subaie
راشد السبيعي|Rashid AlSubaiey
علي بن حمد اليامي|Ali Hamad Alyami
مهدي آل منجم اليامي|Mahdi Al Munajjam Al-Yami
سعد بن عوض الحارثي|Saad Awad Al-Harthi
عدنان بخاري|Adnan Bukhari
عدنان بن عبدالرحيم بخاري|Adnan Abdulrahim Bokhari
سالم باوزير|Salem Bawazeer
سالم با وزير|Salim Ba Wazir
عمر باعشن|Omar Baeshen
محمد باخشب|Mohammed Bakhashab
أحمد بن لادن|Ahmad Binladin
بكر بن محفوظ|Bakr Bin Mahfouz
عبدالإله بن محفوظ|Abdulelah Bin Mahfooz
خالد بقشان|Khalid Bugshan
عبدالله بقشان|Abdullah Bughshan
صالح العمودي|Saleh Al-Amoudi
محمد العمودي|Mohamed Alamoudi
هاشم تركستاني|Hashim Turkistani
هاشم تركستاني|Hashem Turkestani
زهير فلمبان|Zuhair Felemban
طلال فلمبان|Talal Filimban
وليد خوجة|Waleed Khoja
وليد خوجه|Walid Khojah
أسامة كردي|Osama Kurdi
إياد مدني|Iyad Madani
نزار مدني|Nizar Madany
غازي القصيبي|Ghazi Al-Qusaibi
أحمد حمد القصيبي|Ahmad Hamad Al Gosaibi
سليمان العليان|Suliman Olayan
خالد العليان|Khaled Al-Olayan
عبداللطيف جميل|Abdul Latif Jameel
محمد عبداللطيف جميل|Mohammed Abdul Latif Jameel
عبدالرحمن الجريسي|Abdulrahman Al-Jeraisy
خالد الجريسي|Khalid Aljeraisy
محمد العيسى|Mohammad Al-Issa
محمد بن عبدالكريم العيسى|Mohammed bin Abdulkarim Al-Issa
عبدالله الجبرين|Abdullah Al-Jibreen
إبراهيم العساف|Ibrahim Al-Assaf
ماجد القصبي|Majid Al-Kassabi
ماجد بن عبدالله القصبي|Majed Abdullah Alqasabi
توفيق بن فوزان الربيعة|Tawfig Fawzan AlRabiah
ياسر بن عثمان الرميان|Yasser Othman Alrumayyan
بدر العساكر|Bader Al-Asaker
عادل الجبير|Adil Aljubair
خالد بن عبدالعزيز الفالح|Khaled A. Al-Faleh
أمين الناصر|Amin Nasser
أمين بن حسن الناصر|Amin H. Al-Nasser
سلمان الفرج|Salman Al-Faraj
ياسر القحطاني|Yasser Al-Qahtani
محمد العويس|Muhammad Alowais
هتان باهبري|Hattan Bahebri
نواف العابد|Nawaf Al-Abed
تيسير الجاسم|Taisir Al-Jassim
ماجد عبدالله|Majed Abdullah
عمر هوساوي|Omar Hawsawi
أسامة هوساوي|Osama Hausawi
فهد المولد|Fahad Al-Muwallad
عبدالعزيز بن عبدالله آل الشيخ|Abdulaziz Abdullah Al-Sheikh
صالح بن محمد آل طالب|Saleh Al Talib
عبدالرحمن السديس|Abdurrahman As-Sudays
سعود الشريم|Saood ash-Shuraym
ماهر المعيقلي|Maher Al-Muaiqly
ماهر المعيقلي|Mahir Al Mueaqly
عبدالعزيز بن باز|Abdul Aziz ibn Baz
محمد بن صالح العثيمين|Muhammad ibn al-Uthaymeen
محمد بن صالح العثيمين|Mohammed Saleh Al-Othaimeen
عائض القرني|Aaidh ibn Abdullah al-Qarni
عائض القرني|Ayed Alqarni
سلمان العودة|Salman al-Ouda
سلمان العودة|Salman Alodah
محمد العريفي|Mohamad al-Arefe
محمد العريفي|Mohammed Al-Areefi
عبدالله بن عبدالرحمن الجبرين|Abdullah bin Abdulrahman Al Jebreen
مشاري العفاسي|Mishary Alafasy
لجين الهذلول|Loujain al-Hathloul
لجين الهذلول|Lujain Al Hathlool
ريما بنت بندر آل سعود|Reema bint Bandar Al Saud
ريمة بنت بندر|Rima Bint Bandar
هيفاء المنصور|Haifaa al-Mansour
هيفاء المنصور|Hayfa Almansoor
حياة سندي|Hayat Sindi
ثريا عبيد|Thoraya Obaid
ثريا بنت أحمد عبيد|Thuraya Ahmed Obeid
لبنى بنت سليمان العليان|Lubna S. Al-Olayan
سارة السحيمي|Sarah Al-Suhaimi
سارة السحيمي|Sara Alsuhaimi
نورة الكعبي|Noura Al Kaabi
نورة الفايز|Norah Al-Faiz
منال الشريف|Manal al-Sharif
سمر بدوي|Samar Badawi
غادة المطيري|Ghada Al-Mutairi
خلود الدخيل|Khulood Aldakheel
مها الفهد|Maha Alfahad
أمل الشمري|Amal Alshammari
أماني العتيبي|Amani Otaibi
جواهر القحطاني|Jawaher AlQahtani
عبير الحربي|Abeer Alharbi
هند المطيري|Hind Almutairi
ابتسام الزهراني|Ebtesam Alzahrani
ابتسام الشهري|Ibtisam Al Shehri
إيمان الغامدي|Eman Alghamdi
إيمان عسيري|Iman Asiri
وفاء العسيري|Wafa Al-Assiri
فاطمة القرشي|Fatima Al-Qurashi
فاطمة القرشي|Fatmah Alqorashi
عائشة الرشيدي|Aisha Al-Rashidi
عائشة الرشيدي|Aysha Alrasheedi
خديجة برناوي|Khadija Barnawi
خديجة برناوي|Khadeejah Bernawi
زينب الأحمدي|Zainab Al-Ahmadi
مريم الجهني|Mariam Aljohani
مريم الجهني|Maryam Al-Juhani
أسماء البلوي|Asma Albalawi
أسماء البلوي|Asmaa Al-Balawi
شيماء الصاعدي|Shaimaa Alsaedi
نجلاء العمري|Najla Alamri
حصة الشثري|Hessa Al-Shathri
حصة الدخيل|Hissah Aldakhil
موضي العنزي|Moudi Alanazi
منيرة السديري|Munira Al-Sudairi
منيرة السديري|Monerah Al Sudairy
العنود العجمي|Alanoud Alajmi
العنود بنت خالد العجمي|Al-Anood Khalid Al Ajmi
جوزاء الحربي|Jawza Al-Harbi
شروق الثقفي|Shurooq Althaqafi
بدور المالكي|Budoor Almalki
رغد السلمي|Raghad Alsulami
رهف القنون|Rahaf Al-Qunun
لمياء بنت ماجد|Lamia bint Majed
أروى العماري|Arwa Al-Ammari
دلال الحربي|Dalal Harbi
غدير العصيمي|Ghadeer Alosaimi
بشاير السبيعي|Bashayer Alsubaie
ضحى الحازمي|Duha Alhazmi
ضحى الحازمي|Dhuha Al-Hazmi
ظافر الشهري|Dhafer Alshehri
ظافر القحطاني|Zafer Al-Qahtani
ضيف الله العتيبي|Daifallah Alotaibi
ضيف الله الرشيدي|Dhaifallah Al-Rashidi
عطا الله الجهني|Atallah Al-Juhani
جار الله المري|Jarallah Almarri
فرج الله البقمي|Farajallah Al-Baqami
عوض الله السلمي|Awadallah Alsolami
خلف الله الزبيدي|Khalafallah Alzubaidi
عبدالعزيز الشمري|Abd al-Aziz Al-Shammari
عبدالعزيز الشمري|Abdelaziz Shammari
عبد العزيز العتيبي|Abdualziz Alotaibi
عبدالعزيز العتيبي|Abdulazizi Al Otaibi
عبدالرحمن المطيري|ABDULRAHMAN ALMUTAIRI
عبدالرحمن الحربي|Abdulrhman Alharbi
عبدالرحمن الحربي|Abdurahman Al Harbi
عبد الرحيم البلوشي|Abdul Raheem Al Balushi
عبدالمجيد الزهراني|Abdulmajeed Alzahrani
عبدالمجيد الزهراني|Abdul Majid Al-Zahrani
عبدالحميد الأنصاري|Abdulhameed Al Ansari
عبدالحكيم العنزي|Abdulhakim Al-Anzi
عبدالخالق الغامدي|Abdulkhaliq Al Ghamdi
عبدالقادر كوشك|Abdulqader Koshak
عبدالقادر طاش|Abdulkader Tash
عبدالوهاب أبوداهش|Abdulwahab Abu Dahesh
عبد الوهاب الفايز|Abdel Wahab Al Fayez
عبدالصمد القرشي|Abdul Samad Al Qurashi
عبدالصمد القرشي|Abdussamad Alqurashi
عبدالرؤوف غزال|Abdulraouf Ghazzal
عبدالرزاق التركي|Abdulrazzaq Alturki
عبدالرزاق التركي|Abdul Razak Al-Turki
عبدالستار خياط|Abdulsattar Khayat
عبدالغني الصاعدي|Abdulghani Al-Saedi
عبدالفتاح مشاط|Abdulfattah Mashat
عبدالمنعم المشوح|Abdulmonem Almushawah
عبدالمطلب الشريف|Abdulmuttalib Al-Sharif
عبدالجبار الصالح|Abduljabbar Al Saleh
عبدالباسط فلاته|Abdulbasit Fallatah
عبدالباري الثبيتي|Abdulbari Al-Thubaity
عبدالودود حنيف|Abdul Wadood Hanif
عبدالحي خوجة|Abdulhai Khoja
عبدالله عبدالرحمن العمري|Abdullah Abdulrahman Al-Amri
عبد رب النبي الأحمد|Abdrabalnabi Al Ahmed
عبدالنبي آل عبدالمحسن|Abdulnabi Al Abdulmohsen
عبدالشكور ملا|Abdulshakoor Mulla
أبو بكر باقادر|Abubaker Bagader
أبوبكر سالم|Abu Bakr Salem
محمد أبو زنادة|Mohammed Abuzinadah
طلال أبوغزالة|Talal Abu-Ghazaleh
سليمان أبا الخيل|Sulaiman Aba Al-Khail
سليمان أباالخيل|Suleiman Abalkhail
يوسف أبو عوف|Yousef Abouauf
نور الدين الجزيري|Nureddin Aljaziri
صلاح الدين مرزوق|Salahuddin Marzouq
حسام الدين القرشي|Husam Aldin Al-Qurashi
سيف الدين الحسن|Saifeddin Elhassan
علاء الدين بخش|Alaa Eldin Bakhsh
عز الدين الخطيب|Ezzeddine Alkhatib
محيي الدين صالح كامل|Mohiuddin Saleh Kamel
Al-Otaibi, Mohammed|محمد العتيبي
Al-Shammari, Khalid bin Fahd|خالد بن فهد الشمري
الحربي، عبدالله|Abdullah Al-Harbi
M. Al-Otaibi|محمد العتيبي
A. R. Al-Ghamdi|عبدالرحمن الغامدي
F. Al-Subaie|فهد السبيعي
محمد ع. القحطاني|Mohammed A. Al-Qahtani
أ. د. سعد الشهري|Prof. Saad Alshehri
د. محمد الأحمري|Dr. Mohammed Al-Ahmari
الدكتور خالد الجندان|Dr Khalid Aljandan
م. فيصل بافرط|Eng. Faisal Bafarat
المهندس عبدالله المقبل|Engr. Abdullah Almogbel
الشيخ سليمان الراجحي|Sulaiman Al-Rajhi
الشيخ صالح المغامسي|Sheikh Saleh Al-Maghamsi
صاحب السمو الملكي الأمير فيصل بن فرحان|HRH Prince Faisal bin Farhan
سمو الأمير بندر بن سلطان آل سعود|Prince Bandar bin Sultan Al Saud
معالي الأستاذ تركي آل الشيخ|H.E. Turki Alalshikh
اللواء منصور التركي|Major General Mansour Al-Turki
المحامي عبدالرحمن اللاحم|Abdulrahman Al-Lahem, Lawyer
الأستاذة نورة القحطاني|Ms. Noura Alqahtani
السيد حسن العلوي|Mr. Hassan Al-Alawi
محمد أحمد الغامدي|Mohammed Ahmad Ghamdi
أحمد محمد علي باحميد|Ahmed Mohammed Ali Bahumaid
علي محمد علي القحطاني|Ali M. A. Al-Qahtani
صالح صالح العمري|Saleh Saleh Al-Omari
مُحَمَّد بن سَلمان|Mohammed bin Salman
محـــمد الحـــربي|Mohamed Al-Harbi
اسامه الشهرى|Osama Al-Shehri
ابراهيم الحازمى|Ibraheem Alhazmi
إبراهيم الحازمي|ابراهيم الحازمى
أسامة فقيه|اسامه فقيه
فاطمه آل حيدر|فاطمة ال حيدر
مصطفى المصطفى|Mustafa Almustafa
مصطفى الأنصاري|مصطفي الانصارى
عيسى الحمدان|Essa Alhamdan
عيسى الدوسري|Eisa Aldosari
موسى العسيري|Musa Al Asiri
موسى آل زارع|Mousa Al-Zare
يحيى الفيفي|Yahya Al-Faifi
يحيى الفيفي|Yehia Alfifi
يحيى المدخلي|Yahia Almadkhali
رضا الحيدر|Redha Alhaidar
مرتضى آل ناصر|Murtadha Al Nasser
جعفر الشايب|Jaafar Al-Shayeb
جعفر الشايب|Jafar Alshayib
باقر الشخص|Baqir Alshakhs
حسين آل سيف|Hussain Al Saif
حسين القطري|Husain Alqatari
جاسم الصفار|Jassim Al-Saffar
جاسم المرزوق|Jasem Almarzouq
كاظم العمران|Kadhim Al-Omran
كاظم العمران|Kazem Alomran
علوي الهاشم|Alawi Al-Hashim
سلمان الحبابي|Salman Al-Habbabi
بريك القرني|Buraik Alqarni
هادي آل مستنير|Hadi Al Mustaneer
مانع آل زمانان|Manea Al Zamanan
دليم اليامي|Dulaim Al Yami
حمد آل فاضل|Hamad Al Fadhel
ذيب المري|Theeb Almarri
ثامر السبهان|Thamer al-Sabhan
ثامر السبهان|Thamir Alsabhan
مقرن بن عبدالعزيز|Muqrin bin Abdulaziz
مقرن المقرن|Mogren Almogren
مشعل بن ماجد|Mishaal bin Majid
ممدوح الشلاحي|Mamdouh Al-Shallahi
غرم الله الزهراني|Gharamallah Alzahrani
جمعان الغامدي|Jumaan Al-Ghamdi
جمعان الغامدي|Jaman Alghamdi
`
