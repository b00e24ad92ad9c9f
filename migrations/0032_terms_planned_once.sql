-- The same search_terms as in publication_search, word for word: a body of the standard kind is read and planned anew by
-- every query that calls it, which took longer than all the rest of a short search; this one is planned once for each
-- connection. Nothing that was made with it changes.
DO $$
DECLARE
  -- Named in full, since a copy is restored under an empty search path.
  own text := (SELECT quote_ident(nspname) FROM pg_proc JOIN pg_namespace ON pg_namespace.oid = pronamespace
    WHERE pg_proc.oid = 'strip_affixes(text)'::regprocedure);
  dictionary jsonb := (
    SELECT jsonb_object_agg(strip_affixes(other), strip_affixes(word)) FROM (
      SELECT split_part(entry, ' ', 1) AS word, unnest((string_to_array(entry, ' '))[2:]) AS other
      FROM unnest(ARRAY[
        'عقد عقود', 'شريك شركاء', 'حكم أحكام', 'نظام أنظمة نظم', 'دعوى دعاوى', 'قضية قضايا', 'محكمة محاكم',
        'قانون قوانين', 'لائحة لوائح', 'بند بنود', 'شرط شروط', 'مادة مواد', 'حق حقوق', 'عامل عمال', 'أجر أجور',
        'رسم رسوم', 'ضريبة ضرائب', 'مصلحة مصالح', 'طرف أطراف', 'خصم خصوم', 'شاهد شهود', 'دليل أدلة',
        'وثيقة وثائق', 'صك صكوك', 'مالك ملاك', 'وكيل وكلاء', 'وارث ورثة', 'وقف أوقاف', 'وصية وصايا', 'سهم أسهم',
        'حصة حصص', 'مجلس مجالس', 'عضو أعضاء', 'مدير مدراء', 'رئيس رؤساء', 'فرع فروع', 'بنك بنوك', 'مصرف مصارف',
        'دين ديون', 'كفيل كفلاء', 'رهن رهون', 'مبلغ مبالغ', 'مال أموال', 'ثمن أثمان', 'سعر أسعار', 'فائدة فوائد',
        'ربح أرباح', 'خسارة خسائر', 'ضرر أضرار', 'عيب عيوب', 'خطأ أخطاء', 'جريمة جرائم', 'سجن سجون',
        'علامة علائم', 'اسم أسماء', 'سر أسرار', 'برنامج برامج', 'مركز مراكز', 'مدة مدد', 'أجل آجال', 'يوم أيام',
        'شهر أشهر شهور', 'سنة سنوات سنين', 'عام أعوام', 'سند أسناد', 'فاتورة فواتير', 'مشروع مشاريع', 'تاجر تجار',
        'سوق أسواق', 'قاض قضاة', 'خبير خبراء', 'عميل عملاء', 'زوج أزواج', 'طفل أطفال', 'أب آباء', 'ولد أولاد',
        'نموذج نماذج', 'نص نصوص', 'باب أبواب', 'فصل فصول', 'قيد قيود', 'حد حدود', 'سبب أسباب', 'أصل أصول',
        'دفع دفوع', 'طعن طعون', 'مسؤولية مسئولية', 'شؤون شئون شأن', 'لجنة لجان', 'عنوان عناوين', 'قرينة قرائن',
        'مليون ملايين', 'تاريخ تواريخ', 'حجة حجج', 'ذمة ذمم', 'بضاعة بضائع', 'دائرة دوائر', 'وسيلة وسائل',
        'رسالة رسائل', 'عرض عروض', 'قرض قروض', 'فكرة أفكار', 'عرف أعراف', 'مبدأ مبادئ', 'قاعدة قواعد',
        'تدبير تدابير', 'تقرير تقارير', 'حارس حراس', 'أجنبي أجانب'
      ]) AS entry
    ) AS listed);
BEGIN
  EXECUTE format($function$
CREATE OR REPLACE FUNCTION search_terms(words text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $body$
BEGIN
  RETURN (SELECT coalesce(string_agg(coalesce(%L::jsonb ->> word, word), ' ' ORDER BY place), '')
    FROM unnest(string_to_array(%s.strip_affixes(words), '  ')) WITH ORDINALITY AS split (word, place));
END
$body$
  $function$, dictionary, own);
END $$;--> statement-breakpoint
-- What a search reads of every match stays in its row, and summaries lie apart where a row is long. A row takes this form when
-- it is next written.
ALTER TABLE "publications" SET (toast_tuple_target = 1300), ALTER COLUMN "published_languages" SET STORAGE PLAIN,
  ALTER COLUMN "title_en" SET STORAGE MAIN, ALTER COLUMN "title_ar" SET STORAGE MAIN, ALTER COLUMN "cover_image" SET STORAGE MAIN,
  ALTER COLUMN "search_head" SET STORAGE MAIN, ALTER COLUMN "search_text" SET STORAGE MAIN,
  ALTER COLUMN "search_title" SET STORAGE MAIN;
