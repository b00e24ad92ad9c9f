/** Spellings of people's names: in Arabic first, then as in passports, documents and company registers. */
export const givenNames: string[][] = `
محمد|Mohammed|Muhammad|Mohamad|Mohamed|Mohammad|Mohd
أحمد|Ahmed|Ahmad|Ahmet|احمد|أَحْمَد
عبدالله|عبد الله|Abdullah|Abdulla|Abdallah|Abd Allah
عبدالرحمن|عبد الرحمن|Abdulrahman|Abdul Rahman|Abdurrahman|Abdelrahman|Abd al-Rahman
عبدالعزيز|عبد العزيز|Abdulaziz|Abdul Aziz|Abdelaziz|Abd El Aziz
عبداللطيف|Abdullatif|Abdul Latif|Abdellatif|Abdulateef
عبدالمحسن|Abdulmohsen|Abdul Mohsin|Abdelmohsen|عبد المحسن
عبدالكريم|Abdulkarim|Abdul Kareem|Abdelkrim|عبد الكريم
عبدالسلام|Abdulsalam|Abdussalam|Abdul Salam|Abdesslam
عبدالملك|Abdulmalik|Abdul Malek|Abdulmalek
عبدالهادي|Abdulhadi|Abdul Hadi|Abdelhady
عبدالاله|عبد الإله|Abdulelah|Abdul Ilah|Abdulilah
خالد|Khalid|Khaled|Khalled
فهد|Fahd|Fahad
سعود|Saud|Saoud|Soud
سعد|Saad|Sa'ad|Sad
سعيد|Saeed|Said|Saied
فيصل|Faisal|Faysal|Feisal
تركي|Turki|Turky|Torki
بندر|Bandar|Bander
نايف|Naif|Nayef|Nayif
نواف|Nawaf|Nawwaf
سلطان|Sultan|Soltan
مشعل|Mishal|Meshal|Mishaal|Meshaal
مشاري|Mishari|Meshari|Mshari
متعب|Mutaib|Miteb|Mitab|Meteb
ماجد|Majid|Majed
ناصر|Nasser|Nasir|Naser
صالح|Saleh|Salih
عبيد|Obaid|Ubaid|Obeid
علي|Ali|Aly
عمر|Omar|Umar|Omer
عثمان|Othman|Uthman|Osman|Ousmane
إبراهيم|Ibrahim|Ebrahim|Ibraheem|ابراهيم
إسماعيل|Ismail|Ismael|Esmail|اسماعيل
يوسف|Yousef|Yusuf|Youssef|Yousuf
يحيى|Yahya|Yehia|Yahia
يعقوب|Yaqoub|Yaqub|Yacoub
موسى|Musa|Mousa|Moosa
عيسى|Isa|Essa|Eisa|Issa
حسن|Hassan|Hasan
حسين|Hussein|Hussain|Husain|Hossein
جعفر|Jaafar|Jafar|Ja'far
ثامر|Thamer|Thamir
ذياب|Theyab|Dhiab|Diab
ظافر|Dhafer|Zafer|Thafer
ضيف الله|Daifallah|Dhaifallah|Dayf Allah
غازي|Ghazi|Gazi|Ghazy
قاسم|Qasim|Qassem|Kassem|Gasim
راشد|Rashid|Rashed
وليد|Waleed|Walid
هشام|Hisham|Hesham
هيثم|Haitham|Haytham|Haithem
طلال|Talal|Tallal
طارق|Tariq|Tarek|Tareq
زياد|Ziyad|Ziad|Zeyad
رائد|Raed|Raid|Ra'ed
وائل|Wael|Wail
مؤيد|Moayad|Muayyad|Moayed
بدر|Badr|Bader
أسامة|Osama|Usama|Ossama|اسامه
معاذ|Muath|Moath|Muadh|Moaz
أنس|Anas|Annas
إياد|Iyad|Eyad
فاطمة|Fatimah|Fatima|Fatma|فاطمه
عائشة|Aisha|Aishah|Ayesha|Aysha|عايشه
نورة|Noura|Norah|Nora|Nourah|نوره
سارة|Sarah|Sara|ساره
مريم|Maryam|Mariam|Meriem
هند|Hind|Hend
منيرة|Munirah|Monira|Muneera|منيره
لطيفة|Latifa|Latifah|Lateefa
هيفاء|Haifa|Hayfa|Haifaa
أمل|Amal|Aml
ريم|Reem|Rim
العنود|Alanoud|Al Anoud|Alanood|العنـود
الجوهرة|Aljawhara|Al Jawharah|Aljohara
موضي|Moudi|Mudhi|Modhi
حصة|Hessa|Hissah|Hussah
جواهر|Jawaher|Jawahir
شيخة|Sheikha|Shaikha|شيخه
أبو بكر|Abubakr|Abu Bakr|Aboubakr|ابوبكر
نور الدين|Nureddin|Nour Eldin|Noor Uddin|نورالدين
سيف الدين|Saifuddin|Seif El Din|Sayf al-Din
عطا الله|Atallah|Ata Allah|عطاالله
حمد|Hamad
سلمان|Salman|Selman
سليمان|Sulaiman|Suleiman|Solaiman|Süleyman
منصور|Mansour|Mansoor|Mansur
محمود|Mahmoud|Mahmood|Mehmood|Mahmud
جمال|Jamal|Gamal|Djamal|Cemal
خديجة|Khadija|Khadeejah|Hatice|خديجه
`
  .trim()
  .split('\n')
  .map((line) => line.split('|'))

