// A line in place of a file, after public descriptions of both systems in English and Arabic. An export without media
// and one with media differ in it.

const kinds = {
  en: 'image|photo|video|video note|audio|gif|sticker|document|contact card|voice message|media',
  ar: '(?:ال)?(?:صورة|فيديو|مقطع فيديو|صوت|مقطع صوتي|ملصق|مستند|صورة متحركة|رسالة صوتية|بطاقة جهة اتصال|وسائط)',
}
/** The name and the pages of a document. */
const described = '(?:.{1,200} • .{1,30} )?'
const media = [
  `${described}<?(?:${kinds.en}) omitted>?`,
  `${described}<?(?:${kinds.ar}|gif) (?:غير مدرجة?|مستبعدة?)>?`,
  '<?تم استبعاد .{1,30}>?',
  `${described}<(?:attached|ال(?:م|مُ)رفق|مرفق): .{1,300}>`,
  String.raw`.{1,300} \((?:file attached|الملف مرفق|ملف مرفق)\)`,
].map((sentence) => new RegExp(`^(?:${sentence})$`, 'i'))

export const isMedia = (line: string): boolean => media.some((pattern) => pattern.test(line.trim()))
