import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-settings.ts'

export const officeSettings: TranslationOf<typeof english.officeSettings> = {
  'settings.intro': 'ما يقرؤه الزوار في كل صفحة وفي نتائج البحث والروابط المشاركة.',
  'settings.tabs': 'الإعدادات حسب الموضوع',
  'settings.loading': 'جارٍ تحميل الإعدادات…',
  'settings.loadFailed': 'تعذّر تحميل الإعدادات',
  'settings.identity': 'هوية الموقع',
  'settings.siteTitleEn': 'اسم المكتب (بالإنجليزية)',
  'settings.siteTitleAr': 'اسم المكتب (بالعربية)',
  'settings.siteTitle.hint': 'كما يظهر للزوار. النص الإنجليزي مطلوب، ويظهر حيث لا توجد ترجمة.',
  'settings.siteDescriptionEn': 'وصف الموقع (بالإنجليزية)',
  'settings.siteDescriptionAr': 'وصف الموقع (بالعربية)',
  'settings.contact': 'التواصل',
  'settings.contactEmail': 'بريد التواصل',
  'settings.contactEmail2': 'بريد إضافي',
  'settings.contactPhone': 'هاتف التواصل',
  'settings.contactPhone2': 'هاتف إضافي',
  'settings.location': 'الموقع على الخريطة',
  'settings.location.hint':
    'خط العرض وخط الطول، مثل \u206624.71360, 46.67530\u2069. ومن دونهما يُعرض رابط للخريطة بدل الخريطة.',
  'settings.whatsapp': 'رقم واتساب',
  'settings.whatsapp.hint': 'لا يظهر رابط واتساب في الموقع من دون رقم.',
  'settings.contactAddressEn': 'عنوان المكتب (بالإنجليزية)',
  'settings.contactAddressAr': 'عنوان المكتب (بالعربية)',
  'settings.cityEn': 'المدينة (بالإنجليزية)',
  'settings.cityAr': 'المدينة (بالعربية)',
  'settings.city.hint': 'مكان تحرير العقد في عقود الأتعاب، وهو الرياض إن تُرك فارغًا.',
  'settings.logo': 'شعار الترويسة',
  'settings.logo.hint': 'تبدأ به عقود الأتعاب، وتبدأ باسم المكتب إن لم يُرفع شعار.',
  'settings.registration': 'بيانات التسجيل',
  'settings.licenseNumber': 'رقم الترخيص',
  'settings.commercialRegister': 'رقم السجل التجاري',
  'settings.payment': 'السداد',
  'settings.vatNumber': 'الرقم الضريبي',
  'settings.bankName': 'البنك',
  'settings.iban': 'رقم الحساب الدولي (الآيبان)',
  'settings.iban.hint':
    'يظهر للعميل بعد أن يصبح العقد ملزمًا. ويصل بريد إلى كل مدير عند تغييره، ويرى العملاء الرقم السابق مشطوبًا لمدة 14 يومًا.',
  'noMail.settings.iban.hint':
    'يظهر للعميل بعد أن يصبح العقد ملزمًا. وعند تغييره يرى العملاء الرقم السابق مشطوبًا لمدة 14 يومًا.',
  'settings.installmentReminders': 'التذكير بالدفعات',
  'settings.installmentReminders.hint': 'يصل تذكير إلى العميل قبل موعد الدفعة بثلاثة أيام وفي يومها.',
  'settings.installmentReminders.on': 'مفعّل: يُذكَّر العملاء',
  'settings.installmentReminders.off': 'غير مفعّل: لا يُذكَّر العملاء',
  'settings.requests': 'الطلبات',
  'settings.heardThrough': 'كيف عرف العملاء المكتب',
  'settings.heardThrough.hint':
    'إجابة في كل سطر، بالعربية أو الإنجليزية أو بهما معًا وبينهما |. وإن تُرك فارغًا استُخدمت قائمة افتراضية.',
  'settings.diligence': 'العناية الواجبة',
  'settings.diligenceAreas': 'المجالات التي تتطلب تدابير العناية الواجبة',
  'settings.diligenceAreas.hint': 'في طلبات هذه المجالات تُسجَّل درجة مخاطر العميل قبل إرسال عقد الأتعاب.',
  'settings.ownerShare': 'نسبة ملكية المستفيد الحقيقي (%)',
  'settings.ownerShare.hint': 'يُدوَّن من ملّاك الشركة من بلغت حصته هذه النسبة. وإن تُرك الحقل فارغًا فهي 25.',
  'settings.identityYears': 'سنوات حفظ سجلات الهوية',
  'settings.identityYears.hint': 'تُحفظ السجلات هذه السنوات بعد آخر طلب. وإن تُرك الحقل فارغًا فهي 10.',
  'settings.identityCopies': 'الاحتفاظ بصور وثائق الهوية',
  'settings.identityCopies.hint': 'وإلا أُتلفت الصورة بعد 30 يومًا من الاطلاع على الوثيقة.',
  'settings.identityCopies.on': 'يُحتفظ بالصور',
  'settings.identityCopies.off': 'تُتلف الصور بعد 30 يومًا',
  'settings.wholeNumber': 'يرجى إدخال عدد صحيح من {min} إلى {max}',
  'settings.availability': 'إتاحة الموقع',
  'settings.maintenance': 'وضع الصيانة',
  'settings.maintenance.hint':
    'يوقف الموقع مؤقتًا أمام الزوار. يبقى الدخول متاحًا للمديرين والموظفين، وتعرض الصفحة الهاتف والبريد الإلكتروني.',
  'settings.maintenance.on': 'مفعّل: الموقع مغلق أمام الزوار',
  'settings.maintenance.off': 'غير مفعّل: الموقع مفتوح للزوار',
  'settings.maintenance.title': 'هل تريد إغلاق الموقع أمام الزوار؟',
  'settings.maintenance.body':
    'تظهر للزوار والعملاء صفحة الصيانة مع الهاتف والبريد الإلكتروني حتى إيقاف وضع الصيانة. يبقى الدخول متاحًا للمديرين والموظفين.',
  'settings.maintenance.confirm': 'حفظ وإغلاق الموقع',
  'settings.arabic.hint': 'إن تُرك فارغًا عرضت الصفحات العربية النص الإنجليزي.',
  'settings.social': 'حسابات التواصل الاجتماعي',
  'settings.social.hint': 'لا تظهر في الموقع أيقونة شبكة من دون رابط.',
  'settings.facebook': 'رابط فيسبوك',
  'settings.twitter': 'رابط إكس (تويتر سابقًا)',
  'settings.linkedin': 'رابط لينكدإن',
  'settings.instagram': 'رابط إنستغرام',
  'settings.youtube': 'رابط يوتيوب',
  'settings.social.preview': 'الظاهر في الموقع',
  'settings.social.none': 'لا توجد أيقونات',
  'settings.search': 'محركات البحث',
  'settings.metaTitleEn': 'عنوان الصفحة لمحركات البحث (بالإنجليزية)',
  'settings.metaTitleAr': 'عنوان الصفحة لمحركات البحث (بالعربية)',
  'settings.metaDescriptionEn': 'وصف الصفحة لمحركات البحث (بالإنجليزية)',
  'settings.metaDescriptionAr': 'وصف الصفحة لمحركات البحث (بالعربية)',
  'settings.titleLength': '{n} من نحو 60 حرفًا تظهر في البحث',
  'settings.descriptionLength': '{n} من نحو 155 حرفًا تظهر في البحث',
  'settings.sharing': 'المشاركة',
  'settings.ogImage.hint': 'صورة بمقاس 1200 × 630 بكسل. من دونها تعرض الروابط المشاركة رسمًا يحمل اسم المكتب.',
  'settings.statistics': 'الإحصاءات',
  'settings.gaId.hint': 'مثل G-ABC1234567. لا تُحتسب الزيارة إلا بعد موافقة الزائر.',
  'settings.preview': 'معاينة',
  'settings.preview.search': 'معاينة نتيجة البحث',
  'settings.preview.share': 'معاينة الرابط المشارك',
  'settings.preview.note': 'معاينة تقريبية: قد تُختصر العناوين التي تتجاوز 60 حرفًا.',
  'settings.preview.noteGeneral':
    'معاينة تقريبية: قد تُختصر العناوين التي تتجاوز 60 حرفًا. يُعدَّل العنوان والوصف في تبويب محركات البحث.',
  'settings.unsaved': {
    zero: 'لا توجد تغييرات غير محفوظة',
    one: 'تغيير واحد غير محفوظ',
    two: 'تغييران غير محفوظين',
    few: '{n} تغييرات غير محفوظة',
    many: '{n} تغييرًا غير محفوظ',
    other: '{n} تغيير غير محفوظ',
  },
  'settings.changed': 'تغيّرت هذه الإعدادات أثناء تعديلها',
  'settings.clientConsent': 'الموافقة قبل إظهار العميل',
  'settings.clientConsent.hint':
    'موصى به. عندئذٍ لا يظهر العميل في الموقع إلا بموافقة محفوظة: صاحبها وتاريخها. وإلا فتظهر في القائمة علامة على الموافقة الناقصة فقط.',
  'settings.clientConsent.on': 'لا يظهر إلا بموافقة محفوظة',
  'settings.clientConsent.off': 'تظهر علامة على الموافقة الناقصة',
  'settings.security': 'الأمان',
  'settings.twoFactor': 'إلزام المديرين والموظفين بالمصادقة الثنائية',
  'settings.twoFactor.hint':
    'لا يُفتح للمدير أو الموظف قبل تفعيلها إلا صفحة حسابه، ويبقى الأمر اختياريًا للعملاء.',
  'settings.twoFactor.on': 'إلزامية للمديرين والموظفين',
  'settings.twoFactor.off': 'اختيارية للجميع',
  'settings.strictPasswords': 'كلمات مرور أقوى لمنسوبي المكتب',
  'settings.strictPasswords.hint':
    'يُنصح بتفعيله. عندئذ لا تقل كلمة المرور الجديدة للمدير أو الموظف عن 12 حرفًا، ولا تكون من أكثر 10,000 كلمة مرور شيوعًا، ولا تتضمن اسم صاحبها ولا اسم المكتب. وتبقى كلمات المرور الحالية صالحة حتى تُغيَّر، ويبقى الحد الأدنى للعملاء 6 أحرف.',
  'settings.strictPasswords.on': 'أقوى للمديرين والموظفين',
  'settings.strictPasswords.off': '6 أحرف على الأقل للجميع',
  'toast.settings.failed': 'تعذّر تحديث الإعدادات',
  'toast.settings.success': 'تم تحديث الإعدادات بنجاح',
  'settings.tab.general': 'عام',
  'settings.tab.social': 'وسائل التواصل الاجتماعي',
  'settings.tab.seo': 'تحسين محركات البحث (SEO)',
  'settings.ogImage': 'رابط صورة المشاركة (OG image)',
  'settings.gaId': 'معرّف Google Analytics',
}

