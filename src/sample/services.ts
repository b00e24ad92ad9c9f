import { arbitration } from './guides/arbitration.ts'
import { companies } from './guides/companies.ts'
import { contracts } from './guides/contracts.ts'
import { dataProtection } from './guides/data-protection.ts'
import { employment } from './guides/employment.ts'
import { intellectualProperty } from './guides/intellectual-property.ts'
import { litigation } from './guides/litigation.ts'
import { realEstate } from './guides/real-estate.ts'
import type { SampleService } from './types.ts'

export const sampleServices: readonly SampleService[] = [
  {
    nameEn: 'Companies and investment',
    nameAr: 'الشركات والاستثمار',
    descriptionEn:
      'Formation, partners’ agreements, mergers and governance under the Companies Law. We draft the articles with the exit in mind, and sit with the board when a decision needs a record. Foreign investors receive one plan for registration, licenses and tax numbers.',
    descriptionAr:
      'تأسيس الشركات واتفاقيات الشركاء والاندماج والحوكمة وفق نظام الشركات. نراعي طريق التخارج منذ صياغة عقد التأسيس، ونحضر مع المجلس حين يحتاج القرار إلى توثيق. وللمستثمر الأجنبي خطة واحدة تجمع التسجيل والتراخيص والأرقام الضريبية.',
    situationEn: 'I am starting a company or taking on a partner',
    situationAr: 'أؤسّس شركة أو أُدخل شريكًا',
    ...companies,
    icon: 'fa-building',
    area: 'corporate',
    status: 'active',
    displayOrder: 0,
  },
  {
    nameEn: 'Litigation and advocacy',
    nameAr: 'التقاضي والترافع',
    descriptionEn:
      'Representation at every level before commercial, general and administrative courts. You receive a written assessment of the claim before we file it, with its weak points named. After each hearing you read what happened and what comes next.',
    descriptionAr:
      'الترافع في جميع الدرجات أمام المحاكم التجارية والعامة والإدارية. نسلّمك قبل قيد الدعوى تقييمًا مكتوبًا لها يبيّن نقاط ضعفها. وبعد كل جلسة تصلك خلاصة ما جرى والخطوة التالية.',
    situationEn: 'I am being sued, or have to sue',
    situationAr: 'رُفعت عليّ دعوى أو أريد رفع دعوى',
    ...litigation,
    icon: 'fa-balance-scale',
    area: 'litigation',
    status: 'active',
    displayOrder: 1,
  },
  {
    nameEn: 'Intellectual property',
    nameAr: 'الملكية الفكرية',
    descriptionEn:
      'Registering and defending trademarks, patents and copyright in the Kingdom. We search before we file, watch the gazette after, and oppose in time. Licenses and assignments are drafted so that they can be recorded.',
    descriptionAr:
      'تسجيل العلامات التجارية وبراءات الاختراع وحقوق المؤلف وحمايتها في المملكة. نبحث قبل الإيداع، ونتابع النشر بعده، ونعترض في المدة النظامية. ونصوغ عقود الترخيص والتنازل بحيث تقبل القيد.',
    situationEn: 'Somebody is using my trademark',
    situationAr: 'أحدٌ يستخدم علامتي التجارية',
    ...intellectualProperty,
    icon: 'fa-trademark',
    area: 'intellectual-property',
    status: 'active',
    displayOrder: 2,
  },
  {
    nameEn: 'Employment',
    nameAr: 'القضايا العمالية',
    descriptionEn:
      'Contracts, internal work rules and disputes before the labor courts. We advise employers before a dismissal rather than after it, and employees before they sign a settlement. Calculations of wages, leave and end-of-service award come with their working.',
    descriptionAr:
      'عقود العمل ولوائح تنظيم العمل والمنازعات أمام المحاكم العمالية. ننصح صاحب العمل قبل قرار الفصل لا بعده، والعامل قبل أن يوقّع المخالصة. وتصلك حسبة الأجور والإجازات ومكافأة نهاية الخدمة مفصّلة بخطواتها.',
    situationEn: 'I was dismissed, or have to let somebody go',
    situationAr: 'فُصلت من عملي أو أنهي عقد موظف',
    ...employment,
    icon: 'fa-users',
    area: 'employment',
    status: 'active',
    displayOrder: 3,
  },
  {
    nameEn: 'Real estate',
    nameAr: 'العقارات',
    descriptionEn:
      'Title review, leases, development contracts and off-plan sales. We read the deed, the plan and the license together before you pay. Disputes over handover, defects and rent go to the partner who reviewed the contract.',
    descriptionAr:
      'مراجعة الصكوك وعقود الإيجار والتطوير والبيع على الخارطة. نقرأ الصك والمخطط والرخصة معًا قبل أن تدفع. أما منازعات التسليم والعيوب والأجرة فيتولاها الشريك الذي راجع العقد.',
    situationEn: 'My property was handed over late or with defects',
    situationAr: 'تأخر تسليم عقاري أو ظهرت فيه عيوب',
    ...realEstate,
    icon: 'fa-home',
    area: 'real-estate',
    status: 'active',
    displayOrder: 4,
  },
  {
    nameEn: 'Contracts',
    nameAr: 'العقود',
    descriptionEn:
      'Drafting and negotiation in Arabic and English, with risk placed where it belongs. Every contract leaves the office with a one-page note of what each side must do and when. The two language versions are reviewed by the same lawyer.',
    descriptionAr:
      'الصياغة والتفاوض بالعربية والإنجليزية، مع توزيع واضح للمخاطر. يخرج كل عقد من المكتب ومعه صفحة واحدة تبيّن ما على كل طرف ومتى. ويراجع النصين العربي والإنجليزي محامٍ واحد.',
    situationEn: 'I have been given a contract to sign',
    situationAr: 'أمامي عقد أريد توقيعه',
    ...contracts,
    icon: 'fa-file-signature',
    area: 'contract',
    status: 'active',
    displayOrder: 5,
  },
  {
    nameEn: 'Arbitration and settlement',
    nameAr: 'التحكيم والتسوية',
    descriptionEn:
      'Arbitration agreements, proceedings and awards; settlement where it serves you better. We act before tribunals seated in Riyadh and abroad, in Arabic and English. Annulment and enforcement stay with the team that argued the case.',
    descriptionAr:
      'شروط التحكيم وإجراءاته وتنفيذ أحكامه، والصلح حين يكون أنفع لك. نترافع أمام هيئات التحكيم في الرياض وخارجها بالعربية والإنجليزية. وتبقى دعوى البطلان وطلب التنفيذ مع الفريق الذي ترافع في القضية.',
    situationEn: 'My contract sends us to arbitration',
    situationAr: 'عقدي يحيل النزاع إلى التحكيم',
    ...arbitration,
    icon: 'fa-handshake',
    area: 'litigation',
    status: 'active',
    displayOrder: 6,
  },
  {
    nameEn: 'Compliance and data protection',
    nameAr: 'الالتزام وحماية البيانات',
    descriptionEn:
      'Compliance programs and readiness for the Personal Data Protection Law. We map what you collect, write the notices and records the law asks for, and train the people who use them. If data leaks during working hours, we are on the call within the hour.',
    descriptionAr:
      'برامج الالتزام والجاهزية لنظام حماية البيانات الشخصية. نحصر ما تجمعه المنشأة من بيانات، ونكتب ما يطلبه النظام من إشعارات وسجلات، وندرّب من يعمل بها. وإن وقعت حادثة تسرب فنحن معك خلال ساعة.',
    situationEn: 'We hold personal data of our customers',
    situationAr: 'لدينا بيانات شخصية لعملائنا',
    ...dataProtection,
    icon: 'fa-shield-alt',
    area: 'other',
    status: 'active',
    displayOrder: 7,
  },
  {
    nameEn: 'Wills and family endowments',
    nameAr: 'الوصايا والأوقاف العائلية',
    descriptionEn:
      'Drafting wills, endowment deeds and family charters, and registering them with the competent bodies. We begin with a meeting of the family, not with a form.',
    descriptionAr:
      'صياغة الوصايا وصكوك الأوقاف والمواثيق العائلية وتوثيقها لدى الجهات المختصة. نبدأ باجتماع مع العائلة لا بنموذج جاهز.',
    situationEn: 'I want to put my estate in order',
    situationAr: 'أريد ترتيب وصيتي وأوقافي',
    guideEn: '',
    guideAr: '',
    icon: 'fa-scroll',
    area: 'other',
    status: 'inactive',
    displayOrder: 8,
  },
]