export const familyNames: string[][] = `
القحطاني|Al-Qahtani|Alqahtani|Al Gahtani|Alkahtani|El Kahtani
الغامدي|Al-Ghamdi|Alghamdi|Al Gamdi
الزهراني|Al-Zahrani|Alzahrani|Az-Zahrani
العتيبي|Al-Otaibi|Alotaibi|Al Utaybi|Al-Oteibi
الحربي|Al-Harbi|Alharbi|El Harby
المطيري|Al-Mutairi|Almutairi|Al Mutayri|Al-Mutiri
الدوسري|Al-Dosari|Aldossary|Al Dawsari|Ad-Dossari|Aldosari
الشمري|Al-Shammari|Alshammari|Ash-Shammari|Al Shamri
العنزي|Al-Anazi|Alenezi|Al Enazi|Alanzi
الشهري|Al-Shehri|Alshehri|Ash-Shehri|Al Shahri
السبيعي|Al-Subaie|Alsubaie|As-Subaiey|Al Sbaie
الرشيدي|Al-Rashidi|Alrashidi|Ar-Rasheedi
الجهني|Al-Juhani|Aljohani|Al Johni
البلوي|Al-Balawi|Albalawi|Al Blawi
العسيري|Al-Asiri|Alasiri|Aseeri|Al Asseri
الأحمدي|Al-Ahmadi|Alahmadi|الاحمدي
الخالدي|Al-Khalidi|Alkhaldi|Al Khaledi
الشريف|Al-Sharif|Alshareef|Ash-Sharif
السلمي|Al-Sulami|Alsulami|As-Solami
الثقفي|Al-Thaqafi|Althagafi|Ath-Thaqafi
المالكي|Al-Malki|Almalki|Al Maliki
الحارثي|Al-Harthi|Alharthi|Al Harithi
الزيد|Al-Zaid|Alzaid|Az-Zayd
السعيد|Al-Saeed|Alsaid|As-Saeed
العمري|Al-Amri|Alomari|Al Umari
الفيفي|Al-Faifi|Alfaifi|Al Fayfi
القرني|Al-Qarni|Alqarni|Al Garni
النعيمي|Al-Nuaimi|Alnuaimi|An-Naimi|Al Noaimi
الهاجري|Al-Hajri|Alhajri|Al Hajeri
اليامي|Al-Yami|Alyami|El Yamy
الصالح|Al-Saleh|Alsaleh|As-Salih
العيسى|Al-Eissa|Al-Issa|Aleisa
المقبل|Al-Muqbil|Almogbel|Al Moqbel
الخضير|Al-Khudair|Alkhodair|Al Khudhayr
التميمي|Al-Tamimi|Altamimi|At-Tamimy
السديري|Al-Sudairi|Alsudairy|As-Sudayri
الحميد|Al-Humaid|Alhomaid|Al Humayd
الراجحي|Al-Rajhi|Alrajhi|Ar-Rajhi
العليان|Al-Olayan|Alolayan|Olayan
الزامل|Al-Zamil|Alzamil|Az-Zamel
القصيبي|Al-Gosaibi|Algosaibi|Al Qusaibi
المهيدب|Al-Muhaidib|Almuhaideb|Al Mohaidb
باوزير|Bawazir|Bawazeer|Ba Wazir
بن لادن|Binladin|Bin Laden|بن لادن
باعشن|Baeshen|Baashen|Ba'ashin
الجفالي|Al-Juffali|Aljuffali|Al Jafali
الشثري|Al-Shathri|Alshethri|Ash-Shithri
الذيابي|Al-Dhiyabi|Althiyabi|Al Diabi
الظاهري|Al-Dhaheri|Al Zahiri|Aldhahri
الضبيب|Al-Dhubaib|Aldubaib|Al Dhobayb
الغنيم|Al-Ghunaim|Alghonaim|Al Ghoneim
الخثعمي|Al-Khathami|Alkhathami|Al Khatha'mi
الفوزان|Al-Fawzan|Alfozan|Al Fouzan
العجمي|Al-Ajmi|Alajmi|Al Ajami
المري|Al-Marri|Almarri|Al Murri
الصيعري|Al-Saiari|Alsayari|As-Say'ari
آل الشيخ|Al Alsheikh|Al Al-Shaikh|Alashaikh
آل ثاني|Al Thani|Al-Thani|ال ثاني
الحسين|Al-Hussein|Alhussain|Al Husain
الملحم|Al-Mulhim|Almulhem|Al Molhem
`
  .trim()
  .split('\n')
  .map((line) => line.split('|'))

