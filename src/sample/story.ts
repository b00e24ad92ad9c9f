import type { SampleStoryPart } from './types.ts'

/**
 * The sample firm's story about itself. The titles of the values and the three testimonials are from the
 * specification; the people are invented, and each testimonial states this.
 */
export const sampleStory: readonly SampleStoryPart[] = [
  {
    kind: 'welcome',
    titleEn: 'Counsel with a\nclear line of sight',
    titleAr: 'حيث يستقيم الحق،\nيستقيم القرار',
    textEn:
      'We represent companies and individuals before the courts and quasi-judicial committees of Saudi Arabia.',
    textAr: 'نمثّل الشركات والأفراد أمام المحاكم واللجان شبه القضائية في المملكة العربية السعودية.',
    detailEn: 'Attorneys and legal consultants · Riyadh',
    detailAr: 'محامون ومستشارون قانونيون · الرياض',
  },
  {
    kind: 'introduction',
    titleEn: 'We read the whole file before we give an answer.',
    titleAr: 'نقرأ الملف كله قبل أن نجيب.',
    textEn:
      'The firm was founded in Riyadh in 2009 by three litigators who wanted fewer cases and longer preparation. Today fourteen lawyers and consultants work in Arabic and English, and every file has one responsible partner.',
    textAr:
      'أسّس المكتب في الرياض عام 2009 ثلاثة محامين أرادوا قضايا أقل وتحضيرًا أطول. ويعمل فيه اليوم أربعة عشر محاميًا ومستشارًا بالعربية والإنجليزية، ولكل ملف شريك واحد مسؤول عنه.',
    detailEn:
      'Attorneys and legal consultants in Riyadh since 2009: who we are, how we came to work this way, and what you can hold us to.',
    detailAr: 'محامون ومستشارون قانونيون في الرياض منذ عام 2009: من نحن، وكيف نعمل، وبماذا نلتزم أمامك.',
  },
  {
    kind: 'history',
    textEn:
      'The firm opened in Riyadh in 2009 with three litigators and one rule: nobody goes to a hearing on a file they have not read to its last page. The founders had spent years in large practices and had seen good claims lost for want of time. They chose fewer cases and longer preparation.\n\nThe rule outlived the first office. As clients entrusted us with their contracts, their companies and their employees, we added a field only when there was enough work for a lawyer to master it. Today fourteen lawyers and consultants work in Arabic and English, and every file still has one responsible partner.',
    textAr:
      'افتُتح المكتب في الرياض عام 2009 بثلاثة محامين وقاعدة واحدة: لا يحضر أحد جلسة في ملف لم يقرأه حتى صفحته الأخيرة. وكان المؤسسون قد أمضوا سنوات في مكاتب كبيرة ورأوا دعاوى قوية تضيع لضيق الوقت، فاختاروا قضايا أقل وتحضيرًا أطول.\n\nوبقيت القاعدة بعد أن كبر المكتب. فحين عهد إلينا العملاء بعقودهم وشركاتهم وشؤون العاملين لديهم، لم نُضف مجالًا إلا حين اجتمع له من العمل ما يكفي لإتقانه. ويعمل في المكتب اليوم أربعة عشر محاميًا ومستشارًا بالعربية والإنجليزية، ولا يزال لكل ملف شريك واحد مسؤول عنه.',
  },
  {
    kind: 'milestone',
    titleEn: '2009',
    titleAr: '2009',
    textEn: 'Three litigators open an office in Riyadh that takes disputes and nothing else.',
    textAr: 'ثلاثة محامين يفتتحون مكتبًا في الرياض يقتصر على المنازعات.',
  },
  {
    kind: 'milestone',
    titleEn: '2012',
    titleAr: '2012',
    textEn: 'Arbitration joins the work in court, in Arabic, English and French.',
    textAr: 'بداية العمل في التحكيم إلى جانب الترافع، بالعربية والإنجليزية والفرنسية.',
  },
  {
    kind: 'milestone',
    titleEn: '2014',
    titleAr: '2014',
    textEn:
      'A company asks for our advice before a dispute rather than after it, and the corporate practice begins.',
    textAr: 'شركة تطلب مشورتنا قبل النزاع لا بعده، ومعها يبدأ مجال الشركات في المكتب.',
  },
  {
    kind: 'milestone',
    titleEn: '2018',
    titleAr: '2018',
    textEn: 'The labor courts begin their work, and our employment practice with them.',
    textAr: 'المحاكم العمالية تباشر أعمالها، ومعها يبدأ مجال القضايا العمالية في المكتب.',
  },
  {
    kind: 'milestone',
    titleEn: '2023',
    titleAr: '2023',
    textEn:
      'The Personal Data Protection Law and the Civil Transactions Law come into force. We review our clients’ standard contracts clause by clause.',
    textAr:
      'سريان نظام حماية البيانات الشخصية ونظام المعاملات المدنية، ومراجعة نماذج العقود لدى عملائنا بندًا بندًا.',
  },
  {
    kind: 'milestone',
    titleEn: 'Today',
    titleAr: 'اليوم',
    textEn: 'Fourteen lawyers and consultants, and one responsible partner for every file.',
    textAr: 'أربعة عشر محاميًا ومستشارًا، وشريك مسؤول واحد لكل ملف.',
  },
  {
    kind: 'mission',
    textEn:
      'To give companies and individuals in the Kingdom advice they can act on: what the law says, what it means for them, what it costs, and what we would do in their place. We say it plainly in Arabic and in English, and we put it in writing.',
    textAr:
      'أن نقدّم للشركات والأفراد في المملكة مشورة صالحة للعمل بها: ما يقوله النظام، وما يعنيه لهم، وكم يكلّف، وماذا كنا سنفعل لو كنا مكانهم. نقولها بوضوح بالعربية والإنجليزية، ونثبتها كتابةً.',
  },
  {
    kind: 'vision',
    textEn:
      'To be known less for the cases we argued than for those we made unnecessary: contracts that hold, boards that know their duties, and disputes that end in a settlement where a settlement serves the client better.',
    textAr:
      'أن يُعرف المكتب بما أغنى عنه من قضايا أكثر مما يُعرف بما ترافع فيه: عقود تصمد، ومجالس إدارة تعرف واجباتها، ومنازعات تنتهي بالصلح حين يكون الصلح أنفع للعميل.',
  },
  {
    kind: 'value',
    titleEn: 'Excellence',
    titleAr: 'التميّز',
    textEn: 'A second lawyer reviews every memorandum before it leaves the office.',
    textAr: 'يراجع محامٍ ثانٍ كل مذكرة قبل أن تخرج من المكتب.',
    detailEn:
      'A second lawyer reviews every memorandum before it leaves the office, and signs for it. We study the cases we lost with the same care as those we won.',
    detailAr:
      'يراجع محامٍ ثانٍ كل مذكرة قبل أن تخرج من المكتب ويوقّع على مراجعته. وندرس القضايا التي خسرناها بالعناية التي ندرس بها ما كسبناه.',
  },
  {
    kind: 'value',
    titleEn: 'Integrity',
    titleAr: 'النزاهة',
    textEn: 'We decline a case we do not believe in, and we say why.',
    textAr: 'نعتذر عن القضية التي لا نقتنع بها، ونذكر السبب.',
    detailEn:
      'We decline a case we do not believe in, and we say why. Where a settlement serves you better than a lawsuit, you hear it from us first, even if it ends our work.',
    detailAr:
      'نعتذر عن القضية التي لا نقتنع بها، ونذكر السبب. وإذا كان الصلح أنفع لك من التقاضي قلنا ذلك قبل غيرنا، ولو انتهى به عملنا.',
  },
  {
    kind: 'value',
    titleEn: 'Client Focus',
    titleAr: 'التركيز على العميل',
    textEn: 'One partner answers for your file. You always know the next step and what it costs.',
    textAr: 'شريك واحد مسؤول عن ملفك، وتعرف دائمًا الخطوة التالية وتكلفتها.',
    detailEn:
      'One partner answers for your file. You always know the next step, its date and what it costs, and no fee changes before we have agreed it with you.',
    detailAr:
      'شريك واحد مسؤول عن ملفك. والخطوة التالية وموعدها وتكلفتها معلومة لك دائمًا، ولا تتغير الأتعاب قبل أن نتفق معك عليها.',
  },
  {
    kind: 'value',
    titleEn: 'Confidentiality',
    titleAr: 'السرية',
    textEn: 'Only the people working on your matter see your documents, from the first call.',
    textAr: 'لا يطّلع على مستنداتك إلا من يعمل على قضيتك، منذ أول اتصال.',
    detailEn:
      'Only the people working on your matter see your documents, from the first call. The duty does not end with the file: it binds us after the matter is closed.',
    detailAr:
      'لا يطّلع على مستنداتك إلا من يعمل على قضيتك، منذ أول اتصال. ولا ينتهي هذا الواجب بإغلاق الملف، بل يبقى ملزمًا لنا بعده.',
  },
  {
    kind: 'testimonial',
    titleEn: 'Faisal Al-Harbi',
    titleAr: 'فيصل الحربي',
    textEn: 'They told us plainly what we stood to lose, and prepared the case accordingly.',
    textAr: 'قالوا لنا بوضوح ما الذي قد نخسره، ثم بنوا القضية بحيث لا نخسره.',
    detailEn: 'Chief executive, Rawasi',
    detailAr: 'الرئيس التنفيذي، رواسي',
  },
  {
    kind: 'testimonial',
    titleEn: 'Hind Al-Subaih',
    titleAr: 'هند الصبيح',
    textEn:
      'I asked for a trademark and left with a plan: what to register first, what could wait, and what I did not need at all.',
    textAr: 'جئت أطلب تسجيل علامة، فخرجت بخطة: ما الذي نسجّله أولًا، وما الذي ينتظر، وما الذي لا نحتاجه أصلًا.',
    detailEn: 'Founder, Khuzama Foods',
    detailAr: 'المؤسِّسة، خزامى للأغذية',
  },
  {
    kind: 'testimonial',
    titleEn: 'Karin Brandt',
    titleAr: 'كارين برانت',
    textEn:
      'The Arabic and the English said the same thing. After ten years in the region I know how rare that is.',
    textAr: 'كان النص العربي والنص الإنجليزي يقولان الشيء نفسه. وبعد عشر سنوات في المنطقة أعرف كم يندر ذلك.',
    detailEn: 'Regional counsel, Wadi Freight',
    detailAr: 'المستشارة القانونية الإقليمية، وادي للشحن',
  },
]
