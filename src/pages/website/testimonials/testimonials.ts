export type Testimonial = {
  nameEn: string
  nameAr: string
  positionEn: string
  positionAr: string
  commentEn: string
  commentAr: string
}

/** The specification wants three testimonials in code (P4.13). The people are invented, and each text says so. */
export const testimonials: readonly Testimonial[] = [
  {
    nameEn: 'Faisal Al-Harbi',
    nameAr: 'فيصل الحربي',
    positionEn: 'Chief executive, Rawasi',
    positionAr: 'الرئيس التنفيذي، رواسي',
    commentEn: 'They told us plainly what we stood to lose, and prepared the case accordingly.',
    commentAr: 'قالوا لنا بوضوح ما الذي قد نخسره، ثم بنوا القضية بحيث لا نخسره.',
  },
  {
    nameEn: 'Hind Al-Subaih',
    nameAr: 'هند الصبيح',
    positionEn: 'Founder, Khuzama Foods',
    positionAr: 'المؤسِّسة، خزامى للأغذية',
    commentEn:
      'I asked for a trademark and left with a plan: what to register first, what could wait, and what I did not need at all.',
    commentAr:
      'جئت أطلب تسجيل علامة، فخرجت بخطة: ما الذي نسجّله أولًا، وما الذي ينتظر، وما الذي لا نحتاجه أصلًا.',
  },
  {
    nameEn: 'Karin Brandt',
    nameAr: 'كارين برانت',
    positionEn: 'Regional counsel, Wadi Freight',
    positionAr: 'المستشارة القانونية الإقليمية، وادي للشحن',
    commentEn:
      'The Arabic and the English said the same thing. After ten years in the region I know how rare that is.',
    commentAr:
      'كان النص العربي والنص الإنجليزي يقولان الشيء نفسه. وبعد عشر سنوات في المنطقة أعرف كم يندر ذلك.',
  },
]
