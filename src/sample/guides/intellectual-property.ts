import type { SampleGuide } from '../types.ts'

export const intellectualProperty: SampleGuide = {
  guideEn: `## Who this is for

Founders who have chosen a name, owners whose mark is being copied, and companies that license or buy a work, a mark or a patent.

## Time limits

- Others may oppose a trademark within sixty days of its publication (Trademark Law of the Gulf states).
- Protection lasts ten years and can be renewed.
- Five consecutive years without use may cost you the mark.

## Steps

1. We search the register in Arabic and Latin script, and outside the register.
2. We choose the classes with you and file with the Saudi Authority for Intellectual Property.
3. We watch the publication, and answer or bring an opposition in time.
4. Against a copy we secure the evidence, write to the other side, and go to the authority or the court.

## What to bring

- The name and the logo, as you use them
- A list of your goods and services
- The commercial registration, or the ID of the owner
- Invoices and dated photographs that show use

## Time and fees

A registration takes months because of the publication and the opposition period. Our fee is fixed for each application. The fees of the authority are listed apart.

## Questions

### Is my mark protected in all Gulf states?

No. The law is common to them, but each state has its own register.

### Do I own the logo I paid for?

Not by paying alone. Obtain a written assignment from the designer before you file.`,
  guideAr: `## لمن هذه الخدمة

للمؤسس الذي اختار اسمًا لمشروعه، ولمالك علامة تُقلَّد، وللشركة التي ترخّص أو تشتري مصنفًا أو علامة أو براءة اختراع.

## المدد النظامية

- يجوز للغير الاعتراض على العلامة خلال ستين يومًا من نشرها (نظام العلامات التجارية لدول مجلس التعاون).
- مدة الحماية عشر سنوات قابلة للتجديد.
- خمس سنوات متتالية بلا استعمال قد تُسقط العلامة.

## الخطوات

1. نبحث في السجل بالحرفين العربي واللاتيني، ثم خارج السجل.
2. نختار الفئات معك ونودع الطلب لدى الهيئة السعودية للملكية الفكرية.
3. نتابع النشر، ونقدّم الاعتراض أو نرد عليه في المدة.
4. إذا وقع تقليد حفظنا الأدلة وخاطبنا الطرف الآخر، ثم اتجهنا إلى الهيئة أو المحكمة.

## ما تحضره معك

- الاسم والشعار كما تستعملهما
- قائمة بسلعك وخدماتك
- السجل التجاري أو هوية المالك
- فواتير وصور مؤرخة تثبت الاستعمال

## المدة والأتعاب

يستغرق التسجيل شهورًا بسبب النشر ومدة الاعتراض. وأتعابنا مبلغ محدد لكل طلب، وتُذكر رسوم الهيئة مستقلة عنها.

## أسئلة

### هل تُحمى علامتي في دول الخليج كلها؟

لا، فالنظام موحد بينها، لكن لكل دولة سجلها.

### هل أملك الشعار الذي دفعت ثمن تصميمه؟

ليس بالدفع وحده. احصل على تنازل مكتوب من المصمم قبل الإيداع.`,
}
