import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/proof.ts'

export const account: TranslationOf<typeof english.account> = {
  'session.ended': 'تسجيل الدخول مرة أخرى',
  'session.ended.text': 'انتهت الجلسة. يرجى تسجيل الدخول مرة أخرى. وتبقى الصفحة بكل ما كُتب فيها كما هي.',
  'session.ended.unsent': 'نصك الذي لم يُرسل',
  'proof.title': 'تأكيد الهوية',
  'proof.text.change':
    'هذا تغيير مهم يلزم له تأكيد الهوية. يرجى إدخال كلمة المرور مرة أخرى، ويسري التأكيد عشر دقائق. وتبقى الصفحة بكل ما كُتب فيها كما هي.',
  'proof.text.access':
    'يتيح هذا الإجراء الوصول إلى حسابات أو بيانات. يرجى إدخال كلمة المرور مرة أخرى، ويسري التأكيد عشر دقائق. وتبقى الصفحة بكل ما كُتب فيها كما هي.',
  'proof.text.posted':
    'هذا قرار مهم يلزم له تأكيد الهوية. يرجى إدخال كلمة المرور مرة أخرى، ويسري التأكيد عشر دقائق. وبعد ذلك يُرسل القرار.',
  'proof.password': 'كلمة المرور',
  'proof.code': 'رمز التحقق أو رمز الاسترداد',
  'proof.confirm': 'تأكيد',
  'proof.failed': 'تعذّر التأكيد',
  'proof.passkey': 'التأكيد بمفتاح المرور',
}
