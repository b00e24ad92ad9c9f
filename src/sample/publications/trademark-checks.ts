import type { SamplePublication } from '../types.ts'

export const trademarkChecks: SamplePublication = {
  titleEn: 'Five checks before you file a trademark',
  titleAr: 'خمس مراجعات قبل إيداع العلامة التجارية',
  summaryEn:
    'A refused application costs more than its fee: it costs the name. Five questions to answer before you file under the Trademark Law of the Gulf states.',
  summaryAr:
    'رفض الطلب لا يكلّف الرسوم وحدها، بل قد يكلّف الاسم نفسه. خمسة أسئلة تُجاب قبل الإيداع وفق نظام العلامات التجارية لدول مجلس التعاون.',
  contentEn: `By the time most founders ask about a trademark, the sign is on the door and the boxes are printed. The application then becomes a hope. It is better made into a check, and the check takes an afternoon.

Trademarks in the Kingdom are registered with the Saudi Authority for Intellectual Property under the Trademark Law of the states of the Gulf Cooperation Council. The law unifies the rules. It does not create one register for all six states.

## 1. Does the name distinguish anything?

“Fresh Bakery” describes what every bakery would like to be. A mark that only describes the goods, their quality or their origin will be refused, or will be so weak that nobody can be stopped from coming close to it. Invented words, and ordinary words in an unexpected place, make strong marks.

## 2. Is it free, in both scripts?

Search the register for the Arabic and the Latin form, for the sound and not only the spelling, and for the idea: a falcon in words may collide with a falcon in a drawing. Then search where the register does not look, in trade names, domain names and social accounts. A mark that is known in the Kingdom may be protected although it is not registered here.

## 3. Which goods and services?

Applications follow the international classification. Choose the classes for what you sell today and for what you have firm plans to sell. A restaurant that will bottle its sauce needs more than the class for restaurants.

## 4. Who owns it?

- File in the name of the company that will use the mark, not of the partner who happens to hold the account.
- If a designer drew the logo, obtain a written assignment of the copyright first.
- If a distributor offers to file on your behalf, decline politely.

## 5. Where, and until when?

> The right ends at the border of the register. The customer does not.

| Event | What to put in the calendar |
| --- | --- |
| Publication | Sixty days in which others may oppose, against a fee |
| Registration | Ten years of protection, renewable |
| Use | Five consecutive years without use may cost you the mark |
| Expansion | A national filing in each Gulf state you will enter |

Keep evidence of use from the first day: dated photographs of the shelf, invoices, campaigns. When someone asks for it, years later, it can no longer be made.

## And if you are late?

An owner who used a mark before another person registered it is not always without remedy, but the remedy is a dispute with a deadline. Registration is the cheaper argument.

Contracts built on the mark deserve the same care. A license must be in writing. Recording it in the register is not required, but it strengthens the licensee against others, so make it a step in the contract and not an afterthought.`,
  contentAr: `لا يسأل أكثر المؤسسين عن العلامة التجارية إلا بعد أن تُعلّق اللوحة وتُطبع العلب، فيصبح الطلب أمنية. والأولى أن يكون مراجعة، والمراجعة لا تأخذ أكثر من نصف يوم.

تُسجّل العلامات في المملكة لدى الهيئة السعودية للملكية الفكرية وفق نظام العلامات التجارية لدول مجلس التعاون لدول الخليج العربية. وقد وحّد النظام الأحكام بين الدول الست، لكنه لم ينشئ سجلًا واحدًا لها.

## 1. هل يميّز الاسم شيئًا؟

«المخبز الطازج» صفة يتمناها كل مخبز. والعلامة التي لا تزيد على وصف السلعة أو جودتها أو مصدرها تُرفض، أو تُقبل ضعيفة لا تمنع أحدًا من الاقتراب منها. أما الكلمة المبتكرة، أو الكلمة المألوفة في غير موضعها، فعلامة قوية.

## 2. هل الاسم متاح بالحرفين؟

ابحث في السجل عن الصيغة العربية واللاتينية معًا، وعن النطق لا الرسم وحده، وعن الفكرة أيضًا: فكلمة «صقر» قد تتعارض مع رسم صقر. ثم ابحث حيث لا ينظر السجل: في الأسماء التجارية وأسماء النطاقات وحسابات التواصل. وقد تُحمى العلامة المشهورة في المملكة ولو لم تُسجّل فيها.

## 3. أي السلع والخدمات؟

يتبع الإيداع التصنيف الدولي. فاختر فئات ما تبيعه اليوم وما عزمت على بيعه قريبًا. والمطعم الذي ينوي تعبئة صلصته يحتاج إلى أكثر من فئة المطاعم.

## 4. من المالك؟

- أودع باسم الشركة التي ستستعمل العلامة، لا باسم الشريك الذي صادف أن الحساب باسمه.
- إن كان الشعار من عمل مصمم فاحصل على تنازل مكتوب عن حقوق المؤلف أولًا.
- إن عرض عليك موزّع أن يودع العلامة نيابة عنك فاعتذر بلطف.

## 5. أين، وإلى متى؟

> ينتهي الحق عند حدود السجل، ولا ينتهي العميل عندها.

| الحدث | ما يُدوَّن في التقويم |
| --- | --- |
| النشر | ستون يومًا يجوز فيها للغير الاعتراض، مقابل رسم |
| التسجيل | عشر سنوات من الحماية قابلة للتجديد |
| الاستعمال | خمس سنوات متتالية بلا استعمال قد تُسقط العلامة |
| التوسع | إيداع وطني في كل دولة خليجية تنوي دخولها |

واحفظ أدلة الاستعمال من اليوم الأول: صور مؤرخة للرفوف، وفواتير، وحملات. فإذا طُلبت بعد سنوات لم يعد صنعها ممكنًا.

## وإن تأخرت؟

من استعمل العلامة قبل أن يسجّلها غيره لا يعدم الوسيلة دائمًا، غير أن وسيلته نزاع له مواعيد. والتسجيل أرخص الحجتين.

وللعقود التي تُبنى على العلامة نصيب من هذه العناية. فعقد الترخيص يجب أن يكون مكتوبًا، ولا يُشترط قيده في السجل، غير أن القيد يقوّي مركز المرخَّص له في مواجهة الغير. فاجعله خطوة في العقد، لا أمرًا يُترك لوقت لاحق.`,
  category: 'intellectual_property',
  authorUsername: 'reem.zahrani',
  daysAgo: 32,
  isVisible: true,
  publishedLanguages: ['en', 'ar'],
}
