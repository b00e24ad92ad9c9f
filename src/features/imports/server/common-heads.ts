// Headers of address books and mail tools for common fields. Patterns match normalized headers.

export const emailWords = [
  'email address',
  'e-mail',
  'mail',
  'email 1',
  'primary email',
  'البريد',
  'الإيميل',
  'الايميل',
  'بريد إلكتروني',
  'عنوان البريد الإلكتروني',
]

/**
 * `E-mail 1 - Value`, `Email (Work)`, `E-mail 2 Address`, «عنوان البريد الإلكتروني 2»; not the type of an
 * address.
 */
export const emailHeads = [
  /^(primary|secondary|alternat(?:e|ive)|work|home|personal|business|contact|client|customer|subscriber|other)?e?mail\d?(address)?\d?(value|home|work|personal|other|primary|internet|type(internet|home|work|pref)+)?$/,
  /^e?mailid$/,
  /^(عنوان)?(ال)?(بريد|ايميل)(ال)?(الكتروني)?\d?(القيمه|العمل|الشخصي|المنزل|المشترك|العميل|الموظف|عمل|شخصي)?$/,
]

export const phoneWords = [
  'phone number',
  'mobile',
  'mobile number',
  'الهاتف',
  'الجوال',
  'رقم الجوال',
  'رقم الهاتف',
  'الهاتف المحمول',
]

/** Mobile numbers first; excludes fax numbers and types of numbers. */
export const phoneHeads = [
  /^(phone|telephone|tel)?(?:type)?(mobile|cell|cellular|iphone|whatsapp)(phone|telephone)?(number|no)?\d?(value)?$/,
  /^(رقم)?(ال)?(هاتف|تليفون|تلفون)?(ال)?(جوال|محمول|نقال|متنقل|خلوي|واتساب|واتس|تواصل)\d?(القيمه)?$/,
  /^(primary|work|home|business|office|main|other|company|companymain|contact)?(phone|telephone|tel)(number|no)?\d?(value|home|work|main|other|office|business)?$/,
  /^(رقم)?(ال)?(هاتف|تليفون|تلفون)(ال)?(عمل|منزل|مكتب|رئيسي|اساسي|اخر|شركه)?\d?(القيمه)?$/,
]
