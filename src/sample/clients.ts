import type { SampleClient } from './types.ts'

export const sampleClients: readonly SampleClient[] = [
  {
    nameEn: 'Qimam',
    nameAr: 'قمم',
    descriptionEn:
      'A holding company with interests in manufacturing and logistics, advised on governance since 2014.',
    descriptionAr: 'شركة قابضة تعمل في الصناعة والخدمات اللوجستية، نقدّم لها المشورة في الحوكمة منذ عام 2014.',
    logo: '/sample/logos/qimam.svg',
    websiteUrl: 'https://qimam.example',
    clientType: 'corporate',
    isVisible: true,
    displayOrder: 0,
  },
  {
    nameEn: 'Sahwa Health',
    nameAr: 'صحوة الطبية',
    descriptionEn:
      'A group of day clinics in Riyadh and Al Kharj. We look after its employment contracts and patient data.',
    descriptionAr: 'مجموعة عيادات نهارية في الرياض والخرج، نتولى عقود العاملين فيها وحماية بيانات مراجعيها.',
    logo: '/sample/logos/sahwa-health.svg',
    websiteUrl: 'https://sahwa-health.example',
    clientType: 'corporate',
    isVisible: true,
    displayOrder: 1,
  },
  {
    nameEn: 'Masar',
    nameAr: 'مسار',
    descriptionEn:
      'A public program that plans bus routes for medium-sized cities; procurement advice and tender documents.',
    descriptionAr:
      'برنامج حكومي لتخطيط مسارات الحافلات في المدن المتوسطة، نقدّم له المشورة في المشتريات ووثائق المنافسات.',
    logo: '/sample/logos/masar.svg',
    websiteUrl: 'https://masar.example',
    clientType: 'government',
    isVisible: true,
    displayOrder: 2,
  },
  {
    nameEn: 'Rawasi',
    nameAr: 'رواسي',
    descriptionEn:
      'A building contractor with forty years on site. We represent it in construction claims and arbitration.',
    descriptionAr: 'شركة مقاولات خبرتها في الميدان أربعون عامًا، نمثّلها في مطالبات المقاولات والتحكيم.',
    logo: '/sample/logos/rawasi.svg',
    websiteUrl: 'https://rawasi.example',
    clientType: 'corporate',
    isVisible: true,
    displayOrder: 3,
  },
  {
    nameEn: 'Wadi Freight',
    nameAr: 'وادي للشحن',
    descriptionEn:
      'An international forwarder with offices in Riyadh, Dammam and Hamburg; carriage and warehousing contracts.',
    descriptionAr: 'شركة شحن دولية لها مكاتب في الرياض والدمام وهامبورغ، نصوغ لها عقود النقل والتخزين.',
    logo: '/sample/logos/wadi-freight.svg',
    websiteUrl: 'https://wadi-freight.example',
    clientType: 'international',
    isVisible: true,
    displayOrder: 4,
  },
  {
    nameEn: 'Al-Dirah Retail',
    nameAr: 'الديرة للتجزئة',
    descriptionEn:
      'Neighborhood supermarkets in the central region. Leases, franchise agreements and labor disputes.',
    descriptionAr:
      'متاجر تموينية في أحياء المنطقة الوسطى، نتولى عقود إيجارها واتفاقيات الامتياز والمنازعات العمالية.',
    logo: '/sample/logos/al-dirah-retail.svg',
    websiteUrl: 'https://aldirah.example',
    clientType: 'corporate',
    isVisible: true,
    displayOrder: 5,
  },
  {
    nameEn: 'Dar Al-Naseem',
    nameAr: 'دار النسيم',
    descriptionEn:
      'A family’s private property office. Title review, the division of shares among the heirs and a family charter.',
    descriptionAr:
      'مكتب خاص لإدارة أملاك عائلية، راجعنا صكوكه ونظّمنا انتقال الحصص بين الورثة وأعددنا ميثاق العائلة.',
    logo: '/sample/logos/dar-al-naseem.svg',
    websiteUrl: '',
    clientType: 'individual',
    isVisible: true,
    displayOrder: 6,
  },
  {
    nameEn: 'Nasq',
    nameAr: 'نسق',
    descriptionEn:
      'A software company that sells scheduling tools to schools. Licenses, data protection and employment.',
    descriptionAr: 'شركة برمجيات تبيع أدوات الجدولة للمدارس، نتولى عقود الترخيص وحماية البيانات وعقود العمل.',
    logo: '/sample/logos/nasq.svg',
    websiteUrl: 'https://nasq.example',
    clientType: 'corporate',
    isVisible: true,
    displayOrder: 7,
  },
  {
    nameEn: 'Khuzama Foods',
    nameAr: 'خزامى للأغذية',
    descriptionEn:
      'Dates, honey and spices under one trademark, registered and defended across the Gulf states.',
    descriptionAr: 'تمور وعسل وبهارات تحت علامة واحدة، سجّلناها ودافعنا عنها في دول الخليج.',
    logo: '/sample/logos/khuzama-foods.svg',
    websiteUrl: 'https://khuzama-foods.example',
    clientType: 'corporate',
    isVisible: true,
    displayOrder: 8,
  },
  {
    nameEn: 'Ufuq',
    nameAr: 'أفق',
    descriptionEn:
      'A public center that trains municipal employees; regulations, contracts and compliance reviews.',
    descriptionAr: 'مركز حكومي لتدريب منسوبي البلديات، راجعنا لوائحه وعقوده وبرنامج الالتزام فيه.',
    logo: '/sample/logos/ufuq.svg',
    websiteUrl: 'https://ufuq.example',
    clientType: 'government',
    isVisible: true,
    displayOrder: 9,
  },
  {
    nameEn: 'Sidrah Energy',
    nameAr: 'سدرة للطاقة',
    descriptionEn:
      'A solar developer owned by Saudi and European shareholders. Joint venture, land rights and supply contracts.',
    descriptionAr:
      'شركة لتطوير الطاقة الشمسية يملكها شركاء سعوديون وأوروبيون، تولينا اتفاقية المشروع المشترك وحقوق الأرض وعقود التوريد.',
    logo: '/sample/logos/sidrah-energy.svg',
    websiteUrl: 'https://sidrah-energy.example',
    clientType: 'international',
    isVisible: true,
    displayOrder: 10,
  },
  {
    nameEn: 'Lawha',
    nameAr: 'لوحة',
    descriptionEn: 'The studio of a Riyadh calligrapher. Copyright, commissions and licenses for print.',
    descriptionAr: 'مرسم خطاط من الرياض، نتولى حقوق المؤلف وعقود الأعمال الفنية وتراخيص الطباعة.',
    logo: '/sample/logos/lawha.svg',
    websiteUrl: 'https://lawha.example',
    clientType: 'individual',
    isVisible: true,
    displayOrder: 11,
  },
  {
    nameEn: 'Tamkeen Logistics',
    nameAr: 'تمكين اللوجستية',
    descriptionEn: 'A warehouse operator near Riyadh. Leases, transport contracts and claims for lost goods.',
    descriptionAr: 'شركة لتشغيل المستودعات قرب الرياض، نتولى عقود الإيجار والنقل ومطالبات فقدان البضائع.',
    logo: '/sample/logos/tamkeen-logistics.svg',
    websiteUrl: 'https://tamkeen-logistics.example',
    clientType: 'corporate',
    isVisible: false,
    displayOrder: 12,
  },
]
