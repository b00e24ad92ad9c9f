/** Pairs of different people and companies, which differ by one letter, one name or one word. */
export const freshOthers = `
حمد الغامدي|Ahmad Al-Ghamdi
أحمد العجمي|Hamad Al-Ajmi
سالم القحطاني|Salman Al-Qahtani
سالم المطيري|Sulaiman Al-Mutairi
عبدالرحمن الزهراني|Abdulrahim Al-Zahrani
عبدالرحمن الشهري|Abdullah Al-Shehri
عبدالعزيز الحربي|Abdulmajeed Al-Harbi
عبدالكريم العنزي|Abdulhakim Al-Anazi
عبدالملك الشمري|Abdulmalik Al-Harbi
عبدالسلام الغامدي|Abdulsamad Al-Ghamdi
سارة الدوسري|Samira Al-Dosari
سارة العتيبي|Sameera Alotaibi
سلمى الحازمي|Salem Al-Hazmi
خالد الحربي|Khalid Al-Harthi
محمد الحربي|Mohammed Al-Harthi
فهد العمري|Fahad Al-Omair
فهد الغامدي|Fahd Al-Hamid
ماجد الزهراني|Majed Al-Shahrani
محمد الشهري|Mohammed Al-Shahrani
محمد القرني|Mohammed Al-Qarashi
محمد العمري|Mohammed Al-Amoudi
محمود السبيعي|Mohammed Al-Subaie
حسن الشريف|Hussain Al-Sharif
حسين الصفار|Mohsen Al-Saffar
سعد الشمري|Saeed Al-Shammari
سعود الرشيدي|Saad Al-Rashidi
سعيد الأحمري|Saud Al-Ahmari
ناصر البلوي|Naser Al-Balushi
نورة القحطاني|Norah Al-Ghamdi
نوف العتيبي|Nouf Al-Mutairi
نوال الحربي|Nawaf Al-Harbi
أمل الزهراني|Amal Al-Ghamdi
أمل الحربي|Amani Al-Harbi
منى العنزي|Munirah Al-Anazi
فيصل الراجحي|Faisal Al-Rabiah
خالد الفايز|Khalid Al-Faisal
راكان المري|Rayan Al-Marri
ريان العتيبي|Rakan Al-Otaibi
طارق الحميد|Talal Al-Humaid
بدر الرويلي|Bandar Al-Ruwaili
بندر العسيري|Badr Al-Asiri
يوسف خوجة|Younis Khoja
عمر باوزير|Amr Bawazir
عمر الجهني|Ammar Al-Juhani
علي الشهري|Alia Al-Shehri
عادل السلمي|Adnan Al-Sulami
هاني بخاري|Hind Bukhari
ماهر القرشي|Mohareb Al-Qurashi
مساعد المالكي|Saad Al-Malki
مشعل الشمري|Mishari Al-Shammari
تركي الحارثي|Turki Al-Hathloul
إبراهيم الفوزان|Ibrahim Al-Fayez
زياد العيسى|Zaid Al-Issa
زيد الثقفي|Yazeed Al-Thaqafi
وليد الصالح|Khalid Al-Saleh
جابر اليامي|Jaber Al-Shammari
لطيفة المنصور|Latif Al-Mansour
شركة النور|شركة النورس
شركة الأمل للمقاولات|Al Amal Transport Company
شركة الرياض للتعمير|Riyadh Cement Company
شركة الخليج للتدريب|Gulf Trading Company
مؤسسة نجم الشرق|Star of the West Est.
شركة الصفوة للعقارات|Al Safa Medical Company
البنك العربي الوطني|Arab Bank for Investment
شركة أسمنت ينبع|Yanbu National Petrochemicals
شركة أسمنت تبوك|Najran Cement Company
شركة الزامل للاستثمار|Al Zahid Investment Company
شركة الحمراني للسيارات|Al Harbi Motors
مصنع الوطن للبلاستيك|Al Wataniya Steel Factory
`
