// Sentences that WhatsApp adds to a chat, after public descriptions of both systems in English and Arabic. The Arabic
// ones are compared without vowel marks.

const notices = [
  /^messages (?:and calls|you send|to this (?:chat|group)).*(?:end-to-end encrypt|secured)/i,
  /security code .*changed/i,
  /changed (?:their|his|her) phone number|changed to \+/i,
  /^you (?:un)?blocked this (?:contact|business)/i,
  /^this (?:business|chat) (?:uses|works|is now|is with)/i,
  /(?:turned (?:on|off)|updated|changed) .*(?:disappearing|message timer)/i,
  /(?:created|joined|left|added).* group/i,
  /^(?:الرسائل والمكالمات|الرسائل التي|الرسائل في هذه).*(?:مشفر|محمي)/,
  /رمز الأمان/,
  /(?:غيرت?|قامت? بتغيير|تغيير) .*رقم هاتف/,
  /حظر (?:جهة الاتصال هذه|هذا النشاط)/,
  /الرسائل ذاتية الاختفاء|مؤقت الرسائل/,
  /^(?:هذا النشاط التجاري|هذه الدردشة مع حساب)/,
  /(?:أنشأت?|بإنشاء|انضمت?|غادرت?|أضافت?|إضافت) .*المجموعة/,
]

/** The beginning of a notice that goes on after a colon, such as a group called "Case: 12". */
const beginnings =
  /^your security code with|created (?:this )?group|changed (?:the|this) (?:subject|group)|^رمز الأمان|(?:أنشأت?|بإنشاء) .*مجموعة|(?:غيرت?|بتغيير) .*(?:اسم|موضوع|وصف) المجموعة/i

const withoutVowels = (text: string): string => text.replace(/[\u064b-\u0652]/g, '')

export const isNotice = (text: string): boolean => notices.some((notice) => notice.test(withoutVowels(text)))
export const beginsNotice = (name: string): boolean => beginnings.test(withoutVowels(name))