export const companies: string[][] = `
شركة الراجحي للتجارة والمقاولات المحدودة|Al Rajhi Trading & Contracting Co. Ltd.|Alrajhi Trading and Contracting Company
مؤسسة النور للمقاولات|Al-Noor Contracting Est.|Alnour Contracting Establishment
شركة الزامل القابضة|Al Zamil Holding Company|Zamil Group Holding
مجموعة العليان|Olayan Group|Al Olayan Group
شركة المهيدب للاستثمار|Al Muhaidib Investment Co.|Almuhaidib for Investment
شركة الخليج للتأمين التعاوني|Gulf Cooperative Insurance Company|Al Khaleej Takaful Insurance
الشركة السعودية للكهرباء|Saudi Electricity Company|Saudi Electric Co.
شركة نجد للتطوير العقاري|Najd Real Estate Development Co.|Najd for Real Estate Development
مصنع الوطنية للصناعات الغذائية|Al Watania Food Industries Factory|National Food Industries
شركة تهامة للإعلان|Tihama Advertising Company|Tehama Advertising Co
شركة جرير للتسويق|Jarir Marketing Company|Jareer Marketing Co.
شركة الحبيب الطبية|Al Habib Medical Group|Alhabeeb Medical Company
مؤسسة صالح العتيبي للتجارة|Saleh Al-Otaibi Trading Est.|Salih Alotaibi Establishment for Trading
شركة أبناء عبدالله الخضري|Abdullah Al-Khodari Sons Company|Al Khodari Sons Co.
شركة بترو رابغ|Petro Rabigh Company|Petro Rabegh
شركة أسمنت اليمامة|Yamama Cement Company|Al Yamamah Cement Co
شركة أسمنت القصيم|Qassim Cement Company|Al Gassim Cement Co.
شركة المراعي|Almarai Company|Al Marai Co.
شركة صافولا|Savola Group|Safola Company
شركة الدرع العربي للتأمين|Arabian Shield Insurance Company|Arab Shield Cooperative Insurance
شركة طيبة للاستثمار|Taiba Investment Company|Taibah Investments Co.
شركة مكة للإنشاء والتعمير|Makkah Construction and Development Company|Mecca Construction Co.
شركة سلامة للنقل|Salama Transport Co.|Salamah Transportation Company
شركة الفوزان للبناء|Al Fozan Building Company|Alfawzan Construction Co.
مؤسسة قرطبة التعليمية|Qurtubah Educational Establishment|Cordoba Qurtoba Schools
شركة عسير للتجارة والسياحة|Aseer Trading and Tourism Company|Asir Trading, Tourism Co.
مكتب الدوسري للمحاماة|Al Dosari Law Office|Aldossary Law Firm
شركة البحر الأحمر العالمية|Red Sea Global|Al Bahr Al Ahmar International Co.
شركة ثقة لخدمات الأعمال|Thiqah Business Services Company|Theqa Business Services
شركة علم|Elm Company|Elm Co.
شركة ذيب لتأجير السيارات|Theeb Rent a Car Company|Dheeb Car Rental
شركة بوان|Bawan Company|Bowan Co
شركة زين|Zain Company|Zayn Co.
شركة الأندلس العقارية|Al Andalus Property Company|Alandalus Real Estate Co.
شركة دلة للخدمات الصحية|Dallah Healthcare Company|Dalla Health Services Co.
شركة هرفي للخدمات الغذائية|Herfy Food Services Company|Herfi Food Services
شركة جازان للطاقة|Jazan Energy Company|Jizan Energy Co.
مستشفى الموسى|Almoosa Hospital|Al Musa Hospital
شركة السيف للمقاولات|Al Saif Contracting Co.|El Seif Engineering Contracting
شركة الصقر للتأمين|Al Sagr Insurance|Al-Saqr Cooperative Insurance Co.
`
  .trim()
  .split('\n')
  .map((line) => line.split('|'))
