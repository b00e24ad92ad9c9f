export type SamplePaper = {
  file: string
  language: 'en' | 'ar'
  title: string
  /** The author. */
  from: string
  under: string
  /** HTML. */
  body: string
}

export const firmAr = 'ميزان للمحاماة والاستشارات القانونية'
export const firmEn = 'Mizan Attorneys'

export const samplePapers: readonly SamplePaper[] = [
  {
    file: 'supply-template.pdf',
    language: 'ar',
    title: 'نموذج عقد توريد',
    from: firmAr,
    under: 'مسودة أولى للمراجعة، بين مؤسسة باوزير التجارية وتجار التجزئة',
    body: '<ol><li>يورّد الطرف الأول البضائع المبينة في الملحق خلال عشرة أيام عمل من تاريخ أمر الشراء.</li><li>يُسدَّد الثمن خلال ثلاثين يومًا من تاريخ استلام الفاتورة.</li><li>إذا تأخر التوريد استحق الطرف الثاني نصفًا في المئة من قيمة المتأخر عن كل أسبوع، بحد أقصى خمسة في المئة.</li><li>تُفحص البضائع عند الاستلام، ويُبلَّغ عن العيب الظاهر خلال ثلاثة أيام عمل.</li><li>يسري العقد سنة واحدة، ويتجدد باتفاق مكتوب.</li></ol><p>ما بين القوسين المعقوفين يُستكمل لكل تاجر: [الاسم]، [السجل التجاري]، [العنوان الوطني].</p>',
  },
  {
    file: 'commercial-register.pdf',
    language: 'en',
    title: 'Commercial register extract',
    from: 'Weber Logistics GmbH',
    under: 'Translation of the German original for use in Riyadh',
    body: '<table><tr><th>Company</th><td>Weber Logistics GmbH</td></tr><tr><th>Seat</th><td>Berlin</td></tr><tr><th>Object</th><td>Freight forwarding, warehousing and customs services</td></tr><tr><th>Share capital</th><td>EUR 250,000</td></tr><tr><th>Managing directors</th><td>Daniel Weber; a second director, each with sole power of representation</td></tr></table><p>The company is entered without restriction. No insolvency proceedings are noted.</p>',
  },
  {
    file: 'joint-signature.pdf',
    language: 'en',
    title: 'Draft clause on joint signature',
    from: firmEn,
    under: 'For the articles of association of the Riyadh company',
    body: '<ol><li>The company has two managers, who are appointed by the partners’ resolution.</li><li>Each manager alone represents the company in its ordinary business and before government bodies.</li><li>The signatures of both managers are required for loans and guarantees, for the sale or pledge of fixed assets, and for any commitment above SAR 500,000.</li><li>The managers may delegate single acts in writing; a general delegation needs the partners’ consent.</li></ol><p>Please check the amount in the third paragraph: your board named a range, and the bank will ask for one figure.</p>',
  },
  {
    file: 'articles.pdf',
    language: 'ar',
    title: 'عقد التأسيس',
    from: 'شركة ذات مسؤولية محدودة',
    under: 'النسخة بآخر تعديلاتها',
    body: '<table><tr><th>المقر</th><td>الرياض</td></tr><tr><th>النشاط</th><td>تجارة الأثاث والمفروشات بالتجزئة</td></tr><tr><th>رأس المال</th><td>300,000 ريال، ويتكون من 300 حصة</td></tr><tr><th>الشركاء</th><td>ثلاثة شركاء، لكل منهم 100 حصة</td></tr><tr><th>الإدارة</th><td>مدير واحد يعيّنه الشركاء</td></tr></table><ol><li>لا تنتقل الحصص إلى غير الشركاء إلا بعد عرضها على بقية الشركاء.</li><li>تصدر قرارات تعديل العقد بموافقة ثلاثة أرباع رأس المال.</li></ol>',
  },
  {
    file: 'power-of-attorney.pdf',
    language: 'ar',
    title: 'نص مقترح للوكالة',
    from: firmAr,
    under: 'لتوقيع عقد التأسيس وملاحقه عن الشريك الجديد',
    body: '<p>وكّلتُ عني في الدخول شريكًا في الشركة، والتوقيع أمام الجهة المختصة على عقد التأسيس وملاحق تعديله، وتحديد رأس المال واستلام الحصص، والتوقيع على قرارات الشركاء، ومراجعة الجهات ذات العلاقة واستلام ما يصدر عنها.</p><p>ولا تشمل هذه الوكالة بيع الحصص ولا رهنها ولا الاقتراض باسم الموكل.</p><p>تُصدر إلكترونيًا، ويُستحسن تحديد مدتها بستة أشهر.</p>',
  },
  {
    file: 'employment-contract.pdf',
    language: 'ar',
    title: 'عقد العمل',
    from: 'شركة الأفق الهادئ للتشغيل',
    under: 'عقد غير محدد المدة',
    body: '<table><tr><th>المسمى الوظيفي</th><td>مشرف مستودع</td></tr><tr><th>مكان العمل</th><td>الرياض</td></tr><tr><th>الأجر الأساسي</th><td>7,200 ريال شهريًا</td></tr><tr><th>بدل السكن</th><td>1,800 ريال شهريًا</td></tr><tr><th>بدل النقل</th><td>700 ريال شهريًا</td></tr><tr><th>ساعات العمل</th><td>ثماني ساعات يوميًا، من الأحد إلى الخميس</td></tr></table><p>يسري على هذا العقد نظام العمل ولائحة تنظيم العمل في الشركة.</p>',
  },
  {
    file: 'termination-notice.pdf',
    language: 'ar',
    title: 'إشعار إنهاء العقد',
    from: 'شركة الأفق الهادئ للتشغيل',
    under: 'إدارة الموارد البشرية',
    body: '<p>السلام عليكم ورحمة الله وبركاته،</p><p>نفيدكم بإنهاء عقد عملكم اعتبارًا من تاريخ هذا الإشعار، لإعادة هيكلة الإدارة التي تعملون فيها.</p><p>ويُرجى مراجعة إدارة الموارد البشرية لتسليم العهد والتوقيع على المخالصة قبل صرف المستحقات.</p><p>مدير الموارد البشرية</p>',
  },
  {
    file: 'payslips.pdf',
    language: 'ar',
    title: 'كشف الراتب',
    from: 'شركة الأفق الهادئ للتشغيل',
    under: 'آخر ثلاثة أشهر',
    body: '<table><tr><th>البند</th><th>الأول</th><th>الثاني</th><th>الثالث</th></tr><tr><td>الأجر الأساسي</td><td>7,200</td><td>7,200</td><td>7,200</td></tr><tr><td>بدل السكن</td><td>1,800</td><td>1,800</td><td>1,800</td></tr><tr><td>بدل النقل</td><td>700</td><td>700</td><td>700</td></tr><tr><td>اشتراك التأمينات</td><td><bdi dir="ltr">-877.50</bdi></td><td><bdi dir="ltr">-877.50</bdi></td><td><bdi dir="ltr">-877.50</bdi></td></tr><tr><th>الصافي بالريال</th><th>8,822.50</th><th>8,822.50</th><th>8,822.50</th></tr></table>',
  },
]