export const office: TranslationOf<typeof english.office> = {
  'settings.title': 'الإعدادات',
}

export const officeActivity: TranslationOf<typeof english.officeActivity> = {
  'audit.entity.setting': 'الإعدادات',
  'activity.setting.update': '{who}: تعديل الإعدادات',
  'activity.record.setting': 'الإعدادات',
}

export const officeFind: TranslationOf<typeof english.officeFind> = {
  'find.settings.social': 'الإعدادات: وسائل التواصل الاجتماعي',
  'find.settings.seo': 'الإعدادات: تحسين محركات البحث (SEO)',
  'find.words.settings': 'اسم المكتب، هاتف، عنوان، بريد، ترخيص، وضع الصيانة',
}

export const officeHelp: TranslationOf<typeof english.officeHelp> = {
  'help.settings':
    'الاسم وبيانات التواصل وحسابات التواصل الاجتماعي وما تعرضه محركات البحث، باللغتين. وضع الصيانة يغلق الموقع أمام الزوار مؤقتًا. وزر في أعلى الصفحة يفتح ساعات العمل والإجازات.',
}

export const officeSetup: TranslationOf<typeof english.officeSetup> = {
  'sample.kind.settings': 'الإعدادات',
}

export const forms: TranslationOf<typeof english.forms> = {
  'val.siteTitle.required': 'اسم المكتب مطلوب',
  'val.siteDescription.required': 'وصف الموقع مطلوب',
  'val.contactEmail.valid': 'يلزم إدخال بريد إلكتروني صحيح',
  'val.contactPhone.required': 'هاتف التواصل مطلوب',
  'val.contactAddress.required': 'عنوان المكتب مطلوب',
  'val.metaTitle.required': 'عنوان الصفحة لمحركات البحث مطلوب',
  'val.metaDescription.required': 'وصف الصفحة لمحركات البحث مطلوب',
  'val.setting.twice': 'ورد هذا الإعداد مرتين. يرجى إرسال كل إعداد مرة واحدة.',
  'val.iban': 'يرجى إدخال رقم حساب سعودي مكوّن من 24 خانة',
  'val.vatNumber': 'يرجى إدخال الرقم الضريبي المكوّن من 15 رقمًا ويبدأ وينتهي بالرقم 3',
  'val.location': 'يرجى إدخال خط العرض وخط الطول تفصل بينهما فاصلة',
}

export const mail: TranslationOf<typeof english.mail> = {
  'mail.iban.subject': 'تغيير حساب المكتب لاستلام الدفعات',
  'mail.iban.text':
    'تم تغيير رقم الحساب الدولي (الآيبان) الذي يسدد إليه العملاء، وذلك من حساب {who} بتاريخ {when}. ويرى العملاء الرقم السابق مشطوبًا لمدة 14 يومًا.',
  'mail.iban.check':
    'إن لم يكن هذا التغيير متوقعًا فيرجى التحقق من الرقم في الإعدادات فورًا، وإعادة الرقم الصحيح، والاستفسار هاتفيًا من {who}.',
}
